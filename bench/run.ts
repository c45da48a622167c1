import { readExactModel } from '#kernel/read-exact-model.ts';
import { measureStl } from '#kernel/stl/measure-stl.ts';
import { nodeEngine } from '#test/support/kernel-engine.ts';
import { type ModelTruth, readModelBytes } from '#test/support/model-files.ts';
import { chooseModels } from './choose-models.ts';
import { type Format, loadPeers } from './peers.ts';
import { median, timePair } from './time-pair.ts';

// Reading + exact measuring + meshing here, against reading + meshing by occt-import-js; for STL against three's loader with its
// vertices joined, the least from which closedness can be told. Both warm, in turns, in one process:
// `npm run bench [-- [FOLDER] [PART OF A FILE NAME …]]`. Figures are processor time of the one thread both run on, so the machine's
// other work weighs on neither. A ratio under 1 means faster than the peer. Fails where a format takes longer than its limits.

const ROUNDS = 9;
const BUDGET_MS = 6_000;
/** The longest that reading and measuring may take as a multiple of the peer's time. */
const LIMITS: Record<Format, { readonly median: number; readonly worst: number }> = {
  STEP: { median: 1, worst: 1 },
  IGES: { median: 1.3, worst: 3 },
  STL: { median: 1, worst: 1 },
};

const { folder, models } = chooseModels();
const engine = nodeEngine();
const readByPeer = await loadPeers();

function readHere({ format }: ModelTruth, bytes: Uint8Array): unknown {
  if (format === 'STL') return measureStl(bytes, 'mm');
  return readExactModel({ bytes, format: format === 'STEP' ? 'step' : 'iges', engine });
}

const ratios: Record<Format, number[]> = { STEP: [], IGES: [], STL: [] };

async function compare(truth: ModelTruth, bytes: Uint8Array): Promise<void> {
  const { file, format } = truth;
  const times = await timePair(
    () => readHere(truth, bytes),
    () => readByPeer(format, bytes),
    ROUNDS,
    BUDGET_MS,
  );
  const ratio = median(times.ours.map((ours, round) => ours / (times.peer[round] ?? Number.NaN)));
  ratios[format].push(ratio);
  const [ours, peer] = [median(times.ours).toFixed(1), median(times.peer).toFixed(1)];
  const name = `${file.slice(0, 40).padEnd(40)} ${format.padEnd(6)}`;
  console.log(`${name} ${ours.padStart(9)} ${peer.padStart(9)}  ${ratio.toFixed(2)}  ${judge(ratio <= LIMITS[format].worst)}`);
}

function judge(isWithin: boolean): string {
  if (!isWithin) process.exitCode = 1;
  return isWithin ? 'pass' : 'FAIL';
}

console.log('Processor time per run, median of paired rounds; a ratio under 1 means faster than the peer.');
console.log(`${'model'.padEnd(40)} ${'format'.padEnd(6)} ${'ours ms'.padStart(9)} ${'peer ms'.padStart(9)}  ratio`);
for (const truth of models) await compare(truth, readModelBytes(folder, truth));
for (const [format, values] of Object.entries(ratios) as [Format, number[]][]) {
  if (values.length === 0) continue;
  const limit = LIMITS[format];
  const [middle, worst] = [median(values), Math.max(...values)];
  const told = `median ratio ${middle.toFixed(2)} of ${limit.median}, worst ${worst.toFixed(2)} of ${limit.worst}`;
  console.log(`${format}: ${told}, ${values.length} models  ${judge(middle <= limit.median && worst <= limit.worst)}`);
}

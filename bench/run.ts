import { existsSync } from 'node:fs';
import { readExactModel } from '#kernel/read-exact-model.ts';
import { measureStl } from '#kernel/stl/measure-stl.ts';
import { nodeEngines } from '#test/support/kernel-engines.ts';
import { FIXTURE_MODELS, type ModelTruth, readManifest, readModelBytes, sharedModels } from '#test/support/model-files.ts';
import { type Comparison, loadPeers } from './peers.ts';
import { median, timePair } from './time-pair.ts';

// Reading + exact measuring + meshing here, against reading + meshing by occt-import-js; for STL against three's loader, which
// copies the facets, and against the same with the vertices joined, from which alone closedness can be told. Both warm, in turns,
// in one process: `npm run bench [-- [FOLDER] [PART OF A FILE NAME …]]`. Figures are processor time of the one thread both run
// on, so the machine's other work weighs on neither. A ratio under 1 means faster than the peer.

const ROUNDS = 9;
const BUDGET_MS = 6_000;

const [first = '', ...others] = process.argv.slice(2);
const folderGiven = existsSync(`${first}/manifest.json`);
const folder = folderGiven ? first : (sharedModels() ?? FIXTURE_MODELS);
const wanted = (folderGiven ? others : [first, ...others]).filter((part) => part !== '');
const models = readManifest(folder).filter(({ file }) => wanted.length === 0 || wanted.some((part) => file.includes(part)));
const engines = nodeEngines();
const readByPeer = await loadPeers();

function readHere({ format }: ModelTruth, bytes: Uint8Array): unknown {
  if (format === 'STL') return measureStl(bytes, 'mm');
  return readExactModel({ bytes, format: format === 'STEP' ? 'step' : 'iges', engines });
}

const ratios: Record<Comparison, number[]> = { STEP: [], IGES: [], STL: [], 'STL joined': [] };
const slower: string[] = [];

async function compare(truth: ModelTruth, bytes: Uint8Array, comparison: Comparison): Promise<void> {
  const times = await timePair(
    () => readHere(truth, bytes),
    () => readByPeer(comparison, bytes),
    ROUNDS,
    BUDGET_MS,
  );
  const ratio = median(times.ours.map((ours, round) => ours / (times.peer[round] ?? Number.NaN)));
  ratios[comparison].push(ratio);
  if (ratio > 1) slower.push(`${truth.file} (${comparison}) ${ratio.toFixed(2)}`);
  const [ours, peer] = [median(times.ours).toFixed(1), median(times.peer).toFixed(1)];
  const name = `${truth.file.slice(0, 40).padEnd(40)} ${comparison.padEnd(10)}`;
  console.log(`${name} ${ours.padStart(9)} ${peer.padStart(9)}  ${ratio.toFixed(2)}${ratio > 1 ? '  slower' : ''}`);
}

console.log('Processor time per run, median of paired rounds; a ratio under 1 means faster than the peer.');
console.log(`${'model'.padEnd(40)} ${'against'.padEnd(10)} ${'ours ms'.padStart(9)} ${'peer ms'.padStart(9)}  ratio`);
for (const truth of models) {
  const bytes = readModelBytes(folder, truth);
  await compare(truth, bytes, truth.format);
  if (truth.format === 'STL') await compare(truth, bytes, 'STL joined');
}
for (const [comparison, values] of Object.entries(ratios)) {
  if (values.length === 0) continue;
  console.log(`${comparison}: median ratio ${median(values).toFixed(2)}, worst ${Math.max(...values).toFixed(2)}, ${values.length} models`);
}
console.log(slower.length === 0 ? 'Nothing slower than its peer' : `${slower.length} slower than the peer: ${slower.join(', ')}`);

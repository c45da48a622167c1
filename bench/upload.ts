import { resolve } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { uploadPart } from '#test/support/api-client.ts';
import { listDescendants } from '#test/support/child-processes.ts';
import { FIXTURE_MODELS, readManifest, readModelBytes, sharedModels } from '#test/support/model-files.ts';
import { PROJECT_ROOT } from '#test/support/project.ts';
import { readPeakMb, readProcess } from '#test/support/read-process.ts';
import { median } from './time-pair.ts';

// What a file costs from its upload to its part, by a process that has read nothing yet and by one that has, and the most memory of a CAD
// process: `npm run bench:upload [-- --against FOLDER] [PART OF A FILE NAME …]`. Another checkout, with its packages, takes turns with
// this one. Processor time is that of server and CAD process together, in which the machine's other work weighs little.

const ROUNDS = 3;
/** The second to the fourth job, while code is still being optimised, and the next four. */
const LATER_UPLOADS = 3;
const SETTLED_UPLOADS = 4;
/** What a server does of its own accord after it is ready: its CAD processes warm on for some three seconds. */
const SETTLING_MS = 8_000;
const DEFAULT_MODELS = [
  'as1-oc-214.stp',
  'nist_ctc_01_asme1_ap203.stp',
  'base_interface_AP214.STEP',
  'linkrods.step',
  'hammer.iges',
  'moteus_c1_brep_inch.igs',
  'azv_clamp.stl',
];
const PATIENCE_MS = 300_000;

interface Cost {
  readonly seconds: number;
  readonly cpuMs: number;
}

interface Look {
  readonly first: Cost;
  readonly later: Cost;
  readonly settled: Cost;
  readonly peakMb: number;
}

const { values, positionals } = parseArgs({ options: { against: { type: 'string' } }, allowPositionals: true });
const roots = values.against === undefined ? [PROJECT_ROOT] : [PROJECT_ROOT, values.against];
const folder = sharedModels() ?? FIXTURE_MODELS;
const all = readManifest(folder);
const models =
  positionals.length > 0
    ? all.filter(({ file }) => positionals.some((part) => file.includes(part)))
    : all.filter(({ file }) => folder === FIXTURE_MODELS || DEFAULT_MODELS.includes(file));

const FIGURES = {
  'first job, processor ms': ({ first }: Look) => first.cpuMs,
  'first job, seconds': ({ first }: Look) => first.seconds,
  'jobs 2 to 4, processor ms': ({ later }: Look) => later.cpuMs,
  'jobs 2 to 4, seconds': ({ later }: Look) => later.seconds,
  'jobs 5 to 8, processor ms': ({ settled }: Look) => settled.cpuMs,
  'jobs 5 to 8, seconds': ({ settled }: Look) => settled.seconds,
  'CAD process at most, MB': ({ peakMb }: Look) => peakMb,
} as const;

const ratios = new Map<string, number[]>();
for (const truth of models) {
  const file = { name: truth.file, bytes: new Uint8Array(readModelBytes(folder, truth)) };
  const looks = roots.map((): Look[] => []);
  for (let round = 0; round < ROUNDS; round += 1) {
    const turns = [...roots.keys()];
    for (const side of round % 2 === 0 ? turns : turns.reverse()) looks[side]?.push(await look(roots[side] ?? PROJECT_ROOT, file));
  }
  for (const [figure, of] of Object.entries(FIGURES)) {
    const [here = Number.NaN, there] = looks.map((side) => median(side.map(of)));
    const ratio = there === undefined ? '' : `${there.toFixed(2).padStart(10)}  ${(here / there).toFixed(2)}`;
    if (there !== undefined) ratios.set(figure, [...(ratios.get(figure) ?? []), here / there]);
    console.log(`${truth.file.slice(0, 36).padEnd(36)} ${figure.padEnd(25)} ${here.toFixed(2).padStart(10)}${ratio}`);
  }
}
for (const [figure, values] of ratios)
  console.log(`${figure}: median ratio ${median(values).toFixed(2)}, worst ${Math.max(...values).toFixed(2)}, ${values.length} models`);

/** One server of a checkout, started for this file. */
async function look(root: string, file: Parameters<typeof uploadPart>[1]): Promise<Look> {
  const { startServer, disposeServer }: typeof import('../test/support/start-server.ts') = await import(
    resolve(root, 'test/support/start-server.ts')
  );
  const server = await startServer({ env: { CAD_PROCESSES: '1', LOG_LEVEL: 'error' }, readyWithinMs: PATIENCE_MS });
  try {
    await pause(SETTLING_MS);
    const measure = async (): Promise<Cost> => {
      const [began, cpu] = [performance.now(), readCpuMs(server.pid)];
      await uploadPart(server.baseUrl, file);
      return { seconds: (performance.now() - began) / 1000, cpuMs: readCpuMs(server.pid) - cpu };
    };
    const measureEach = async (uploads: number): Promise<Cost> => {
      const costs: Cost[] = [];
      while (costs.length < uploads) costs.push(await measure());
      const middle = (of: (cost: Cost) => number) => median(costs.map(of));
      return { seconds: middle(({ seconds }) => seconds), cpuMs: middle(({ cpuMs }) => cpuMs) };
    };
    const first = await measure();
    const later = await measureEach(LATER_UPLOADS);
    const settled = await measureEach(SETTLED_UPLOADS);
    const peakMb = Math.max(...listDescendants(server.pid).map(readPeakMb));
    return { first, later, settled, peakMb };
  } finally {
    await disposeServer(server);
  }
}

/** Processor time of a process and all below it that live. */
function readCpuMs(pid: number): number {
  return [pid, ...listDescendants(pid)].reduce((sum, each) => sum + 1000 * (readProcess(each)?.seconds ?? 0), 0);
}

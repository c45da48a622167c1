import type { EstimatesByProfile } from '#domain/estimate/part-work.ts';
import { formatOfFilename } from '#domain/part/upload-limit.ts';
import { divideModel } from '#kernel/bodies/list-bodies.ts';
import { preparePartWork } from '#kernel/estimate/estimate-part-work.ts';
import { completeMeasurement } from '#kernel/inspect-model.ts';
import { measureStl } from '#kernel/stl/measure-stl.ts';
import type { FiguresReply, FiguresRequest, ModelFinding, NamedProfile } from './model-figures.ts';
import { composePrimingBall } from './priming-ball.ts';

// Measures files and works them out by the passes of the server, one file after the other.

addEventListener('message', async ({ data }: MessageEvent<FiguresRequest>) => {
  const reply = (found: ModelFinding) => postMessage({ id: data.id, found } satisfies FiguresReply);
  await workOut(data, reply).catch(() => {});
  reply({ type: 'end' });
});

async function workOut({ file: given, unit, profiles }: FiguresRequest, tell: (found: ModelFinding) => void): Promise<void> {
  const file = typeof given === 'string' ? composePrimingBall(given) : given;
  const bytes = new Uint8Array(await file.arrayBuffer());
  const format = formatOfFilename(file.name);
  if (format === null) return;
  // The engine of exact files is fetched for the first of them.
  const read = format === 'stl' ? measureStl(bytes, unit) : await (await import('./read-exact.ts')).readExact(format, bytes);
  if (read?.outcome !== 'read') return;
  const { boxMm, volumeMm3, triangles } = read.measurement;
  tell({ type: 'figures', figures: { boxMm, volumeMm3, triangles } });
  const [first, ...others] = Map.groupBy(profiles, ({ profile }) => profile.process).values();
  if (first === undefined) return;
  const divided = divideModel(read.mesh, read.measurement);
  // A first price soon: what may turn it into another, walls and other processes, takes four times as long.
  const work = preparePartWork(divided.bodies);
  const begun = estimate(work, first);
  tell({ type: 'work', isWhole: false, work: { measurement: read.measurement, estimates: begun } });
  if (given === 'fine-ball') return;
  const measurement = completeMeasurement(read.mesh, read.measurement, divided);
  tell({ type: 'work', isWhole: true, work: { measurement, estimates: { ...begun, ...estimate(work, others.flat()) } } });
}

/** The work on a part by profile, by their hashes. */
function estimate(work: ReturnType<typeof preparePartWork>, profiles: readonly NamedProfile[]): EstimatesByProfile {
  const found = work(profiles.map(({ profile }) => profile));
  return Object.fromEntries(profiles.map(({ hash }, at) => [hash, found[at] ?? null]));
}

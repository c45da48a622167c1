import type { EstimatesByProfile } from '#domain/estimate/part-work.ts';
import { divideModel, type ModelBody } from '#kernel/bodies/list-bodies.ts';
import { estimatePartWork } from '#kernel/estimate/estimate-part-work.ts';
import { completeMeasurement } from '#kernel/inspect-model.ts';
import { measureStl } from '#kernel/stl/measure-stl.ts';
import type { NamedProfile, StlFiguresReply, StlFiguresRequest, StlFinding } from './stl-figures.ts';

// Measures STL files and works them out by the passes of the server, one file after the other.

addEventListener('message', async ({ data }: MessageEvent<StlFiguresRequest>) => {
  const reply = (found: StlFinding) => postMessage({ id: data.id, found } satisfies StlFiguresReply);
  await workOut(data, reply).catch(() => {});
  reply({ type: 'end' });
});

async function workOut({ file, unit, profiles }: StlFiguresRequest, tell: (found: StlFinding) => void): Promise<void> {
  const read = measureStl(new Uint8Array(await file.arrayBuffer()), unit);
  if (read.outcome !== 'read') return;
  const { boxMm, volumeMm3, triangles } = read.measurement;
  tell({ type: 'figures', figures: { boxMm, volumeMm3, triangles } });
  const [first, ...others] = Map.groupBy(profiles, ({ profile }) => profile.process).values();
  if (first === undefined) return;
  const divided = divideModel(read.mesh, read.measurement);
  // A first price soon: what may turn it into another, walls and other processes, takes four times as long.
  const begun = estimate(divided.bodies, first);
  tell({ type: 'work', work: { measurement: read.measurement, estimates: begun } });
  const measurement = completeMeasurement(read.mesh, read.measurement, divided);
  tell({ type: 'work', work: { measurement, estimates: { ...begun, ...estimate(divided.bodies, others.flat()) } } });
}

/** The work on a part by profile, by their hashes. */
function estimate(bodies: readonly ModelBody[], profiles: readonly NamedProfile[]): EstimatesByProfile {
  const found = estimatePartWork(
    bodies,
    profiles.map(({ profile }) => profile),
  );
  return Object.fromEntries(profiles.map(({ hash }, at) => [hash, found[at] ?? null]));
}

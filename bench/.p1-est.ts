import { nodeEngines } from '#test/support/kernel-engines.ts';
import { readManifest, readModelBytes, sharedModels } from '#test/support/model-files.ts';
import { readStepShape } from '#kernel/step/read-step-shape.ts';
import { readIgesShape } from '#kernel/iges/read-iges-shape.ts';
import { listFaces } from '#kernel/exact/collect-bodies.ts';
const folder = sharedModels()!;
const engines = nodeEngines();
const oc: any = await engines.exact(); const iges = await engines.iges();
const run = (f: any, kind: string, eps: number): [number, number] => { const p = new oc.GProp_GProps();
  const e = kind === 'V' ? oc.BRepGProp.VolumeProperties(f, p, eps, false, false) : oc.BRepGProp.SurfaceProperties(f, p, eps, false);
  const m = p.Mass(); p.delete(); return [m, e]; };
for (const t of readManifest(folder).filter((t) => process.argv.slice(2).some((w) => t.file.includes(w)))) {
  const bytes = readModelBytes(folder, t);
  const shape: any = (t.format === 'STEP' ? readStepShape(oc, bytes) : readIgesShape(oc, iges as any, bytes)).shape;
  const faces = listFaces(oc, shape);
  const tot: any = { A: 0, V: 0 };
  for (const f of faces) { tot.A += run(f, 'A', 1e-7)[0]; tot.V += run(f, 'V', 1e-7)[0]; }
  console.log('==', t.file);
  for (const kind of ['A', 'V']) {
    const rows: [number, number, number][] = [];
    for (const f of faces) { const [r] = run(f, kind, 1e-7); const [m, e] = run(f, kind, 1e-3); rows.push([e, Math.abs(m - r) / Math.abs(r), Math.abs(m - r) / Math.abs(tot[kind])]); }
    // histogram by estimate decade: count, max true rel err, max err share
    const h: Record<string, [number, number, number]> = {};
    for (const [e, rel, sh] of rows) { const d = e === 0 ? '0' : e < 0 ? 'neg' : String(Math.floor(Math.log10(e))); const x = h[d] ??= [0, 0, 0]; x[0]++; x[1] = Math.max(x[1], rel); x[2] += sh; }
    console.log(kind, Object.entries(h).sort((a, b) => Number(a[0]) - Number(b[0])).map(([d, x]) => `1e${d}: n${x[0]} rel${x[1].toExponential(0)} share${x[2].toExponential(0)}`).join(' | '));
  }
}

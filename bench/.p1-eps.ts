import { nodeEngines } from '#test/support/kernel-engines.ts';
import { readManifest, readModelBytes, sharedModels } from '#test/support/model-files.ts';
import { readStepShape } from '#kernel/step/read-step-shape.ts';
import { readIgesShape } from '#kernel/iges/read-iges-shape.ts';
import { listFaces } from '#kernel/exact/collect-bodies.ts';
const folder = sharedModels()!;
const engines = nodeEngines();
const oc: any = await engines.exact(); const iges = await engines.iges();
const cpu = () => { const u = (process as any).threadCpuUsage(); return (u.user + u.system) / 1000; };
const names: Record<number, string> = {};
for (const k of Object.keys(oc.GeomAbs_SurfaceType)) names[oc.GeomAbs_SurfaceType[k]?.value ?? oc.GeomAbs_SurfaceType[k]] = k;
const run = (f: any, kind: string, eps: number) => { const p = new oc.GProp_GProps();
  if (kind === 'V') eps ? oc.BRepGProp.VolumeProperties(f, p, eps, false, false) : oc.BRepGProp.VolumeProperties(f, p, false, false, false);
  else eps ? oc.BRepGProp.SurfaceProperties(f, p, eps, false) : oc.BRepGProp.SurfaceProperties(f, p, false, false);
  const m = p.Mass(); p.delete(); return m; };
for (const t of readManifest(folder).filter((t) => process.argv.slice(2).some((w) => t.file.includes(w)))) {
  const bytes = readModelBytes(folder, t);
  const shape: any = (t.format === 'STEP' ? readStepShape(oc, bytes) : readIgesShape(oc, iges as any, bytes)).shape;
  const faces = listFaces(oc, shape);
  const groups: Record<string, any[]> = {};
  for (const f of faces) { const s = new oc.BRepAdaptor_Surface(f, false); const ty = s.GetType(); s.delete(); (groups[names[ty?.value ?? ty] ?? String(ty)] ??= []).push(f); }
  const tot: any = { A: 0, V: 0 };
  for (const f of faces) { tot.A += run(f, 'A', 1e-7); tot.V += run(f, 'V', 1e-7); }
  console.log('==', t.file);
  for (const [name, g] of Object.entries(groups)) for (const kind of ['A', 'V']) {
    const ref = g.map((f) => run(f, kind, 1e-7));
    let line = `  ${name.slice(8).padEnd(20)} ${kind} ${String(g.length).padStart(4)}`;
    for (const eps of [0, 1e-5, 1e-4, 1e-3, 1e-2, 1e-1]) {
      let got: number[] = [];
      const a = cpu(); const N = 4;
      for (let i = 0; i < N; i++) got = g.map((f) => run(f, kind, eps));
      const ms = (cpu() - a) / N;
      const err = got.reduce((s, v, i) => s + v - ref[i]!, 0) / tot[kind];
      line += ` | ${eps || 'plain'}: ${ms.toFixed(1)} ${Math.abs(err).toExponential(0)}`;
    }
    console.log(line);
  }
}

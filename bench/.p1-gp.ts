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
const run = (f: any, kind: string, eps = 0) => { const p = new oc.GProp_GProps(); const t = cpu();
  if (kind === 'V') eps ? oc.BRepGProp.VolumeProperties(f, p, eps, false, false) : oc.BRepGProp.VolumeProperties(f, p, false, false, false);
  else eps ? oc.BRepGProp.SurfaceProperties(f, p, eps, false) : oc.BRepGProp.SurfaceProperties(f, p, false, false);
  const m = p.Mass(); const d = cpu() - t; p.delete(); return [m, d]; };
const all: Record<string, any> = {};
for (const t of readManifest(folder).filter((t) => t.format !== 'STL' && t.file !== 'big_assembly.step' && (process.argv.length < 3 || process.argv.slice(2).some((w) => t.file.includes(w))))) {
  const bytes = readModelBytes(folder, t);
  let shape: any; try { shape = (t.format === 'STEP' ? readStepShape(oc, bytes) : readIgesShape(oc, iges as any, bytes)).shape; } catch { }
  if (!shape) continue;
  const faces = listFaces(oc, shape);
  const by: Record<string, any> = {};
  const whole = [0, 0];
  const ref: number[] = [];
  for (const f of faces) { ref.push(run(f, 'A', 1e-7)[0]); }
  const totA = ref.reduce((a, b) => a + b, 0);
  const vs = faces.map((f) => run(f, 'V', 1e-7)[0]); const totV = Math.abs(vs.reduce((a, b) => a + b, 0)) || 1;
  for (const [i, f] of faces.entries()) {
    const s = new oc.BRepAdaptor_Surface(f, false); const ty = s.GetType(); s.delete();
    const name = names[ty?.value ?? ty] ?? String(ty);
    const r = by[name] ??= { n: 0, tpa: 0, tpv: 0, taa: 0, tav: 0, dpa: 0, dpv: 0, daa: 0, dav: 0 };
    const pa = run(f, 'A'), pv = run(f, 'V'), aa = run(f, 'A', 1e-5), av = run(f, 'V', 1e-5);
    r.n++; r.tpa += pa[1]; r.tpv += pv[1]; r.taa += aa[1]; r.tav += av[1];
    r.dpa = Math.max(r.dpa, Math.abs(pa[0] - ref[i]!) / totA); r.dpv = Math.max(r.dpv, Math.abs(pv[0] - vs[i]!) / totV);
    r.daa = Math.max(r.daa, Math.abs(aa[0] - ref[i]!) / totA); r.dav = Math.max(r.dav, Math.abs(av[0] - vs[i]!) / totV);
  }
  console.log('==', t.file, faces.length);
  for (const [k, r] of Object.entries(by)) console.log(`   ${k.replace('GeomAbs_', '').padEnd(20)} n ${String(r.n).padStart(5)}  ms plain A ${r.tpa.toFixed(1)} V ${r.tpv.toFixed(1)}  adaptive A ${r.taa.toFixed(1)} V ${r.tav.toFixed(1)}  max err plain A ${r.dpa.toExponential(1)} V ${r.dpv.toExponential(1)}  adaptive A ${r.daa.toExponential(1)} V ${r.dav.toExponential(1)}`);
}

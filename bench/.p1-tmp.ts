import { nodeEngines } from '#test/support/kernel-engines.ts';
import { readManifest, readModelBytes, sharedModels } from '#test/support/model-files.ts';
import { readExactModel } from '#kernel/read-exact-model.ts';
import occtImport from 'occt-import-js';
const folder = sharedModels()!;
const engines = nodeEngines();
const peer: any = await (occtImport as any)({ print() {} });
const cpu = () => { const u = (process as any).threadCpuUsage(); return (u.user + u.system) / 1000; };
const want = process.argv.slice(2);
const p = { linearUnit: 'millimeter', linearDeflectionType: 'bounding_box_ratio', linearDeflection: 0.001, angularDeflection: Number(process.env.ANG ?? 0.35) };
const med = (v: number[]) => [...v].sort((a, b) => a - b)[Math.floor(v.length / 2)]!;
for (const t of readManifest(folder).filter((t) => t.format !== 'STL' && (want.length === 0 || want.some((w) => t.file.includes(w))))) {
  const bytes = readModelBytes(folder, t);
  const f = t.format === 'STEP' ? 'step' : 'iges';
  const o: number[] = [], q: number[] = [];
  let tris = 0, ptris = 0;
  const rounds = Number(process.env.ROUNDS ?? 7);
  const start = performance.now();
  for (let i = 0; i < rounds + 2; i++) {
    const a = cpu();
    const r = await readExactModel({ bytes, format: f, engines });
    const b = cpu();
    const pr = f === 'step' ? peer.ReadStepFile(bytes, p) : peer.ReadIgesFile(bytes, p);
    const c = cpu();
    if (i > 1) { o.push(b - a); q.push(c - b); }
    tris = r.outcome === 'read' ? r.measurement.triangles : -1;
    ptris = pr.success ? pr.meshes.reduce((s: number, m: any) => s + m.index.array.length / 3, 0) : -1;
    if (performance.now() - start > 12000 && i > 2) break;
  }
  console.log(t.file.slice(0, 40).padEnd(42), med(o).toFixed(1).padStart(8), med(q).toFixed(1).padStart(8), (med(o) / med(q)).toFixed(2).padStart(6), String(tris).padStart(8), String(ptris).padStart(8));
}

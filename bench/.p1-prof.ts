import { nodeEngines } from '#test/support/kernel-engines.ts';
import { readManifest, readModelBytes, sharedModels } from '#test/support/model-files.ts';
import { readExactModel } from '#kernel/read-exact-model.ts';
import { Session } from 'node:inspector/promises';
const folder = sharedModels()!;
const engines = nodeEngines();
for (const want of process.argv.slice(2)) {
  const t = readManifest(folder).find((t) => t.file.includes(want))!;
  const bytes = readModelBytes(folder, t);
  const format = t.format === 'STEP' ? 'step' : 'iges';
  for (let i = 0; i < 4; i++) await readExactModel({ bytes, format, engines });
  const s = new Session(); s.connect();
  await s.post('Profiler.enable'); await s.post('Profiler.setSamplingInterval', { interval: 200 }); await s.post('Profiler.start');
  const N = Number(process.env.N ?? 6);
  for (let i = 0; i < N; i++) await readExactModel({ bytes, format, engines });
  const { profile } = await s.post('Profiler.stop');
  const nodes = new Map(profile.nodes.map((n) => [n.id, n]));
  const parent = new Map<number, number>();
  for (const n of profile.nodes) for (const c of n.children ?? []) parent.set(c, n.id);
  const self = new Map<number, number>();
  profile.samples!.forEach((id, i) => self.set(id, (self.get(id) ?? 0) + profile.timeDeltas![i]! / 1000 / N));
  const incl = new Map<string, number>(), own = new Map<string, number>();
  for (const [id, ms] of self) {
    const seen = new Set<string>();
    let first = true;
    for (let n: number | undefined = id; n !== undefined; n = parent.get(n)) {
      const cf = nodes.get(n)!.callFrame;
      const isWasm = cf.url.startsWith('wasm');
      const name = isWasm ? 'W:' + cf.functionName : cf.functionName + ' ' + cf.url.split('/').pop() + ':' + cf.lineNumber;
      if (first) { own.set(name, (own.get(name) ?? 0) + ms); first = false; }
      if (!seen.has(name)) { seen.add(name); incl.set(name, (incl.get(name) ?? 0) + ms); }
    }
  }
  console.log('=====', t.file);
  const show = (m: Map<string, number>, k: number, filter = (s: string) => true) => [...m].filter(([s]) => filter(s)).sort((a, b) => b[1] - a[1]).slice(0, k).forEach(([s, ms]) => console.log(ms.toFixed(1).padStart(8), s.slice(0, 130)));
  console.log('-- inclusive JS'); show(incl, 34, (s) => !s.startsWith('W:'));
  if (process.env.W) { console.log('-- inclusive W'); show(incl, Number(process.env.W), (s) => s.startsWith('W:')); }
  console.log('-- own'); show(own, 12);
}

import { nodeEngines } from '#test/support/kernel-engines.ts';
import { readModelBytes, sharedModels } from '#test/support/model-files.ts';
import { readStepShape } from '#kernel/step/read-step-shape.ts';
import { listFaces } from '#kernel/exact/collect-bodies.ts';
const oc: any = await nodeEngines().exact();
const bytes = readModelBytes(sharedModels()!, { file: 'conical-surface.step' });
for (const ang of [0.35, 0.5, 0.2]) for (const lin of [1, 0.1, 0.01]) {
const shape: any = readStepShape(oc, bytes).shape;
for (const f of listFaces(oc, shape)) { const s = new oc.BRepAdaptor_Surface(f, false); const t = performance.now(); const m = oc.ReplicadMeshExtractor.extract(f, lin, ang, false); console.log(ang, lin, s.GetType()?.value ?? s.GetType(), JSON.stringify(oc.BRepTools.UVBounds(f)), (performance.now() - t).toFixed(1), m.getTrianglesSize() / 3); }
}

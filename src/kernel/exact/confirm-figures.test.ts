import { expect, test } from 'vitest';
import { handOver, oc } from '#test/support/made-shapes.ts';
import {
  boxAt,
  cut,
  cylinder,
  kit,
  lineBetween,
  ORIGIN,
  revolve,
  sheetOf,
  type TopoDS_Shape,
  torus,
  UP,
} from '#test/support/modelling-kit.ts';
import { TimeBudget } from '../basics/time-budget.ts';
import type { Face } from '../occt/words.ts';
import { confirmFigures, type ModelScale, scaleModel } from './confirm-figures.ts';
import { type BodyFigures, measureSolid } from './integrate/measure-body.ts';
import { meshBody } from './mesh/mesh-body.ts';
import { type MeshWeight, weighMesh } from './mesh/weigh-mesh.ts';

const [TIP, RIM] = [[0, 0, 5] as const, [3, 0, 0] as const];
const cone = () => revolve(sheetOf(lineBetween(TIP, ORIGIN), lineBetween(ORIGIN, RIM), lineBetween(RIM, TIP)));

let spentMs = 0;
const spent = new TimeBudget(() => spentMs);
spent.run(() => (spentMs += 1e6));

function measure(made: TopoDS_Shape, deflectionMm = DEFLECTION) {
  const body = handOver(made);
  const faces = oc.listFaces(body);
  const mesh = weighMesh(meshBody(oc, body, deflectionMm), faces.length, ORIGIN);
  return { faces, figures: measureSolid(oc, body, faces), mesh };
}

const DEFLECTION = 0.1;
/** Nothing is lost in it. */
const MODEL = { deflectionMm: DEFLECTION, slightMm3: 0, slightMm2: 0, budget: new TimeBudget(() => 0) };
const HURRIED = { ...MODEL, budget: spent };
const VOLUME = 200 * 120 - 16 * Math.PI;

/** A sheet of 1 mm with a hole of 8 mm. */
const { faces, figures, mesh } = measure(cut(boxAt(ORIGIN, [200, 120, 1]), cylinder([50, 50, -1], UP, 4, 3)));
const largest = figures.faceAreasMm2.indexOf(Math.max(...figures.faceAreasMm2));
/** The sheet's figures, and its mesh, with a volume that is off by a factor. */
const figuresOff = (factor: number) => ({ ...figures, volumeMm3: figures.volumeMm3 * factor });
const meshOff = (factor: number) => ({ ...mesh, volumeMm3: mesh.volumeMm3 * factor });
/** What is made of a body whose mesh is the same however fine. */
const confirm = (weight: MeshWeight, told: BodyFigures, model: ModelScale = MODEL, of: readonly Face[] = faces) =>
  confirmFigures(oc, { faces: of, origin: ORIGIN, weight, weighFinely: () => weight }, told, model);

test.each([0.97, 1.03])('API-17 puts a volume right that is told %d times as large on a thin sheet', (factor) => {
  const confirmed = confirm(mesh, figuresOff(factor));
  expect(confirmed.verdict).toBe('agreed');
  expect(confirmed.volumeMm3 / VOLUME).toBeCloseTo(1, 9);
});

test('API-17 puts the area of a face right that is 3 % off', () => {
  const faceAreasMm2 = figures.faceAreasMm2.map((area, face) => (face === largest ? area * 0.97 : area));
  const confirmed = confirm(mesh, { ...figures, faceAreasMm2 });
  expect(confirmed.verdict).toBe('agreed');
  expect((confirmed.faceAreasMm2[largest] ?? 0) / VOLUME).toBeCloseTo(1, 9);
});

test('API-17 lets none of three volumes pass that are 3 % apart', () => {
  expect(confirm(meshOff(0.97), figuresOff(1.03)).verdict).toBe('disagreed');
  expect(confirm(meshOff(0.97), figures).verdict).toBe('disagreed');
});

test('API-17 asks for a second integration where a face has no mesh', () => {
  const part = { ...mesh, volumeMm3: 0, facesNotMeshed: 1 };
  expect(confirm(part, figures)).toEqual({ ...figures, verdict: 'agreed' });
  expect(confirm(part, figuresOff(1.01)).verdict).toBe('disagreed');
});

test('meshes a body again that is small for its model, before it integrates', () => {
  const asked: number[] = [];
  const confirmBy = (fine: MeshWeight, deflectionMm: number) => {
    const weighFinely = (fineMm: number) => {
      asked.push(fineMm);
      return fine;
    };
    return confirmFigures(oc, { faces, origin: ORIGIN, weight: meshOff(0.9), weighFinely }, figures, { ...MODEL, deflectionMm });
  };
  expect(confirmBy(mesh, 2)).toEqual({ ...figures, verdict: 'agreed' });
  confirmBy(meshOff(0.9), 20);
  expect(asked.map((mm) => mm.toFixed(2))).toEqual(['0.25', '2.50', '0.31', '0.10']);
});

test('S-33 takes figures that agree with the mesh, and says of others that nothing confirms in time that they are unchecked', () => {
  expect(confirm(meshOff(0.9), figures, HURRIED)).toEqual({ ...figures, verdict: 'unchecked' });
  expect(confirm(mesh, figures, HURRIED)).toEqual({ ...figures, verdict: 'agreed' });
});

test('S-33 stops within a face whose integration takes longer than there is time', () => {
  let nowMs = 0;
  const budget = new TimeBudget(() => (nowMs += 100));
  const ring = measure(torus(20, 5));
  const off = { ...ring.mesh, volumeMm3: 0.9 * ring.mesh.volumeMm3 };
  expect(confirm(off, ring.figures, { ...MODEL, budget }, ring.faces).verdict).toBe('unchecked');
  expect(nowMs).toBeLessThan(10_000);
});

test('judges a mesh that lost a face by the others, whatever the number of faces', () => {
  const without = (values: Float64Array) => values.map((value, face) => (face === largest ? 0 : value));
  const part = {
    ...mesh,
    faceAreasMm2: without(mesh.faceAreasMm2),
    faceVolumesMm3: without(mesh.faceVolumesMm3),
    volumeMm3: mesh.volumeMm3 - (mesh.faceVolumesMm3[largest] ?? 0),
  };
  expect(Math.abs(part.volumeMm3 / VOLUME - 1)).toBeGreaterThan(0.1);
  const integrated: unknown[] = [];
  const get = (target: readonly Face[], key: string | symbol) => {
    if (/^\d+$/.test(String(key))) integrated.push(key);
    return Reflect.get(target, key);
  };
  expect(confirm(part, figures, MODEL, new Proxy(faces, { get }))).toEqual({ ...figures, verdict: 'agreed' });
  expect(integrated).toEqual([String(largest)]);
  expect(confirm(part, figuresOff(1.01)).verdict).toBe('disagreed');
});

test('does not hold a mesh against a wire thinner than its deflection', () => {
  const wire = measure(cylinder(ORIGIN, UP, 0.05, 500), 5);
  const off = { ...wire.mesh, volumeMm3: 0.8 * wire.mesh.volumeMm3 };
  expect(confirm(off, wire.figures, { ...MODEL, deflectionMm: 5 }, wire.faces)).toEqual({ ...wire.figures, verdict: 'agreed' });
});

test('lets a body be off by what is lost in the whole model, and no more', () => {
  const large = { ...meshOff(999), faceAreasMm2: mesh.faceAreasMm2.map((area) => 999 * area) };
  const parts = [mesh, large].map((weight) => ({ weight, placements: [0] }));
  const model = scaleModel(parts, DEFLECTION, MODEL.budget);
  expect(model.slightMm3 / VOLUME).toBeCloseTo(0.025, 6);
  expect(confirm(mesh, figuresOff(1.02), model)).toEqual({ ...figuresOff(1.02), verdict: 'agreed' });
  expect(confirm(mesh, figuresOff(1.03), model).volumeMm3 / VOLUME).toBeCloseTo(1, 9);
});

test.each([
  ['ball', () => new kit.BRepPrimAPI_MakeSphere(10).Shape(), (4000 / 3) * Math.PI],
  ['ring', () => torus(20, 5), 1000 * Math.PI ** 2],
  // At the tip the mesh has no normal worth the name.
  ['cone', cone, 15 * Math.PI],
])('tells the volume of a coarsely meshed %s within 5e-4', (_name, make, volumeMm3) => {
  const { mesh: coarse } = measure(make(), 0.5);
  expect(Math.abs(coarse.volumeMm3 / volumeMm3 - 1)).toBeLessThan(5e-4);
  expect(coarse.bentMm3 / volumeMm3).toBeGreaterThan(1e-3);
});

import { describe, expect, it } from 'vitest';
import { PROCESS_CODES } from '#domain/catalogue/process.ts';
import type { BodyWork } from '#domain/estimate/part-work.ts';
import { profileOf } from '#domain/rates/profile.ts';
import { DEMO_PROVIDER } from '#domain/shop/demo-provider.ts';
import {
  boxMesh,
  bracketMesh,
  extrudedMesh,
  joinMeshes,
  movedMesh,
  ringMesh,
  roundMesh,
  type SolidMesh,
  screwMesh,
  turnedMesh,
} from '#test/support/solids.ts';
import { estimatePrepared, estimateWork } from './estimate-work.ts';
import { weighHours } from './layers/machine-hours.ts';
import { metalHours } from './metal/estimate-metal.ts';
import { prepareBody } from './prepare-body.ts';
import { resinHours } from './resin/estimate-resin.ts';

const PROFILES = PROCESS_CODES.map((process) => profileOf(process, DEMO_PROVIDER.rateCard.processes[process].machines[0]));
const RESIN = profileOf('SLA', DEMO_PROVIDER.rateCard.processes.SLA.machines[0]);
const SEEDS = [1, 2, 3];

const SOLIDS: readonly (readonly [name: string, mesh: SolidMesh])[] = [
  ['a cube', boxMesh(20, 20, 20)],
  ['a bar', boxMesh(120, 18, 9)],
  ['a thin plate', boxMesh(150, 100, 1.5)],
  ['a rod longer than the plate', boxMesh(380, 6, 6)],
  ['an L bracket', bracketMesh(60, 30, 6)],
  ['a sphere', roundMesh(10, () => 20)],
  ['a ring', ringMesh(20, 8, 25, () => 6)],
  ['a screw', screwMesh()],
  ['a pebble', roundMesh(10, (polar, longitude) => 20 + 4 * Math.sin(3 * polar) * Math.cos(4 * longitude) + 2 * Math.sin(5 * polar))],
];

const METAL = profileOf('DMLS', DEMO_PROVIDER.rateCard.processes.DMLS.machines[0]);

/** What the work comes to: hours as they are charged, and cm³ of material weighed against them. */
function weighOf(work: BodyWork): number {
  switch (work.process) {
    case 'FDM':
      return sum(work.hours) + 0.01 * sum(work.laidDownCm3);
    case 'SLA': {
      const hours = weighHours(resinHours(work, RESIN.machine), work.placement, RESIN);
      return hours + 0.0112 * (work.solidCm3 + work.supportCm3);
    }
    case 'DMLS': {
      const hours = weighHours(metalHours(work, METAL.machine), work.placement, METAL);
      return hours + 0.0158 * (work.solidCm3 + work.supportCm3);
    }
    default:
      return work.wrapCm3;
  }
}

function sum(parts: Readonly<Record<string, number>>): number {
  return Object.values(parts).reduce((all, part) => all + part, 0);
}

function everyNumber(value: unknown): number[] {
  if (typeof value === 'number') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(everyNumber) : [];
}

describe('estimateWork', () => {
  it.each(SOLIDS)('HOLD-05 makes the same of %s at any angle, and fits it alike', (_, mesh) => {
    const bodies = [mesh, ...SEEDS.map((seed) => turnedMesh(mesh, seed))].map(prepareBody);
    for (const profile of PROFILES) {
      const works = bodies.map((body) => estimatePrepared(body, profile));
      const weighed = works.map(weighOf);
      expect(Math.max(...weighed) / Math.min(...weighed), profile.process).toBeLessThan(1.03);
      expect(new Set(works.map(({ placement }) => placement.fits)).size, profile.process).toBe(1);
    }
  });

  it('HOLD-05 finds that a rod longer than the plate fits along its diagonal, or tilted across the whole space', () => {
    expect(estimateWork(boxMesh(360, 5, 5), RESIN).placement.fits).toBe(true);
    const tilted = estimateWork(boxMesh(460, 4, 4), RESIN);
    expect(tilted.placement.fits).toBe(true);
    expect(tilted.placement.sizeMm.z).toBeGreaterThan(150);
    expect(estimateWork(boxMesh(500, 4, 4), RESIN).placement.fits).toBe(false);
  });

  it('HOLD-04 prints nothing that stands on a point or a sliver, as long as it can stand otherwise', () => {
    const filament = profileOf('FDM', DEMO_PROVIDER.rateCard.processes.FDM.machines[0]);
    // Two pyramids, base to base: where supports take long, they would stand on a tip.
    const points = Float32Array.of(20, 0, 0, 0, 20, 0, -20, 0, 0, 0, -20, 0, 0, 0, 80, 0, 0, -80);
    const pyramids = { positions: points, indices: Uint32Array.of(0, 1, 4, 1, 2, 4, 2, 3, 4, 3, 0, 4, 1, 0, 5, 2, 1, 5, 3, 2, 5, 0, 3, 5) };
    const { machine } = filament;
    const slow = { value: 0.5, unit: 'mm/s' } as const;
    const reluctant = { ...machine, supportSpeed: slow, supportInterfaceSpeed: slow, minimumLayerTime: { value: 0, unit: 's' } } as const;
    expect(estimateWork(pyramids, { ...filament, machine: reluctant }).placement.sizeMm.z).toBeLessThan(60);
    expect(estimateWork(boxMesh(1, 1, 60), filament).placement.sizeMm.z).toBeLessThan(2);
  });

  it('HOLD-04 stands a stub on its end, though it is lower on each of its many sides and waits for each layer anyway', () => {
    const filament = profileOf('FDM', DEMO_PROVIDER.rateCard.processes.FDM.machines[0]);
    const stub = roundMesh(48, (polar) => 12 / Math.max(Math.sin(polar), Math.abs(Math.cos(polar)) / 1.05));
    const { placement } = estimateWork(stub, filament);
    expect(Math.abs(placement.up[2])).toBeGreaterThan(0.999);
    expect(placement.sizeMm.z).toBeCloseTo(25.2, 1);
  });

  it('HOLD-04 stands a body level by its large faces, not by a facet of its hull that leans from a small foot', () => {
    const footed = joinMeshes(movedMesh(boxMesh(60, 40, 30), 1, [0, 0, 1]), boxMesh(2, 40, 2));
    const ups = prepareBody(footed).stances.map(({ frame }) => Math.abs(frame.z[2]));
    expect(ups.filter((up) => up > 0.999999)).toHaveLength(2);
    expect(ups.filter((up) => up > 0.999 && up < 0.999999)).toEqual([]);
  });

  it('HOLD-04 stands a tube on its end, as firmly as a block, but no thin wall', () => {
    const filament = profileOf('FDM', DEMO_PROVIDER.rateCard.processes.FDM.machines[0]);
    // 35 mm wide and 233 mm high: its ring covers no more than a square of 14 mm. Lying down it needs supports.
    const ring = ringMesh(64, 8, 16.5, (_, angle) => 1 / Math.max(Math.abs(Math.cos(angle)), Math.abs(Math.sin(angle))));
    const tube = { ...ring, positions: ring.positions.map((value, at) => (at % 3 === 2 ? value * 116.5 : value)) };
    expect(estimateWork(tube, filament).placement.sizeMm.z).toBeCloseTo(233, 1);
    expect(estimateWork(boxMesh(40, 1.5, 200), filament).placement.sizeMm.z).toBeLessThan(41);
  });

  it('HOLD-04 counts removing supports where a body can stand without any', () => {
    const { machine, ...filament } = profileOf('FDM', DEMO_PROVIDER.rateCard.processes.FDM.machines[0]);
    const around = Array.from({ length: 32 }, (_, n) => (n * Math.PI) / 16);
    const pin = extrudedMesh(
      around.map((angle) => [3 * Math.cos(angle), 3 * Math.sin(angle)]),
      50,
    );
    const supportOf = (hours: number) => {
      const removalWeight = { value: hours, unit: 'h' } as const;
      const work = estimateWork(pin, { ...filament, machine: { ...machine, removalWeight } });
      return work.process === 'FDM' ? work.laidDownCm3.support : Number.NaN;
    };
    expect(supportOf(0)).toBeGreaterThan(0);
    expect(supportOf(machine.removalWeight.value)).toBe(0);
  });

  it('HOLD-04 works out what can only stand on a sliver', () => {
    const { machine, buildMm } = profileOf('FDM', DEMO_PROVIDER.rateCard.processes.FDM.machines[0]);
    const narrow = { process: 'FDM', machine, buildMm: { ...buildMm, x: 3, y: 3 } } as const;
    expect(estimateWork(boxMesh(2, 2, 60), narrow).placement).toMatchObject({ fits: true, sizeMm: { z: expect.closeTo(60, 3) } });
  });

  it('HOLD-05 counts pad and lift as height', () => {
    expect(estimateWork(boxMesh(330, 199, 295), RESIN).placement.fits).toBe(false);
    expect(estimateWork(boxMesh(330, 199, 293), RESIN).placement.fits).toBe(true);
  });

  it.each(SOLIDS.filter(([name]) => /cube|plate|bracket|pebble/.test(name)))('HOLD-02 asks more when %s grows', (_, mesh) => {
    for (const profile of PROFILES) {
      const works = [0.4, 0.6, 1].map((scale) => weighOf(estimateWork(movedMesh(mesh, scale), profile)));
      for (const [n, weighed] of works.entries()) expect(weighed, profile.process).toBeGreaterThan(works[n - 1] ?? 0);
    }
  });

  it('HOLD-07 asks as much of a body with a sealed cavity as of the solid one', () => {
    const solid = boxMesh(30, 30, 30);
    const hollow = joinMeshes(
      solid,
      movedMesh(
        roundMesh(12, () => 12),
        -1,
        [15, 15, 15],
      ),
    );
    for (const profile of PROFILES) expect(weighOf(estimateWork(hollow, profile))).toBeCloseTo(weighOf(estimateWork(solid, profile)), 6);
  });

  it.each<[string, SolidMesh]>([
    ['nothing', { positions: new Float32Array(), indices: new Uint32Array() }],
    ['one triangle', { positions: Float32Array.of(0, 0, 0, 9, 0, 0, 0, 9, 0), indices: Uint32Array.of(0, 1, 2) }],
    ['triangles in one line', { positions: Float32Array.of(0, 0, 0, 1, 1, 1, 5, 5, 5), indices: Uint32Array.of(0, 1, 2) }],
    ['an open box', { ...boxMesh(10, 10, 10), indices: boxMesh(10, 10, 10).indices.slice(12) }],
    ['a box of 5 m', boxMesh(5000, 4000, 3000)],
    ['a speck', boxMesh(0.001, 0.001, 0.001)],
  ])('HOLD-12 gives finite figures for %s', (_, mesh) => {
    for (const profile of PROFILES) {
      const figures = everyNumber(estimateWork(mesh, profile));
      expect(figures.every(Number.isFinite), profile.process).toBe(true);
    }
  });
});

import { describe, expect, it } from 'vitest';
import { profileOf } from '#domain/rates/profile.ts';
import { DEMO_PROVIDER } from '#domain/shop/demo-provider.ts';
import { boxMesh, bracketMesh, joinMeshes, movedMesh, ringMesh, roundMesh, type SolidMesh, turnedMesh } from '#test/support/solids.ts';
import { estimateWork } from '../estimate-work.ts';
import { placeBody } from '../layers/place-body.ts';
import { prepareBody } from '../prepare-body.ts';
import { estimateMetal, metalHours } from './estimate-metal.ts';

const profile = profileOf('DMLS', DEMO_PROVIDER.rateCard.processes.DMLS.machines[0]);
const { machine } = profile;
const [layer, elevation, density] = [machine.layerHeight.value, machine.elevation.value, machine.supportDensity.value / 100];

function metalFor(mesh: SolidMesh, up: readonly [number, number, number], along: readonly [number, number, number]) {
  return estimateMetal(placeBody(prepareBody(mesh).shape, { up, along, sizeMm: { x: 0, y: 0, z: 0 } }, 'full'), machine);
}

describe('estimateMetal', () => {
  it('HOLD-02 stands a block on its face: solid metal to cut through, no lattice', () => {
    const figures = metalFor(boxMesh(40, 20, 10), [0, 0, 1], [1, 0, 0]);
    expect(figures.layers).toBe(Math.ceil((10 + elevation) / layer));
    expect(figures.standsOnCm2).toBeCloseTo(8, 3);
    expect(figures.stockCm3).toBeCloseTo((800 * elevation) / 1000, 3);
    expect(figures.supportCm3).toBe(0);
    expect(figures.outlineM).toBeCloseTo((120 * 10) / layer / 1000, 2);
  });

  it('HOLD-02 holds the leg of a bracket that reaches out over the plate', () => {
    // The bracket's second leg stands up from the plate; upside down it hangs 54 mm over it.
    const figures = metalFor(bracketMesh(60, 30, 6), [0, -1, 0], [1, 0, 0]);
    const lattice = density * (54 * 30 * 54 + 54 * 30 * elevation);
    expect((figures.supportCm3 * 1000) / lattice).toBeCloseTo(1, 1);
    expect(figures.stockCm3).toBeCloseTo((6 * 30 * elevation) / 1000, 1);
  });

  it('HOLD-02 anchors a cube that stands on a corner: a tenth of what it covers is held by a lattice, and cut through', () => {
    const third = Math.sqrt(1 / 3);
    const half = Math.sqrt(1 / 2);
    const cube = metalFor(boxMesh(50, 50, 50), [third, third, third], [half, -half, 0]);
    // Seen from above a hexagon; a tenth of it lies up to 13 mm over the corner, on average at two thirds of that.
    const areaMm2 = Math.sqrt(3) * 2500 * 0.1;
    const reachMm = Math.sqrt(areaMm2 / ((3 * Math.sqrt(3)) / 2));
    expect(cube.standsOnCm2 / ((density * areaMm2) / 100)).toBeCloseTo(1, 2);
    expect((cube.supportCm3 * 1000) / (density * areaMm2 * (elevation + (2 / 3) * reachMm))).toBeCloseTo(1, 1);
    expect(cube.stockCm3).toBeLessThan(0.001);
  });

  it.each([5, 20, 50])('HOLD-02 lays a cube of %i mm on a face, at any angle in its file, and nothing balances on a corner', (side) => {
    for (const seed of [1, 2, 3]) {
      const work = estimateWork(turnedMesh(boxMesh(side, side, side), seed), profile);
      if (work.process !== 'DMLS') throw new Error(work.process);
      expect(work.placement.sizeMm.z).toBeCloseTo(side, 3);
      expect(work.standsOnCm2).toBeCloseTo((side * side) / 100, 2);
      expect(work.supportCm3).toBe(0);
    }
  });

  it.each<[string, SolidMesh]>([
    ['an L bracket', bracketMesh(60, 30, 6)],
    ['a sphere', roundMesh(24, () => 20)],
    [
      'an open cup',
      joinMeshes(
        boxMesh(30, 30, 2),
        movedMesh(
          ringMesh(32, 12, 4, () => 3),
          1,
          [15, 15, 3],
        ),
      ),
    ],
    ['a bar', boxMesh(120, 18, 9)],
    ['a needle', roundMesh(32, (polar) => 40 / (Math.abs(Math.cos(polar)) + 12 * Math.sin(polar)))],
  ])('HOLD-02 %s stands on stock or on supports, whichever way up', (_, mesh) => {
    for (const { placed } of [...prepareBody(mesh).stances, ...prepareBody(mesh).tilts()]) {
      const { stockCm3, supportCm3, standsOnCm2 } = estimateMetal(placed.full(), machine);
      expect(standsOnCm2).toBeGreaterThan(0);
      expect(stockCm3 + supportCm3).toBeGreaterThan(0);
    }
  });

  it('HOLD-04 takes a way up without supports where removing them weighs more than what they save', () => {
    const work = (hours: number) => {
      const removalWeight = { value: hours, unit: 'h' } as const;
      const metal = estimateWork(boxMesh(60, 60, 8), {
        ...profile,
        machine: { ...machine, removalWeight, elevation: { value: 40, unit: 'mm' } },
      });
      return metal.process === 'DMLS' ? metal.supportCm3 : Number.NaN;
    };
    expect(work(0)).toBeGreaterThan(0);
    expect(work(5)).toBe(0);
  });

  it('HOLD-02 counts recoating by layers, melting by volume and cutting off by what stands on the plate', () => {
    const flat = metalFor(boxMesh(40, 20, 10), [0, 0, 1], [1, 0, 0]);
    const upright = metalFor(boxMesh(40, 20, 10), [1, 0, 0], [0, 1, 0]);
    expect(metalHours(upright, machine).shared / metalHours(flat, machine).shared).toBeCloseTo((40 + elevation) / (10 + elevation), 2);
    expect(upright.standsOnCm2).toBeCloseTo(2, 3);
    expect(metalHours(flat, machine).own).toBeGreaterThan(8 / machine.buildRate.value);
  });
});

import { describe, expect, it } from 'vitest';
import { DEMO_PROVIDER } from '#domain/demo-provider.ts';
import { profileOf } from '#domain/work/profile.ts';
import { boxMesh, bracketMesh, type SolidMesh } from '#test/support/solids.ts';
import { placeBody } from '../place-body.ts';
import { prepareBody } from '../prepare-body.ts';
import { estimateMetal, metalHours } from './estimate-metal.ts';

const { machine } = profileOf('DMLS', DEMO_PROVIDER.rateCard.processes.DMLS.machines[0]);
const [layer, elevation, density] = [machine.layerHeight.value, machine.elevation.value, machine.supportDensity.value / 100];

function metalFor(mesh: SolidMesh, up: readonly [number, number, number], along: readonly [number, number, number]) {
  return estimateMetal(placeBody(prepareBody(mesh).shape, { up, along, sizeMm: { x: 0, y: 0, z: 0 } }, 'full'), machine);
}

describe('estimateMetal', () => {
  it('HOLD-02 stands a block on its face: solid metal to cut through, no lattice', () => {
    const figures = metalFor(boxMesh(40, 20, 10), [0, 0, 1], [1, 0, 0]);
    expect(figures.layers).toBe(Math.ceil((10 + elevation) / layer));
    expect(figures.standsOnCm2).toBeCloseTo(8, 3);
    expect(figures.supportCm3).toBeCloseTo((800 * elevation) / 1000, 3);
    expect(figures.outlineM).toBeCloseTo((120 * 10) / layer / 1000, 2);
  });

  it('HOLD-02 holds the leg of a bracket that reaches out over the plate', () => {
    // The bracket's second leg stands up from the plate; upside down it hangs 54 mm over it.
    const figures = metalFor(bracketMesh(60, 30, 6), [0, -1, 0], [1, 0, 0]);
    const lattice = density * (54 * 30 * 54 + 54 * 30 * elevation);
    expect((figures.supportCm3 * 1000) / (lattice + 6 * 30 * elevation)).toBeCloseTo(1, 1);
  });

  it('HOLD-02 counts recoating by layers, melting by volume and cutting off by what stands on the plate', () => {
    const flat = metalFor(boxMesh(40, 20, 10), [0, 0, 1], [1, 0, 0]);
    const upright = metalFor(boxMesh(40, 20, 10), [1, 0, 0], [0, 1, 0]);
    expect(metalHours(upright, machine).shared / metalHours(flat, machine).shared).toBeCloseTo((40 + elevation) / (10 + elevation), 2);
    expect(upright.standsOnCm2).toBeCloseTo(2, 3);
    expect(metalHours(flat, machine).own).toBeGreaterThan(8 / machine.buildRate.value);
  });
});

import { describe, expect, test } from 'vitest';
import type { PartBuild } from '../../../stores/active-model-store.ts';
import { SAMPLE_BUILD } from '../../../testing/sample-build.ts';
import { describeBuild, describeThin, viewBuild } from './describe-build.ts';

const withWork = (work: Partial<PartBuild['work']>): PartBuild => ({ ...SAMPLE_BUILD, work: { ...SAMPLE_BUILD.work, ...work } });
const withFacts = (facts: Partial<PartBuild['facts']>): PartBuild => ({ ...SAMPLE_BUILD, facts: { ...SAMPLE_BUILD.facts, ...facts } });

describe('HOLD-04', () => {
  test('a part says how it stands, how high, in how many layers, with what supports, and on which machine', () => {
    expect(describeBuild(SAMPLE_BUILD, 'mm')).toEqual({
      heading: 'Stands with −x up',
      figures: '30 mm high · 150 layers · 1.2 g of supports',
      machine: 'FDM · Print farm',
      legend: [{ of: 'held', text: 'Held by supports: below 45° to the plate' }],
      note: null,
    });
    expect(describeBuild(SAMPLE_BUILD, 'in').figures).toContain('1.18 in high');
    expect(describeBuild(withWork({ orientation: 'tilted, (0.58, 0.58, 0.58) up' }), 'mm').heading).toBe(
      'Stands tilted, (0.58, 0.58, 0.58) up',
    );
  });

  test('little support is not none, and none is not drawn', () => {
    expect(describeBuild(withWork({ supportMassG: 0.01 }), 'mm').figures).toContain('under 0.1 g of supports');
    const without = withWork({ supportMassG: 0 });
    expect(describeBuild(without, 'mm')).toMatchObject({ figures: '30 mm high · 150 layers · no supports', legend: [] });
    expect(viewBuild(without, true).stance).toMatchObject({ supportAngle: null });
  });

  test('powder holds a part; where supports lift it, the plate is that much lower', () => {
    expect(describeBuild(withFacts({ supports: null }), 'mm')).toMatchObject({
      figures: '30 mm high · 150 layers · no supports, the powder holds it',
      legend: [],
    });
    const lifted = withFacts({ supports: { angle: 45, liftMm: 5 } });
    expect(describeBuild(lifted, 'mm').legend.at(-1)).toEqual({ of: 'plate', text: 'Plate, 5 mm below the part' });
    expect(viewBuild(lifted, true).stance).toMatchObject({ liftMm: 5, supportAngle: 45, up: { x: -1, y: 0, z: 0 }, layerMm: 0.2 });
  });

  test('several bodies are placed each on its own, so none is drawn on a plate', () => {
    const several = { ...SAMPLE_BUILD, bodies: 3 };
    expect(describeBuild(several, 'mm')).toMatchObject({
      heading: '3 bodies, each placed on its own',
      figures: '1.2 g of supports',
      legend: [],
      note: expect.stringContaining('as the file has them'),
    });
    expect(viewBuild(several, true).stance).toBeNull();
  });
});

describe('HOLD-08', () => {
  test('thin spots are told in the unit of the part, with what the process needs and the error', () => {
    expect(describeThin(SAMPLE_BUILD, 'mm')).toEqual({
      spots: [{ thickness: '0.4 mm', at: { x: 10.04, y: -0.001, z: 2.5 } }],
      note: 'FDM needs 0.8 mm. Measured to ±0.01 mm.',
    });
    expect(describeThin(SAMPLE_BUILD, 'in')?.spots).toMatchObject([{ thickness: '0.016 in' }]);
    expect(describeThin(withFacts({ thinSpots: [] }), 'mm')).toBeNull();
  });

  test('pins are drawn whether the part stands on its machine or not', () => {
    const pins = [{ mm: 0.4, at: { x: 10.04, y: -0.001, z: 2.5 } }];
    expect(viewBuild(SAMPLE_BUILD, false)).toEqual({ stance: null, thinSpots: pins });
    expect(viewBuild(SAMPLE_BUILD, true).thinSpots).toEqual(pins);
  });
});

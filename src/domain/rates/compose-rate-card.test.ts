import { describe, expect, test } from 'vitest';
import { MACHINE_PRESETS } from '../machines/presets/machine-presets.ts';
import { checkRateCard } from './check-rate-card.ts';
import { composeRateCard } from './compose-rate-card.ts';
import { tellPlacedProblem } from './tell-problem.ts';

function compose(...presets: string[]) {
  const composed = composeRateCard(presets);
  if (!composed.ok) throw new Error(composed.problem);
  const check = checkRateCard(JSON.parse(JSON.stringify(composed.card)));
  if (!check.ok) throw new Error(check.problems.map(tellPlacedProblem).join('\n'));
  return check.rateCard;
}

test('HOLD-10 a card to start from is complete, and tells what is published beside each price of material and each hour', () => {
  const text = JSON.stringify(compose());
  expect(text).toContain('"price":{"value":420,"unit":"money/kg","published":"324 to 540 (Phasio');
  expect(text.match(/"published":/g)?.length).toBeGreaterThan(24);
});

describe('HOLD-09 a shop can start from', () => {
  test.each(Object.entries(MACHINE_PRESETS))(
    '%s: each figure has its unit, the machine is named, and so is who published it',
    (name, preset) => {
      const rates = compose(name).processes[preset.process];
      const [machine] = rates.machines;
      expect(machine.figures).toEqual(JSON.parse(JSON.stringify(preset.machine)));
      expect(machine.build).toEqual(JSON.parse(JSON.stringify(preset.build)));
      expect(machine.figures.name).not.toBe('');
      expect(preset.source.length).toBeGreaterThan(20);
      expect(preset.year).toBeGreaterThan(2015);
      expect(JSON.stringify(rates)).toContain(preset.source);
    },
  );

  test('machines of several processes at once', () => {
    const { processes } = compose('prusa-mk3s', 'formlabs-form3');
    expect([processes.FDM.machines[0].figures.name, processes.SLA.machines[0].figures.name]).toEqual([
      'Prusa MK3S+ class, 0.20 mm layers',
      'Formlabs Form 3 class, laser',
    ]);
  });
});

test.each([
  [['ender'], /^There is no preset ender\. The presets are print-farm, prusa-mk3s, /],
  [['prusa-mk3s', 'print-farm'], /^A card has one machine for each process; print-farm is the second for FDM\.$/],
])('HOLD-09 %j is refused in words', (names, words) => {
  expect(composeRateCard(names)).toEqual({ ok: false, problem: expect.stringMatching(words) });
});

import { describe, expect, test } from 'vitest';
import { checkRateCard } from './check-rate-card.ts';
import { DEMO_RATE_CARD } from './demo-rate-card.ts';

/** The demonstration's card, as parsed from JSON, with one value replaced; undefined removes it. */
function cardWith(path: string, value: unknown): unknown {
  const card: unknown = JSON.parse(JSON.stringify(DEMO_RATE_CARD));
  const keys = path.split('.');
  const last = keys.pop() ?? '';
  const parent = keys.reduce<unknown>((node, key) => Reflect.get(node as object, key), card);
  if (value === undefined) Reflect.deleteProperty(parent as object, last);
  else Reflect.set(parent as object, last, value);
  return card;
}

test('the demonstration’s rate card is sound, also after a trip through JSON', () => {
  expect(checkRateCard(JSON.parse(JSON.stringify(DEMO_RATE_CARD)))).toEqual({ ok: true, rateCard: DEMO_RATE_CARD });
});

describe('a rate card is refused when a rate', () => {
  test.each([
    ['is missing', 'processes.FDM.machineHour', undefined],
    ['is negative', 'processes.SLA.machineHour.value', -1],
    ['is not finite', 'processes.SLS.setup.value', Number.POSITIVE_INFINITY],
    ['is no number', 'processes.SLS.setup.value', '12'],
    ['has another dimension', 'processes.MJF.machineHour.unit', 'money/min'],
    ['has no unit', 'processes.MJF.machineHour', { value: 28 }],
    ['is a bare number', 'processes.MJF.machineHour', 28],
    ['that prices are divided by is 0', 'processes.DMLS.machine.buildRate.value', 0],
    ['of the machine is missing', 'processes.FDM.machine.lineWidth', undefined],
    ['is none of the choices', 'processes.FDM.machine.infillPattern', 'cubic'],
    ['belongs to another machine', 'processes.FDM.machine', DEMO_RATE_CARD.processes.SLS.machine],
    ['of a material is missing', 'materials.fdm-pla', undefined],
    ['of a material is wrongly dimensioned', 'materials.fdm-pla.price.unit', 'money/lb'],
    ['of a finish is missing', 'finishes.polished.minimum', undefined],
    ['of a limit is missing', 'processes.SLA.limits.buildX', undefined],
    ['of an operation is missing', 'processes.SLA.operations.0.cost', undefined],
    ['table is no list', 'processes.SLA.operations', 'none'],
    ['leaves no price (margin of 100 %)', 'processes.SLA.margin.value', 100],
    ['lets machines run longer than a day', 'processes.FDM.hoursPerDay.value', 25],
    ['counts half a machine', 'processes.FDM.machines.value', 2.5],
    ['counts the hours of all machines together, as it used to', 'processes.FDM.machines', undefined],
    ['has no bounds', 'processes.FDM.plausible', undefined],
    ['of the machine stands there, but not its name', 'processes.FDM.machine.name', undefined],
    ['of a calibration is 0', 'processes.FDM.machine.hoursFactor.value', 0],
    ['discounts the first piece', 'processes.SLA.quantityDiscounts.0.discount.value', 5],
    ['discounts more pieces less', 'processes.SLA.quantityDiscounts.3.discount.value', 1],
    ['discounts so steeply that more would cost less', 'processes.SLA.quantityDiscounts.1.discount.value', 75],
    ['version is missing', 'version', ''],
  ])('%s: %s', (_why, path, value) => {
    const check = checkRateCard(cardWith(path, value));
    expect(check.ok).toBe(false);
    const where = path
      .replace(/\.(value|unit)$/, '')
      .split('.')
      .slice(0, 3)
      .join('.');
    if (!check.ok) expect(check.problems.join('\n')).toContain(where);
  });
});

test.each([null, undefined, 'card', 7, [], {}, { processes: null }])('%j is no rate card', (value) => {
  expect(checkRateCard(value).ok).toBe(false);
});

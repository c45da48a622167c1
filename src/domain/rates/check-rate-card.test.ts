import { describe, expect, test } from 'vitest';
import { CATALOGUE } from '../catalogue/catalogue.ts';
import { rate } from '../money/rate.ts';
import { catalogueOf } from '../shop/card-catalogue.ts';
import { checkRateCard } from './check-rate-card.ts';
import { DEMO_RATE_CARD } from './demo-rate-card.ts';
import type { RateCard } from './rate-card.ts';
import { tellPlacedProblem } from './tell-problem.ts';

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
    ['is missing', 'processes.FDM.machines.0.hour', undefined],
    ['is negative', 'processes.SLA.machines.0.hour.value', -1],
    ['is not finite', 'processes.SLS.setup.value', Number.POSITIVE_INFINITY],
    ['is no number', 'processes.SLS.setup.value', '12'],
    ['has another dimension', 'processes.MJF.machines.0.hour.unit', 'money/min'],
    ['has no unit', 'processes.MJF.machines.0.hour', { value: 28 }],
    ['is a bare number', 'processes.MJF.machines.0.hour', 28],
    ['that prices are divided by is 0', 'processes.DMLS.machines.0.figures.buildRate.value', 0],
    ['of the machine is missing', 'processes.FDM.machines.0.figures.lineWidth', undefined],
    ['is none of the choices', 'processes.FDM.machines.0.figures.infillPattern', 'cubic'],
    ['belongs to another machine', 'processes.FDM.machines.0.figures', DEMO_RATE_CARD.processes.SLS.machines[0].figures],
    ['of a material is missing', 'materials.fdm-pla', undefined],
    ['of a material is wrongly dimensioned', 'materials.fdm-pla.price.unit', 'money/lb'],
    ['of a finish is missing', 'finishes.polished.minimum', undefined],
    ['of a limit is missing', 'processes.SLA.machines.0.build.x', undefined],
    ['of an operation is missing', 'processes.SLA.operations.0.cost', undefined],
    ['of an operation is by what no operation is', 'processes.SLA.operations.0.cost.unit', 'money/h'],
    ['of an operation is by the plate where pieces have no share of one', 'processes.FDM.operations.0.cost.unit', 'money/plate'],
    ['of an operation is by supports where powder holds', 'processes.SLS.operations.0.cost.unit', 'money/supported piece'],
    ['of an operation by the plate is negative', 'processes.DMLS.operations.0.cost.value', -1],
    ['of a finish is by the line', 'finishes.sanded.minimum.unit', 'money/line'],
    ['table is no list', 'processes.SLA.operations', 'none'],
    ['leaves no price (margin of 100 %)', 'processes.SLA.margin.value', 100],
    ['lets machines run longer than a day', 'processes.FDM.machines.0.hoursPerDay.value', 25],
    ['counts half a machine', 'processes.FDM.machines.0.count.value', 2.5],
    ['stands for no machine', 'processes.FDM.machines', []],
    ['asks more for waiting longer', 'processes.FDM.leadTimes.1.days.value', 90],
    ['has no lead time', 'processes.FDM.leadTimes', []],
    ['has no bounds', 'processes.FDM.plausible', undefined],
    ['of the machine stands there, but not its name', 'processes.FDM.machines.0.figures.name', undefined],
    ['of a calibration is 0', 'processes.FDM.machines.0.figures.hoursFactor.value', 0],
    ['discounts the first piece', 'processes.SLA.quantityDiscounts.0.discount.value', 5],
    ['discounts more pieces less', 'processes.SLA.quantityDiscounts.3.discount.value', 1],
    ['discounts so steeply that more would cost less', 'processes.SLA.quantityDiscounts.1.discount.value', 75],
    ['version is missing', 'version', ''],
    ['is in a currency that nobody knows', 'currency', 'EURO'],
    ['of a tax is all of the price', 'tax', { name: 'VAT', rate: { value: 100, unit: '%' } }],
    ['is told in cubits', 'sizes', 'cubit'],
    ['is shown by nobody', 'receipts', 'none'],
    ['of days has no working day', 'calendar.workingDays', []],
    ['of days has an eighth one', 'calendar.workingDays', [8]],
    ['of days has no such holiday', 'calendar.holidays', ['2026-02-31x']],
    ['of days ends at no time', 'calendar.cutOff', '25:00'],
    ['of days is on Mars', 'calendar.timeZone', 'Mars/Olympus'],
    ['of a review is missing', 'review.quantity', undefined],
    ['is of a material whose name is taken', 'ownMaterials', [{ id: 'fdm-pla' }]],
    ['is of a material that is no list', 'ownMaterials', undefined],
    [
      'is of a colour for a material that is not there',
      'ownColors',
      [{ id: 'x', name: 'x', description: '', rgb: '#000000', alpha: 0, materialIds: ['gone'] }],
    ],
  ])('%s: %s', (_why, path, value) => {
    const check = checkRateCard(cardWith(path, value));
    expect(check.ok).toBe(false);
    const where = path
      .replace(/\.(value|unit)$/, '')
      .split('.')
      .slice(0, 3)
      .join('.');
    if (!check.ok) expect(check.problems.map(tellPlacedProblem).join('\n')).toContain(where);
  });
});

test('PRC-01 problems are data: where, which rule, and by how much', () => {
  const problems = (path: string, value: unknown) => {
    const check = checkRateCard(cardWith(path, value));
    return check.ok ? [] : check.problems;
  };
  expect(problems('processes.FDM.margin.value', 100)).toEqual([{ path: 'processes.FDM.margin', code: 'below', below: 100, unit: '%' }]);
  expect(problems('processes.SLA.machines.0.hour.unit', 'money/min')).toEqual([
    { path: 'processes.SLA.machines.0.hour', code: 'unit', units: ['money/h'], found: 'money/min' },
  ]);
  expect(problems('processes.FDM.machines.0.figures.layerHeight.value', 1)).toEqual([
    { path: 'processes.FDM.machines.0.figures.layerHeight', code: 'overLineWidth' },
  ]);
  expect(problems('processes.FDM.leadTimes.1.id', 'standard')).toEqual([{ path: 'processes.FDM.leadTimes.1.id', code: 'taken' }]);
  expect(problems('finishes.dyed', undefined).map(({ path, code }) => `${path} ${code}`)).toEqual([
    'finishes.dyed.share missing',
    'finishes.dyed.minimum missing',
    'finishes.dyed.days missing',
    'finishes.dyed.perDay missing',
  ]);
});

test.each([null, undefined, 'card', 7, [], {}, { processes: null }])('%j is no rate card', (value) => {
  expect(checkRateCard(value).ok).toBe(false);
});

test('PRC-03 own materials, colours and finishes are checked and priced like the catalogue’s', () => {
  const [pla] = CATALOGUE;
  if (pla === undefined) throw new Error('no catalogue');
  const { colors: _colors, finishes: _finishes, ...fields } = pla;
  const material = { ...fields, id: 'own-pla-cf', name: 'PLA-CF', finishIds: ['as-printed'], isRetired: false };
  const color = {
    id: 'own-anthracite',
    name: 'Anthracite',
    description: '',
    rgb: '#303234',
    alpha: 100,
    materialIds: ['own-pla-cf', 'fdm-pla'],
  };
  const finish = { id: 'own-waxed', name: 'Waxed', description: '', images: [], materialIds: ['own-pla-cf'], isRetired: false };
  const card: RateCard = {
    ...DEMO_RATE_CARD,
    ownMaterials: [material],
    ownColors: [color],
    ownFinishes: [finish],
    materials: {
      ...DEMO_RATE_CARD.materials,
      'own-pla-cf': { price: rate(61, 'money/kg'), timeFactor: rate(1.1, 'x'), hour: rate(0, 'money/h') },
    },
    finishes: {
      ...DEMO_RATE_CARD.finishes,
      'own-waxed': { share: rate(5, '%'), minimum: rate(4, 'money/job'), days: rate(1, 'days'), perDay: rate(0, 'pieces/day') },
    },
  };
  expect(checkRateCard(JSON.parse(JSON.stringify(card)))).toMatchObject({ ok: true });
  const own = catalogueOf(card).get('own-pla-cf');
  expect(own?.colors.map(({ id }) => id)).toEqual(['own-anthracite']);
  expect(own?.finishes.map(({ id }) => id)).toEqual(['as-printed', 'own-waxed']);
  expect(
    catalogueOf(card)
      .get('fdm-pla')
      ?.colors.map(({ id }) => id),
  ).toContain('own-anthracite');

  const retired = { ...card, ownMaterials: [{ ...material, isRetired: true }] };
  expect(checkRateCard(JSON.parse(JSON.stringify(retired)))).toMatchObject({ ok: true });
  expect(catalogueOf(retired).has('own-pla-cf')).toBe(false);

  const { 'own-pla-cf': _, ...unpriced } = card.materials;
  const wrong = {
    ...card,
    materials: unpriced,
    ownColors: [{ ...color, rgb: 'grey', materialIds: ['fdm-pla'] }],
    ownMaterials: [{ ...material, densityGPerCm3: 0 }],
  };
  const check = checkRateCard(JSON.parse(JSON.stringify(wrong)));
  expect(check.ok ? [] : check.problems.map(tellPlacedProblem)).toEqual(
    expect.arrayContaining([
      'materials.own-pla-cf.price: a figure in money/kg is missing.',
      'ownColors.0.rgb: must be a color like #1a2b3c.',
      'ownMaterials.0: needs at least one color.',
      'ownMaterials.0.densityGPerCm3: must be between 0 and 25 g/cm³.',
    ]),
  );
});

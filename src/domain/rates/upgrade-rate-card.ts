import type { ProcessCode } from '../catalogue/process.ts';
import { readRecord } from '../fields/check-fields.ts';
import { completeFields } from '../fields/complete-fields.ts';
import { rate } from '../money/rate.ts';
import { DEMO_RATE_CARD } from './demo-rate-card.ts';
import type { Operation, ProcessRates, RateCard } from './rate-card.ts';
import { RATE_CARD_FIELDS } from './rate-card-fields.ts';

/** What a working day of one machine was taken for when cards named the hours of all machines together. */
const HOURS_PER_DAY = 20;

type Data = Readonly<Record<string, unknown>>;

/**
 * A card that was stored before rates were added to its fields, with the demonstration's figures for those, so that a provider goes on
 * quoting after an update: its own prices and limits stay. A machine of other figures than today's is replaced by the demonstration's.
 */
export function upgradeRateCard(stored: RateCard): RateCard {
  return completeFields<RateCard>(RATE_CARD_FIELDS, changeFormer(stored), { ...DEMO_RATE_CARD, materials: WITHOUT_SURCHARGE });
}

/** Prices that were settled before materials could ask for more by the hour hold all that they ask for. */
const WITHOUT_SURCHARGE = Object.fromEntries(Object.entries(DEMO_RATE_CARD.materials).map(([id, { hour: _, ...rates }]) => [id, rates]));

/** The card as it would have been stored today: what it had then stands where it stands now. */
function changeFormer(stored: RateCard): RateCard {
  const processes = readRecord(stored.processes);
  const isOfToday = Object.values(processes).every((rates) => 'leadTimes' in readRecord(rates));
  if ('currency' in stored && isOfToday) return hasFinishesByLine(stored) ? chargeByJob(stored) : stored;
  const upgraded = Object.entries(DEMO_RATE_CARD.processes).map(([code, demo]) => [
    code,
    upgradeProcess(readRecord(processes[code]), demo),
  ]);
  const card = nameMoney({ ...DEMO_RATE_CARD, ...stored, processes: Object.fromEntries(upgraded) }) as RateCard;
  return hasFinishesByLine(card) ? chargeByJob(card) : card;
}

/** Whether a card is from when each line paid a finish's minimum, and each piece every operation. */
export function hasFinishesByLine(card: object): boolean {
  return Object.values(readRecord(readRecord(card)['finishes'])).some(
    (rates) => readRecord(readRecord(rates)['minimum'])['unit'] === 'money/line',
  );
}

/** What the demonstration charged each piece then for what it charges by the plate today. */
const FORMER_COSTS: Readonly<Record<string, number>> = { 'Stress relief': 6, 'Cutting off the plate': 8 };

/**
 * The same card with each finish's minimum by the job, and operations that are called like the demonstration's by what those are charged
 * by: a plate costs as many times the demonstration's as a piece did. A shop's own operations stay by the piece.
 */
function chargeByJob(card: RateCard): RateCard {
  const finishes = Object.entries(card.finishes).map(([id, rates]) => {
    const perDay = DEMO_RATE_CARD.finishes[id]?.perDay ?? rate(0, 'pieces/day');
    return [id, { ...rates, minimum: rate(rates.minimum.value, 'money/job'), perDay }] as const;
  });
  const processes = Object.entries(card.processes).map(([code, rates]: [string, ProcessRates]) => {
    const { operations: usual }: ProcessRates = DEMO_RATE_CARD.processes[code as ProcessCode];
    return [code, { ...rates, operations: rates.operations.map((own) => chargeLike(own, usual)) }] as const;
  });
  return { ...card, finishes: Object.fromEntries(finishes), processes: Object.fromEntries(processes) as unknown as RateCard['processes'] };
}

function chargeLike(own: Operation, usual: readonly Operation[]): Operation {
  const demo = usual.find(({ name }) => name === own.name);
  if (demo?.cost.unit === 'money/supported piece') return { ...own, cost: rate(own.cost.value, demo.cost.unit) };
  const former = FORMER_COSTS[own.name];
  if (demo?.cost.unit !== 'money/plate' || former === undefined) return own;
  return { ...own, cost: rate(Number(((demo.cost.value * own.cost.value) / former).toPrecision(3)), demo.cost.unit) };
}

function upgradeProcess(rates: Data, usual: object): Data {
  if ('leadTimes' in rates) return rates;
  const {
    machine,
    machineHour,
    machines,
    hoursPerDay,
    capacity,
    support: _,
    leadTime,
    leadTimeSurcharge,
    limits,
    startup,
    setup,
    minimumOrder,
    ...own
  } = rates;
  const demo = readRecord(usual);
  const [demoMachine] = demo['machines'] as readonly Data[];
  const [standard, ...others] = demo['leadTimes'] as readonly Data[];
  const { buildX, buildY, buildZ, ...ownLimits } = readRecord(limits);
  const hours = readRecord(capacity)['value'];
  const counted = typeof hours === 'number' ? { value: Math.max(1, Math.round(hours / HOURS_PER_DAY)), unit: 'machines' } : undefined;
  const known = readRecord(machine);
  const demoFigures = readRecord(demoMachine?.['figures']);
  const demoBuild = readRecord(demoMachine?.['build']);
  const perOrder = (rate: unknown, of: unknown) => ({ ...readRecord(of), value: readRecord(rate)['value'] ?? readRecord(of)['value'] });
  return {
    ...demo,
    ...own,
    startup: perOrder(startup, demo['startup']),
    setup: perOrder(setup, demo['setup']),
    minimumOrder: perOrder(minimumOrder, demo['minimumOrder']),
    limits: { ...readRecord(demo['limits']), ...ownLimits },
    machines: [
      {
        ...demoMachine,
        figures: 'name' in known ? { ...demoFigures, ...known } : demoFigures,
        build: { x: buildX ?? demoBuild['x'], y: buildY ?? demoBuild['y'], z: buildZ ?? demoBuild['z'] },
        hour: machineHour ?? demoMachine?.['hour'],
        count: machines ?? counted ?? demoMachine?.['count'],
        hoursPerDay: hoursPerDay ?? demoMachine?.['hoursPerDay'],
      },
    ],
    leadTimes: [
      { ...standard, days: leadTime ?? standard?.['days'], surcharge: leadTimeSurcharge ?? standard?.['surcharge'] },
      ...(leadTime === undefined ? others : []),
    ],
  };
}

/** Cards of old named the dollar in their units. */
function nameMoney(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(nameMoney);
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).map(([key, inner]) => [
    key,
    key === 'unit' && typeof inner === 'string' ? inner.replace(/^USD\//, 'money/') : nameMoney(inner),
  ]);
  return Object.fromEntries(entries);
}

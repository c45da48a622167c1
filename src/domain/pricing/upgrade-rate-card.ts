import { DEMO_RATE_CARD } from './demo-rate-card.ts';
import type { RateCard } from './rate-card.ts';

/** What a working day of one machine was taken for when cards named the hours of all machines together. */
const HOURS_PER_DAY = 20;

type Data = Readonly<Record<string, unknown>>;

/**
 * A card that was stored before rates were added to its shape, with the demonstration's figures for those, so that a provider goes on
 * quoting after an update: its own prices and limits stay. A machine of other figures than today's is replaced by the demonstration's.
 */
export function upgradeRateCard(stored: RateCard): RateCard {
  const processes = readRecord(stored.processes);
  if ('currency' in stored && Object.values(processes).every((rates) => 'leadTimes' in readRecord(rates))) return stored;
  const upgraded = Object.entries(DEMO_RATE_CARD.processes).map(([code, demo]) => [
    code,
    upgradeProcess(readRecord(processes[code]), demo),
  ]);
  const card = { ...DEMO_RATE_CARD, ...stored, processes: Object.fromEntries(upgraded) };
  return nameMoney(card) as RateCard;
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

function readRecord(value: unknown): Data {
  return typeof value === 'object' && value !== null ? (value as Data) : {};
}

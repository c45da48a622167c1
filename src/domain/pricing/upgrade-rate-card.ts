import { DEMO_RATE_CARD } from './demo-rate-card.ts';
import type { RateCard } from './rate-card.ts';

/** What a working day of one machine was taken for when cards named the hours of all machines together. */
const HOURS_PER_DAY = 20;

/**
 * A card that was stored before rates were added to its shape, with the demonstration's figures for those, so that a provider goes on
 * quoting after an update: its own prices and limits stay. A machine of other figures than today's is replaced by the demonstration's.
 */
export function upgradeRateCard(stored: RateCard): RateCard {
  const processes = readRecord(stored.processes);
  if (Object.values(processes).every((rates) => 'plausible' in readRecord(rates))) return stored;
  const upgraded = Object.entries(DEMO_RATE_CARD.processes).map(([code, demo]) => {
    const { capacity, support: _, machine, ...own } = readRecord(processes[code]);
    const hours = readRecord(capacity)['value'];
    const machines =
      typeof hours === 'number' ? { value: Math.max(1, Math.round(hours / HOURS_PER_DAY)), unit: 'machines' } : demo.machines;
    const known = readRecord(machine);
    return [code, { ...demo, machines, ...own, machine: 'name' in known ? { ...demo.machine, ...known } : demo.machine }];
  });
  return { ...stored, processes: Object.fromEntries(upgraded) };
}

function readRecord(value: unknown): Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};
}

import type { ProcessCode } from '../catalogue/process.ts';
import { listPresets } from '../machines/presets/machine-presets.ts';
import { countParts } from '../money/money.ts';
import { rate } from '../money/rate.ts';
import { offerLeadTimes, ownMachine } from './demo-process-rates.ts';
import { DEMO_RATE_CARD } from './demo-rate-card.ts';
import type { ProcessRates, RateCard } from './rate-card.ts';

/** Machines of one kind, as a new provider names them. */
export interface MachineAnswer {
  readonly process: ProcessCode;
  /** The name of a preset of that process. */
  readonly preset: string;
  readonly count: number;
  /** In the currency, per hour. */
  readonly hour: number;
}

/** What a new provider tells of its shop. */
export interface ShopAnswers {
  /** ISO 4217. */
  readonly currency: string;
  /** What a US dollar, in which the demonstration's rates are, comes to in it. */
  readonly dollar: number;
  /** IANA. */
  readonly timeZone: string;
  /** One for each process that the shop has. */
  readonly machines: readonly MachineAnswer[];
  /** Percent of the price that is profit. */
  readonly margin: number;
  /** Working days. */
  readonly leadTimeDays: number;
}

/**
 * A first rate card: what a new provider answers, and the demonstration's rates, in the provider's currency, for all it was not asked.
 * Processes that it does not name are not offered.
 * Customers see the price alone.
 */
export function startRateCard({ currency, dollar, timeZone, machines, margin, leadTimeDays }: ShopAnswers): RateCard {
  const { processes, ...rest } = convertMoney(DEMO_RATE_CARD, dollar, currency);
  const start = <P extends ProcessCode>(process: P): ProcessRates<P> => {
    const rates: ProcessRates<P> = processes[process];
    const answer = machines.find((machine) => machine.process === process);
    const preset = listPresets(process).find(([name]) => name === answer?.preset)?.[1];
    if (answer === undefined || preset === undefined) return { ...rates, offered: 'no', margin: rate(margin, '%') };
    return {
      ...rates,
      machines: [ownMachine(preset, answer.hour, answer.count)],
      margin: rate(margin, '%'),
      leadTimes: offerLeadTimes(leadTimeDays),
      plausible: { ...rates.plausible, leastPerHour: lowerBound(rates, answer.hour, margin) },
    };
  };
  return {
    ...rest,
    currency,
    receipts: 'price',
    calendar: { ...rest.calendar, timeZone },
    processes: { FDM: start('FDM'), SLA: start('SLA'), SLS: start('SLS'), MJF: start('MJF'), DMLS: start('DMLS') },
  };
}

/** What an hour of the demonstration's machine of a process costs in a currency, to begin with. */
export function suggestHour(process: ProcessCode, dollar: number, currency: string): number {
  return convertAmount(DEMO_RATE_CARD.processes[process].machines[0].hour.value, dollar, currency);
}

/** A shop that asks less for an hour than the demonstration, or earns less on it, has plausible prices that are lower. */
function lowerBound({ plausible, machines, margin: usual }: ProcessRates, hour: number, margin: number) {
  const share = Math.min(1, hour / machines[0].hour.value, (1 - usual.value / 100) / (1 - margin / 100));
  return rate(Number((plausible.leastPerHour.value * share).toPrecision(3)), 'money/h');
}

function convertAmount(amount: number, dollar: number, currency: string): number {
  const parts = countParts(currency);
  return Math.round(amount * dollar * parts) / parts;
}

/** The same with each rate of money, and nothing else, in another currency. */
function convertMoney<T>(tree: T, dollar: number, currency: string): T {
  if (Array.isArray(tree)) return tree.map((entry) => convertMoney(entry, dollar, currency)) as T;
  if (typeof tree !== 'object' || tree === null) return tree;
  if ('unit' in tree && 'value' in tree && typeof tree.value === 'number' && String(tree.unit).startsWith('money')) {
    return { ...tree, value: convertAmount(tree.value, dollar, currency) };
  }
  return Object.fromEntries(Object.entries(tree).map(([key, entry]) => [key, convertMoney(entry, dollar, currency)])) as T;
}

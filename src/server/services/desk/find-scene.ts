import { dayAt } from '#domain/pricing/ship-date.ts';
import type { Insider } from '../find-access.ts';
import type { Ports } from '../ports.ts';
import { nameColleagues } from './name-colleagues.ts';

/** What a shop's requests are seen by. */
export interface Scene {
  /** The shop's day. */
  readonly today: string;
  readonly timeZone: string;
  /** Names of those who work there now, by their subs. */
  readonly colleagues: ReadonlyMap<string, string>;
}

/** The scene at the caller's provider, now. */
export async function findScene(ports: Pick<Ports, 'records' | 'clock'>, insider: Insider): Promise<Scene> {
  const { timeZone } = insider.provider.rateCard.calendar;
  return { today: dayAt(ports.clock.now(), timeZone), timeZone, colleagues: await nameColleagues(ports, insider) };
}

import { dayAt } from '#domain/calendar/ship-date.ts';
import type { Member } from '../shared/find-access.ts';
import type { Ports } from '../shared/ports.ts';
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
export async function findScene(ports: Pick<Ports, 'records' | 'clock'>, member: Member): Promise<Scene> {
  const { timeZone } = member.provider.rateCard.calendar;
  return { today: dayAt(ports.clock.now(), timeZone), timeZone, colleagues: await nameColleagues(ports, member) };
}

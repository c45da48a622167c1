import { dayAt } from '#domain/calendar/ship-date.ts';
import type { Member } from '../shared/find-access.ts';
import type { Ports } from '../shared/ports.ts';
import { findColleagues } from '../team/find-colleagues.ts';

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

/** Names of those who work for the caller's provider now, by their subs. */
async function nameColleagues(ports: Pick<Ports, 'records'>, member: Member): Promise<ReadonlyMap<string, string>> {
  return new Map((await findColleagues(ports, member)).map(({ sub, name }) => [sub, name]));
}

/** Whom a request is assigned to; whoever left the shop is nobody's colleague any more, and named by that alone. */
export function nameAssignee(assignee: string | null, colleagues: ReadonlyMap<string, string>): string | null {
  return assignee === null ? null : (colleagues.get(assignee) ?? 'a former colleague');
}

import type { Member } from '../shared/find-access.ts';
import type { Ports } from '../shared/ports.ts';
import { findColleagues } from '../team/find-colleagues.ts';

/** Names of those who work for the caller's provider now, by their subs. */
export async function nameColleagues(ports: Pick<Ports, 'records'>, member: Member): Promise<ReadonlyMap<string, string>> {
  return new Map((await findColleagues(ports, member)).map(({ sub, name }) => [sub, name]));
}

/** Whom a request is assigned to; whoever left the shop is nobody's colleague any more, and named by that alone. */
export function nameAssignee(assignee: string | null, colleagues: ReadonlyMap<string, string>): string | null {
  return assignee === null ? null : (colleagues.get(assignee) ?? 'a former colleague');
}

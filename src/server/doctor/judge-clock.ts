import type { Finding } from './finding.ts';

/** S3 refuses what is signed a quarter of an hour off; tokens and leases mind less than that. */
const MOST_SECONDS = 30;

/** Whether another machine's clock says the same as ours; nothing where it does. */
export function judgeClock(whose: string, theirs: Date, ours: Date): readonly Finding[] {
  const seconds = Math.round(Math.abs(theirs.getTime() - ours.getTime()) / 1000);
  if (seconds <= MOST_SECONDS) return [];
  const says = `The clocks of ${whose} and of this machine are ${seconds} s apart. Let both follow a time server (timedatectl set-ntp true).`;
  return [{ about: 'machine', level: 'bad', says }];
}

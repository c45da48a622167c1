import { dayAt } from '#domain/calendar/ship-date.ts';
import type { DeskSettings } from '#domain/desk/desk-settings.ts';
import type { DeskChange, DeskRequest } from '../ports/records/desk-records.ts';
import { composeActMails } from '../services/desk-mails/compose-act-mails.ts';
import type { MailScene } from '../services/desk-mails/compose-desk-mails.ts';
import { findSender, type ShopSender } from '../services/shared/mails/find-sender.ts';
import type { Ports } from '../services/shared/ports.ts';

const BATCH = 100;

type Needed = Pick<Ports, 'records' | 'clock'>;
type Site = Pick<MailScene, 'publicUrl' | 'signUp'>;

/** Lets quotes expire whose last day at their shop is over, and mails their customers; answers how many did. */
export async function expireQuotes(ports: Needed, site: Site): Promise<number> {
  let expired = 0;
  for (const providerId of await ports.records.desk.listProvidersWithQuotes()) {
    const provider = await ports.records.providers.find(providerId);
    if (provider !== null) expired += await expireQuotesOf(ports, await findSender({ ports, ...site }, provider));
  }
  return expired;
}

/** Works in small batches, between which others get their turn; one in which nothing expired is the last. */
async function expireQuotesOf(ports: Needed, { sender, settings }: Awaited<ReturnType<typeof findSender>>): Promise<number> {
  const { provider } = sender;
  const { desk } = ports.records;
  const now = ports.clock.now();
  const today = dayAt(now, provider.rateCard.calendar.timeZone);
  let total = 0;
  for (;;) {
    let expired = 0;
    for (const requestId of await desk.listExpired(provider.id, today, BATCH)) {
      const outcome = await desk.change<null>(requestId, now, (present) => expire(present, today, sender, settings));
      if (outcome.outcome === 'changed') expired += 1;
    }
    total += expired;
    if (expired < BATCH) return total;
  }
}

function expire(
  present: DeskRequest,
  today: string,
  sender: ShopSender,
  { mailsOff }: DeskSettings,
): DeskChange | { readonly refused: null } {
  const { state, quote, version } = present.life;
  // Meanwhile it may have been answered, or quoted anew.
  if (state !== 'quoted' || quote === null || quote.validUntil >= today) return { refused: null };
  const act = { type: 'expired' as const, revision: quote.revision };
  return {
    actor: { kind: 'system' },
    acts: [act],
    mails: composeActMails(present, act, { ...sender, event: version + 1 }, mailsOff),
  };
}

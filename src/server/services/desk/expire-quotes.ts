import { dayAt } from '#domain/pricing/ship-date.ts';
import type { Ports } from '../ports.ts';
import { composeActMails } from './compose-act-mails.ts';

const BATCH = 100;

/** Lets quotes expire whose last day at their shop is over; answers how many did. */
export async function expireQuotes(ports: Pick<Ports, 'records' | 'clock'>, publicUrl: string): Promise<number> {
  const { desk, providers } = ports.records;
  let expired = 0;
  for (const providerId of await desk.listProvidersWithQuotes()) {
    const provider = await providers.find(providerId);
    if (provider === null) continue;
    const { settings } = await desk.findSettings(providerId);
    const now = ports.clock.now();
    const due = await desk.listExpired(providerId, dayAt(now, provider.rateCard.calendar.timeZone), BATCH);
    for (const requestId of due) {
      const outcome = await desk.change<null>(requestId, now, (present) => {
        const { quote } = present.life;
        if (present.life.state !== 'quoted' || quote === null) return { refused: null };
        const act = { type: 'expired' as const, revision: quote.revision };
        const scene = { provider, publicUrl, event: present.life.version + 1 };
        return { actor: { kind: 'system' }, acts: [act], mails: composeActMails(present, act, scene, settings.mailsOff) };
      });
      if (outcome.outcome === 'changed') expired += 1;
    }
  }
  return expired;
}

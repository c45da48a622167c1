import type { WireDeskRequest } from '#contract/desk/request.ts';
import { formatMoment } from '../../../../ui/format-day.ts';
import { describeEvent } from './describe-event.ts';
import styles from './request-page.module.css';
import { texts } from './texts.ts';

/** Everything that happened to the request, the last first. */
export function Timeline({ request: { events, currency } }: { request: WireDeskRequest }) {
  return (
    <section className={styles['section']} id="timeline" aria-label={texts.timeline}>
      <h2>{texts.timeline}</h2>
      <ol className={styles['timeline']} reversed>
        {events.toReversed().map((event) => (
          <li key={event.number} data-by={event.actor.kind}>
            <span>{describeEvent(event, currency)}</span>
            <time className={styles['time']} dateTime={event.at}>
              {formatMoment(event.at)}
            </time>
          </li>
        ))}
      </ol>
    </section>
  );
}

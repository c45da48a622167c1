import type { ReactNode } from 'react';
import type { WireClientCard } from '#contract/desk/clients.ts';
import { formatDay } from '../../product/prices/format-day.ts';
import { showMicros } from '../../product/prices/format-micros.ts';
import { CoverLink } from '../../ui/controls/anchor-link.tsx';
import { Hint, Stack, Text } from '../../ui/layout/layout.tsx';
import styles from './clients.module.css';
import { texts } from './texts.ts';

/** One client of the list; all of it leads to the person, or to the people of the organization. */
export function ClientRow({ client, by }: { client: WireClientCard; by: 'person' | 'organization' }) {
  const { clientID, key, name, organization, peopleCount, requestCount, orderCount, lastOn, sums } = client;
  const quoted = sums.filter(({ quotedMicros }) => quotedMicros > 0);
  return (
    <li className={styles['row']}>
      <Stack align="start" style={{ gap: 0 }}>
        {by === 'person' ? (
          <CoverLink to="/msp/clients/$clientId" params={{ clientId: clientID }}>
            {name}
          </CoverLink>
        ) : (
          <CoverLink to="/msp/clients" search={{ organization: key }}>
            {organization}
          </CoverLink>
        )}
        <Beside>{by === 'person' ? organization : texts.people(peopleCount)}</Beside>
        {by === 'person' ? <Beside>{key}</Beside> : null}
      </Stack>
      <Stack style={{ gap: 0, alignContent: 'start' }}>
        <Beside>{`${texts.requests(requestCount)} · ${texts.orders(orderCount)}`}</Beside>
        <Beside>{texts.last(formatDay(lastOn))}</Beside>
      </Stack>
      <Stack gap="xs" className={styles['sums']}>
        {quoted.length === 0 ? <Beside>{texts.notQuoted}</Beside> : null}
        {quoted.map(({ currency, quotedMicros, orderedMicros }) => (
          <Stack as="span" key={currency} style={{ gap: 0 }}>
            {orderedMicros === 0 ? null : (
              <Text as="span" weight={600} numeric>
                {texts.ordered(showMicros(orderedMicros, currency))}
              </Text>
            )}
            <Beside>{texts.quoted(showMicros(quotedMicros, currency))}</Beside>
          </Stack>
        ))}
      </Stack>
    </li>
  );
}

function Beside({ children }: { children: ReactNode }) {
  return (
    <Hint as="span" size="xs">
      {children}
    </Hint>
  );
}

import { Anchor } from '@mantine/core';
import type { ReactNode } from 'react';
import { spellCutOff } from '#domain/calendar/spell-days.ts';
import { nameQuote, type QuoteDocument } from '#domain/desk/quote-document.ts';
import { listAddress } from '#domain/shop/list-address.ts';
import { isWebAddress } from '../../ui/display/is-web-address.ts';
import { Fact, Facts } from '../../ui/layout/facts.tsx';
import { Grid, Heading, Hint, Note, Stack, Text } from '../../ui/layout/layout.tsx';
import { LinkedText } from '../../ui/layout/written-text.tsx';
import { formatDay } from '../prices/format-day.ts';
import { DocumentLines } from './document-lines.tsx';
import { DocumentSums } from './document-sums.tsx';
import styles from './quote-document.module.css';
import { texts } from './texts.ts';

interface QuoteDocumentViewProps {
  readonly document: QuoteDocument;
  /** Names under the image base by the parts' ids. */
  readonly pictures: Readonly<Record<string, string>>;
}

/** One revision of a quote as it was sent. It only formats: every figure on it is the document's own. */
export function QuoteDocumentView({ document, pictures }: QuoteDocumentViewProps) {
  const { shop, customer, lines, currency, terms, message, cutOff } = document;
  return (
    <Stack as="article" gap="lg" className={styles['document']} aria-label={texts.quote(nameQuote(document))}>
      <Grid as="header" least="13rem" gap="lg" size="sm" style={{ alignItems: 'start' }}>
        {isOwnPicture(shop.logoUrl) ? <img className={styles['logo']} src={shop.logoUrl} alt={shop.name} /> : null}
        <Party
          label={texts.from}
          name={shop.name}
          rows={[...listAddress(shop.address), ...(isWebAddress(shop.website) ? [] : [shop.website])]}
        >
          {shop.email === '' ? null : (
            <Anchor inherit href={`mailto:${shop.email}`}>
              {shop.email}
            </Anchor>
          )}
          {isWebAddress(shop.website) ? (
            <Anchor inherit href={shop.website} rel="noreferrer">
              {shop.website.replace(/^https?:\/\//i, '')}
            </Anchor>
          ) : null}
        </Party>
        <Party label={texts.for} name={customer.name} rows={[customer.organization]}>
          <span>{customer.email}</span>
        </Party>
        <Facts kind="above" gap="xs" size="xs">
          <Fact label={texts.issued}>{formatDay(document.issuedOn)}</Fact>
          <Fact label={texts.validUntil}>{formatDay(document.validUntil)}</Fact>
        </Facts>
      </Grid>
      {message === '' ? null : <Text wrap="lines">{message}</Text>}
      <DocumentLines lines={lines} currency={currency} pictures={pictures} />
      {cutOff === undefined || lines.every(({ leadTimeDays }) => leadTimeDays === 0) ? null : <Hint>{spellCutOff(cutOff)}</Hint>}
      <DocumentSums document={document} />
      {terms === '' ? null : (
        <Stack as="section" gap="xxs" size="sm" tone="dim" wrap="lines">
          <Heading as="h3" size="base">
            {texts.terms}
          </Heading>
          <Text>
            <LinkedText text={terms} />
          </Text>
        </Stack>
      )}
    </Stack>
  );
}

interface PartyProps {
  readonly label: string;
  readonly name: string;
  readonly rows: readonly string[];
  readonly children: ReactNode;
}

function Party({ label, name, rows, children }: PartyProps) {
  return (
    <Stack gap="none" align="start" className={styles['party']}>
      <Note>{label}</Note>
      <Text as="strong" size="base" weight={600}>
        {name}
      </Text>
      {rows
        .filter((row) => row !== '')
        .map((row) => (
          <span key={row}>{row}</span>
        ))}
      {children}
    </Stack>
  );
}

/** Pages show no picture from elsewhere: whoever serves it would learn who reads a quote. */
function isOwnPicture(address: string): boolean {
  return typeof location !== 'undefined' && address.startsWith(`${location.origin}/img/`);
}

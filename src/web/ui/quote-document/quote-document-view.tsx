import { Anchor } from '@mantine/core';
import type { ReactNode } from 'react';
import { nameQuote, type QuoteDocument } from '#domain/desk/quote-document.ts';
import { formatDay } from '../format-day.ts';
import { listAddress } from '../list-address.ts';
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
  const { shop, customer, lines, currency, charges, discountPercent, tax, sums, terms, message } = document;
  return (
    <article className={styles['document']} aria-label={texts.quote(nameQuote(document))}>
      <header className={styles['head']}>
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
        <dl className={styles['dates']}>
          <div>
            <dt>{texts.issued}</dt>
            <dd>{formatDay(document.issuedOn)}</dd>
          </div>
          <div>
            <dt>{texts.validUntil}</dt>
            <dd>{formatDay(document.validUntil)}</dd>
          </div>
        </dl>
      </header>
      {message === '' ? null : <p className={styles['message']}>{message}</p>}
      <DocumentLines lines={lines} currency={currency} pictures={pictures} />
      <DocumentSums sums={sums} charges={charges} discountPercent={discountPercent} tax={tax} currency={currency} />
      {terms === '' ? null : (
        <section className={styles['terms']}>
          <h3>{texts.terms}</h3>
          <p>{terms}</p>
        </section>
      )}
    </article>
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
    <div className={styles['party']}>
      <span className={styles['label']}>{label}</span>
      <strong>{name}</strong>
      {rows
        .filter((row) => row !== '')
        .map((row) => (
          <span key={row}>{row}</span>
        ))}
      {children}
    </div>
  );
}

/** A shop's own text must not become a script address. */
function isWebAddress(address: string): boolean {
  return /^https?:\/\//i.test(address);
}

/** Pages show no picture from elsewhere: whoever serves it would learn who reads a quote. */
function isOwnPicture(address: string): boolean {
  return typeof location !== 'undefined' && address.startsWith(`${location.origin}/img/`);
}

import { TextInput } from '@mantine/core';
import { useRef } from 'react';
import { listPapers, type PaperCard } from '#contract/api/papers/list-papers.ts';
import { isCalendarDay } from '#domain/calendar/calendar-day.ts';
import { nameOrder } from '#domain/desk/quote-document.ts';
import { deskPaperAddress } from '../../api/files/paper-address.ts';
import { useApiPages } from '../../api/use-api-pages.ts';
import { useNavigate, useSearch } from '../../navigation/router-view.tsx';
import { DeskFileLink } from '../../product/desk/desk-file-link.tsx';
import { ExportButton } from '../../product/desk/export-button.tsx';
import { ShowMore } from '../../product/desk/show-more.tsx';
import { PaymentBadge } from '../../product/papers/payment-badge.tsx';
import { formatDay } from '../../product/prices/format-day.ts';
import { showMicros, showSigned } from '../../product/prices/format-micros.ts';
import { useHasShop } from '../../product/shop/portal-store.ts';
import { NoShop } from '../../product/shop/settings/no-shop.tsx';
import { AnchorLink } from '../../ui/controls/anchor-link.tsx';
import { LinkButton } from '../../ui/controls/link-button.tsx';
import { Answered } from '../../ui/layout/answered.tsx';
import { Row, Text } from '../../ui/layout/layout.tsx';
import { Page } from '../../ui/layout/page.tsx';
import { EmptyState } from '../../ui/layout/placeholder.tsx';
import { type ListedColumn, Listing } from '../../ui/tables/listing.tsx';
import { texts } from './texts.ts';

/** /msp/invoices: what the shop is owed, and what it took back, by day; for the books as CSV. */
export function InvoicesPage() {
  const search = useSearch('/msp/invoices');
  const hasShop = useHasShop();
  const period = readPeriod(search);
  const pages = useApiPages(listPapers, period, { enabled: hasShop === true });
  const list = useRef<HTMLTableElement>(null);
  const none = Object.keys(period).length > 0 ? texts.noneInPeriod : texts.none;
  const papers = pages.data?.pages.flatMap((page) => page.papers) ?? [];
  return (
    <Page
      isWide
      title={texts.title}
      lead={texts.lead}
      actions={
        hasShop === true ? (
          <>
            <ExportButton table="invoices" filter={period} label={texts.export} />
            <LinkButton to="/msp/business" variant="default">
              {texts.business}
            </LinkButton>
          </>
        ) : undefined
      }
    >
      {hasShop === false ? (
        <NoShop words={texts.noShop} />
      ) : (
        <>
          <Answered query={pages} loading={texts.loading} failed={texts.failed} height={72}>
            {() => (
              <>
                <Period from={search.from ?? ''} to={search.to ?? ''} />
                {papers.length === 0 ? (
                  <EmptyState title={none.title}>
                    <Text style={{ maxWidth: '32rem' }}>{none.text}</Text>
                  </EmptyState>
                ) : (
                  <Listing ref={list} label={texts.list} columns={COLUMNS} things={papers} lineOf={({ name }) => ({ key: name })} />
                )}
              </>
            )}
          </Answered>
          <ShowMore text={texts.showMore} list={list} count={papers.length} pages={pages} />
        </>
      )}
    </Page>
  );
}

/** Days that are none narrow nothing. */
function readPeriod({ from, to }: { readonly from?: string; readonly to?: string }) {
  return { ...(isDay(from) ? { from } : {}), ...(isDay(to) ? { to } : {}) };
}

function isDay(text: string | undefined): text is string {
  return text !== undefined && isCalendarDay(text);
}

function Period({ from, to }: { from: string; to: string }) {
  const navigate = useNavigate();
  const field = (name: 'from' | 'to', label: string, value: string) => (
    <TextInput
      type="date"
      label={label}
      value={value}
      onChange={(event) =>
        void navigate({ to: '/msp/invoices', search: { ...{ from, to }, [name]: event.currentTarget.value }, replace: true })
      }
    />
  );
  return (
    <Row gap="md" align="end" mb="md">
      {field('from', texts.from, from)}
      {field('to', texts.to, to)}
    </Row>
  );
}

const { columns } = texts;

const COLUMNS: readonly ListedColumn<PaperCard>[] = [
  {
    name: columns.number,
    width: 'minmax(6rem, 1fr)',
    part: 'name',
    show: ({ name, kind }) => (
      <DeskFileLink address={deskPaperAddress(name, 'pdf')} title={texts.kinds[kind]}>
        {name}
      </DeskFileLink>
    ),
  },
  { name: columns.date, width: '7rem', show: ({ issuedOn }) => formatDay(issuedOn) },
  { name: columns.customer, width: 'minmax(0, 2fr)', show: ({ customer }) => customer },
  {
    name: columns.order,
    width: '6rem',
    show: ({ isRequestThere, requestID, orderNumber }) =>
      isRequestThere ? (
        <AnchorLink inherit to="/msp/orders/$requestId" params={{ requestId: requestID }}>
          {nameOrder(orderNumber)}
        </AnchorLink>
      ) : (
        nameOrder(orderNumber)
      ),
  },
  { name: columns.total, width: '8rem', isNumeric: true, show: showTotal },
  {
    name: columns.payment,
    width: '8rem',
    show: ({ payment }) => payment && <PaymentBadge state={payment.state} isOverdue={payment.isOverdue} />,
  },
];

function showTotal({ kind, totalMicros, currency }: PaperCard): string {
  return kind === 'credit-note' ? showSigned(-totalMicros, currency) : showMicros(totalMicros, currency);
}

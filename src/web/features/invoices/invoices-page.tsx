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
import { TryAgain } from '../../ui/layout/try-again.tsx';
import { Table } from '../../ui/tables/table.tsx';
import { texts } from './texts.ts';

/** /msp/invoices: what the shop is owed, and what it took back, by day; for the books as CSV. */
export function InvoicesPage() {
  const search = useSearch('/msp/invoices');
  const hasShop = useHasShop();
  const period = readPeriod(search);
  const pages = useApiPages(listPapers, period, { enabled: hasShop === true });
  const { data, isError, isFetching, refetch } = pages;
  const list = useRef<HTMLTableElement>(null);
  const papers = data?.pages.flatMap((page) => page.papers) ?? [];
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
      {hasShop === false ? <NoShop words={texts.noShop} /> : null}
      {hasShop === false ? null : data === undefined ? (
        <Answered query={pages} loading={texts.loading} failed={texts.failed} height={72} />
      ) : (
        <>
          <Period from={search.from ?? ''} to={search.to ?? ''} />
          {papers.length === 0 ? (
            <EmptyState title={texts.none.title}>
              <Text style={{ maxWidth: '32rem' }}>{texts.none.text}</Text>
            </EmptyState>
          ) : (
            <PaperTable papers={papers} list={list} />
          )}
          {isError ? <TryAgain text={texts.failed} onRetry={() => void refetch()} busy={isFetching} /> : null}
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

function PaperTable({ papers, list }: { papers: readonly PaperCard[]; list: React.RefObject<HTMLTableElement | null> }) {
  return (
    <Table ref={list} aria-label={texts.list}>
      <thead>
        <tr>
          <th scope="col">{texts.columns.number}</th>
          <th scope="col">{texts.columns.date}</th>
          <th scope="col">{texts.columns.customer}</th>
          <th scope="col">{texts.columns.order}</th>
          <th scope="col" data-numeric>
            {texts.columns.total}
          </th>
          <th scope="col">{texts.columns.payment}</th>
        </tr>
      </thead>
      <tbody>
        {papers.map((paper) => (
          <tr key={paper.name}>
            <th scope="row">
              <DeskFileLink address={deskPaperAddress(paper.name, 'pdf')} title={texts.kinds[paper.kind]}>
                {paper.name}
              </DeskFileLink>
            </th>
            <td>{formatDay(paper.issuedOn)}</td>
            <td>{paper.customer}</td>
            <td>
              {paper.isRequestThere ? (
                <AnchorLink inherit to="/msp/orders/$requestId" params={{ requestId: paper.requestID }}>
                  {nameOrder(paper.orderNumber)}
                </AnchorLink>
              ) : (
                nameOrder(paper.orderNumber)
              )}
            </td>
            <td data-numeric>{showTotal(paper)}</td>
            <td>{paper.payment === null ? null : <PaymentBadge state={paper.payment.state} isOverdue={paper.payment.isOverdue} />}</td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}

function showTotal({ kind, totalMicros, currency }: PaperCard): string {
  return kind === 'credit-note' ? showSigned(-totalMicros, currency) : showMicros(totalMicros, currency);
}

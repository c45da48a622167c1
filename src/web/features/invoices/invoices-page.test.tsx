// @vitest-environment happy-dom
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import type { PaperCard } from '#contract/api/papers/list-papers.ts';
import { visit, visitAsAda } from '#test/support/portal-visit.ts';
import { stubPortalServer } from '../../testing/portal-server.ts';

visitAsAda();

const INVOICE: PaperCard = {
  kind: 'invoice',
  name: 'INV-00042',
  issuedOn: '2026-11-20',
  requestID: 'r'.repeat(22),
  isRequestThere: true,
  orderNumber: 7,
  customer: 'Zoë, Omega',
  currency: 'USD',
  netMicros: 1_000_000_000,
  totalMicros: 1_190_000_000,
  payment: { state: 'part', paidMicros: 500_000_000, dueOn: '2026-11-25', isOverdue: true },
};
const CREDIT: PaperCard = { ...INVOICE, kind: 'credit-note', name: 'CN-00003', isRequestThere: false, payment: null };
const LIST = { papers: [INVOICE, CREDIT], nextCursor: null };

test('SHOP-15 an invoice stands with what is owed and leads to its order; a credit note is taken off, and outlives its request', async () => {
  stubPortalServer({ listPapers: LIST });
  await visit('/msp/invoices');
  const table = within(await screen.findByRole('table', { name: 'Invoices and credit notes' }));
  const [, invoice, credit] = table.getAllByRole('row');
  if (invoice === undefined || credit === undefined) throw new Error('There are no two papers.');
  const cells = (row: HTMLElement) => [...row.children].map(({ textContent }) => textContent);
  expect(cells(invoice)).toEqual(['INV-00042', 'Nov 20, 2026', 'Zoë, Omega', 'O-00007', '$1,190.00', 'Overdue']);
  expect(within(invoice).getByRole('link', { name: 'O-00007' }).getAttribute('href')).toBe(`/app/msp/orders/${INVOICE.requestID}`);
  expect(cells(credit)).toEqual(['CN-00003', 'Nov 20, 2026', 'Zoë, Omega', 'O-00007', '−$1,190.00', '']);
  expect(within(credit).queryByRole('link', { name: 'O-00007' })).toBeNull();
});

test('SHOP-09 days narrow the list, stand in the address, and a list without any of them says so', async () => {
  const asked = stubPortalServer({ listPapers: { papers: [], nextCursor: null } });
  const router = await visit('/msp/invoices');
  expect(await screen.findByText('No invoices')).toBeDefined();
  fireEvent.change(screen.getByLabelText('Issued from'), { target: { value: '2026-11-01' } });
  expect(await screen.findByText('No invoices on these days')).toBeDefined();
  expect(router.location.search).toEqual({ from: '2026-11-01', to: '' });
  expect(asked.findLast(({ action }) => action === 'listPapers')?.fields).toMatchObject({ from: '2026-11-01' });
});

test('SHOP-09 what there is beyond a page is asked for from where it ended', async () => {
  const asked = stubPortalServer({ listPapers: { ...LIST, nextCursor: 'after-cn' } });
  await visit('/msp/invoices');
  await userEvent.click(await screen.findByRole('button', { name: 'Show more invoices' }));
  await waitFor(() => expect(asked.findLast(({ action }) => action === 'listPapers')?.fields['cursor']).toBe('after-cn'));
});

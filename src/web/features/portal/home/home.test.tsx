// @vitest-environment happy-dom
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { visit, visitAsAda } from '#test/support/portal-visit.ts';
import { stubPortalServer } from '../../../testing/portal-server.ts';
import { sampleCard, sampleHome } from '../../../testing/sample-desk.ts';

const logged = visitAsAda();

// First, since answers are kept from one visit to the next.
test('DESK-14 a failure is logged, said, and mended by trying again', async () => {
  stubPortalServer({ getDeskHome: { status: 500, body: { success: false, error: 'down' } } });
  await visit('/msp/home');
  const again = await screen.findByRole('button', { name: 'Try again' });
  expect(logged().length).toBeGreaterThan(0);
  stubPortalServer({ getDeskHome: sampleHome() });
  await userEvent.click(again);
  expect(await screen.findByText('Nothing waits for you')).toBeDefined();
});

test('DESK-14 home shows each kind of what waits, how much of it, and leads to all of it', async () => {
  const due = sampleCard({ requestID: 'r2', clientName: 'Ben', dueOn: '2026-11-20', isOverdue: true, isUnread: false });
  const getDeskHome = sampleHome({
    unread: { count: 7, first: [sampleCard()] },
    answersDue: { count: 1, first: [due] },
    ordersDue: { count: 2, first: [sampleCard({ requestID: 'r3', state: 'in-production', clientName: 'Cem' })] },
  });
  stubPortalServer({ getDeskHome });
  await visit('/msp/home');
  const fresh = within(await screen.findByRole('region', { name: 'New 7' }));
  expect(fresh.getByRole('link', { name: 'Unread: Zoë' }).getAttribute('href')).toBe('/app/msp/orders/r1');
  expect(fresh.getByRole('link', { name: 'See all 7 in Orders' }).getAttribute('href')).toBe('/app/msp/orders?mark=unread');
  const answers = within(screen.getByRole('region', { name: 'Answers due 1' }));
  expect(answers.getByText('Overdue')).toBeDefined();
  expect(answers.getByRole('link', { name: 'See it in Orders' }).getAttribute('href')).toBe('/app/msp/orders?state=received&mark=due');
  const orders = within(screen.getByRole('region', { name: 'Orders due 2' }));
  const all = new URL(orders.getByRole('link', { name: 'See all 2 in Orders' }).getAttribute('href') ?? '', 'http://any.test');
  expect(Object.fromEntries(all.searchParams)).toEqual({ state: 'accepted,in-production', mark: 'due' });
  expect(screen.queryByRole('region', { name: /Questions/ })).toBeNull();
  expect(screen.getByText(/^Nothing else waits: no questions, quotes about to expire, or mails that did not go out\.$/)).toBeDefined();
});

test('DESK-14 a mail that did not go out is named and leads to its request', async () => {
  const mail = { messageID: 'm1', requestID: 'r9', to: 'gone@example.com', subject: 'Quote Q-00001', attempts: 3, nextAttemptAt: null };
  stubPortalServer({ getDeskHome: sampleHome({ failedMails: { count: 1, first: [mail] } }) });
  await visit('/msp/home');
  const failed = within(await screen.findByRole('region', { name: 'Mails that did not go out 1' }));
  expect(failed.getByRole('link', { name: 'Quote Q-00001' }).getAttribute('href')).toBe('/app/msp/orders/r9');
  expect(failed.getByText(/to gone@example\.com · refused 3 times/)).toBeDefined();
});

test('DESK-14 when nothing waits home says so calmly', async () => {
  stubPortalServer({ getDeskHome: sampleHome() });
  await visit('/msp/home');
  expect(await screen.findByText('Nothing waits for you')).toBeDefined();
  expect(screen.getByRole('link', { name: 'All requests and orders' }).getAttribute('href')).toBe('/app/msp/orders');
});

test('DESK-14 POR-02 until there is a request home says how customers come, also to an account without a shop', async () => {
  stubPortalServer({ getDetails: { success: true, mspID: '-1', registered: false, mspDetails: null } });
  await visit('/msp/home');
  expect(await screen.findByText('Getting started')).toBeDefined();
});

// @vitest-environment happy-dom
import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { visit, visitAsAda } from '#test/support/portal-visit.ts';
import { adoptConfig, readConfig } from '../../api/calls/load-config.ts';
import { DOWN, NO_SHOP, stubPortalServer } from '../../testing/portal-server.ts';
import { sampleCard, sampleHome, sampleSetUp } from '../../testing/sample-desk.ts';

const logged = visitAsAda();

// First, since answers are kept from one visit to the next.
test('DESK-14 a failure is logged, said, and mended by trying again', async () => {
  stubPortalServer({ getDeskHome: DOWN });
  await visit('/msp/home');
  const again = await screen.findByRole('button', { name: 'Try again' });
  expect(logged().length).toBeGreaterThan(0);
  stubPortalServer({ getDeskHome: sampleHome() });
  await userEvent.click(again);
  expect(await screen.findByText('All caught up')).toBeDefined();
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
  // The one that waits is shown, and leads to its own page.
  expect(answers.queryByRole('link', { name: /in Orders/ })).toBeNull();
  const orders = within(screen.getByRole('region', { name: 'Orders due 2' }));
  const all = new URL(orders.getByRole('link', { name: 'See all 2 in Orders' }).getAttribute('href') ?? '', 'http://any.test');
  expect(Object.fromEntries(all.searchParams)).toEqual({ state: 'accepted,in-production', mark: 'due' });
  expect(screen.queryByRole('region', { name: /Questions/ })).toBeNull();
  expect(screen.getByText(/^You’re all caught up otherwise: no questions, quotes about to expire, or undelivered emails\.$/)).toBeDefined();
});

test('DESK-14 a mail that did not go out is named and leads to its request', async () => {
  const mail = { messageID: 'm1', requestID: 'r9', to: 'gone@example.com', subject: 'Quote Q-00001', attempts: 3, nextAttemptAt: null };
  stubPortalServer({ getDeskHome: sampleHome({ failedMails: { count: 1, first: [mail] } }) });
  await visit('/msp/home');
  const failed = within(await screen.findByRole('region', { name: 'Emails that were not delivered 1' }));
  expect(failed.getByRole('link', { name: 'Quote Q-00001' }).getAttribute('href')).toBe('/app/msp/orders/r9');
  expect(failed.getByText(/to gone@example\.com · refused 3 times/)).toBeDefined();
});

test('DESK-14 when nothing waits home says so calmly', async () => {
  stubPortalServer({ getDeskHome: sampleHome() });
  await visit('/msp/home');
  expect(await screen.findByText('All caught up')).toBeDefined();
  expect(screen.getByRole('link', { name: 'All requests and orders' }).getAttribute('href')).toBe('/app/msp/orders');
});

test('DESK-14 a request that waits for two things stands once, under the more urgent one', async () => {
  const [both, unread] = [sampleCard({ requestID: 'r1', clientName: 'Ben' }), sampleCard({ requestID: 'r2', clientName: 'Cem' })];
  const getDeskHome = sampleHome({
    unread: { count: 2, first: [both, unread] },
    asked: { count: 1, first: [both] },
    answersDue: { count: 1, first: [both] },
  });
  stubPortalServer({ getDeskHome });
  await visit('/msp/home');
  expect(within(await screen.findByRole('region', { name: 'New 1' })).getByRole('link', { name: /Cem/ })).toBeDefined();
  expect(within(screen.getByRole('region', { name: 'Answers due 1' })).getByRole('link', { name: /Ben/ })).toBeDefined();
  expect(screen.queryByRole('region', { name: /Questions/ })).toBeNull();
  expect(screen.getAllByRole('link', { name: /Ben/ })).toHaveLength(1);
  expect(screen.getAllByRole('link', { name: /in Orders/ }).map(({ textContent }) => textContent)).toEqual(['See all 2 in Orders']);
});

const steps = async () => within(await screen.findByRole('region', { name: 'Getting started' })).getAllByRole('listitem');
const done = (items: readonly HTMLElement[]) => items.map((item) => within(item).queryByLabelText('Done') !== null);

test('SHOP-02 SHOP-04 Home says what is still to be set up, beside what waits, and never that it is being built', async () => {
  const getSetUp = sampleSetUp({ prices: false, materials: 19, tried: false, ordersEmail: 'orders@werk.test' });
  stubPortalServer({ getSetUp, getDeskHome: sampleHome({ unread: { count: 1, first: [sampleCard()] } }) });
  await visit('/msp/home');
  expect(await screen.findByRole('region', { name: 'New 1' })).toBeDefined();
  const items = await steps();
  expect(items.map((item) => within(item).queryByRole('link')?.textContent)).toEqual([
    undefined,
    'Profile',
    'Pricing',
    'My Materials',
    'Try as a customer',
  ]);
  expect(done(items)).toEqual([true, true, false, true, false]);
  expect(screen.getByRole('progressbar').getAttribute('value')).toBe('3');
  expect(items[1]?.textContent).toContain('orders@werk.test');
  expect(items[3]?.textContent).toContain('19 materials');
  expect(screen.getByRole('main').textContent).not.toMatch(/work in progress/i);
});

test('SHOP-02 SHOP-04 before anything is set up only the account is ticked, and who reads requests and the empty shop are named', async () => {
  const nothing = { profile: false, prices: false, materials: 0, tried: false, ordersEmail: 'orders@demo.example.com' };
  stubPortalServer({ getDeskHome: sampleHome({ hasRequests: false }), getSetUp: sampleSetUp(nothing) });
  await visit('/msp/home');
  const items = await steps();
  expect(done(items)).toEqual([true, false, false, false, false]);
  expect(items[1]?.textContent).toContain('orders@demo.example.com, which nobody reads');
  expect(items[3]?.textContent).toContain('You offer no materials yet');
});

test('SHOP-02 the steps are put away, and come back from a link', async () => {
  const asked = stubPortalServer({ getSetUp: sampleSetUp({ tried: false }), saveSetUp: { success: true, revision: 1 } });
  await visit('/msp/home');
  await userEvent.click(await screen.findByRole('button', { name: 'Put away' }));
  const saved = asked.filter(({ action }) => action === 'saveSetUp');
  expect(saved.map(({ fields }) => fields['settings'])).toEqual([expect.stringContaining('"isPutAway":true')]);
});

test('SHOP-02 what was put away is a line that brings it back', async () => {
  stubPortalServer({ getSetUp: sampleSetUp({ tried: false, settings: { isPutAway: true, isOfferSettled: true, exchange: null } }) });
  await visit('/msp/home');
  expect(await screen.findByText('Set-up: 4 of 5 steps done')).toBeDefined();
  expect(screen.getByRole('button', { name: 'Show the steps' })).toBeDefined();
  expect(screen.queryByText('Getting started')).toBeNull();
});

test('SHOP-03 demo prices are marked on every page until own ones are published, and to owners alone', async () => {
  stubPortalServer({ getSetUp: sampleSetUp({ prices: false }) });
  await visit('/msp/clients');
  const bar = within(await screen.findByRole('complementary', { name: 'Set-up' }));
  expect(bar.getByText('Demo prices: customers see them.')).toBeDefined();
  expect(bar.getByRole('link', { name: 'Next: Processes and rates' }).getAttribute('href')).toBe('/app/msp/pricing');
  expect(bar.getByRole('link', { name: 'Try as a customer' }).getAttribute('href')).toContain('/app/upload?msp_id=7');
});

test('SHOP-04 what is all set up is spoken of no longer', async () => {
  stubPortalServer({ getDeskHome: sampleHome() });
  await visit('/msp/home');
  await screen.findByText('All caught up');
  expect(screen.queryByText('Getting started')).toBeNull();
  expect(screen.queryByRole('complementary', { name: 'Set-up' })).toBeNull();
});

test('S-49 SHOP-04 an account without a shop is told how to get into one: by opening its own, or by invitation', async () => {
  stubPortalServer({ getDetails: NO_SHOP });
  const router = await visit('/msp/home');
  expect(await screen.findByText('Open your shop')).toBeDefined();
  adoptConfig({ ...readConfig(), signUp: 'invited' });
  await act(() => router.navigate({ to: '/msp/orders' }));
  await act(() => router.navigate({ to: '/msp/home' }));
  expect(await screen.findByText('You don’t work for a shop yet')).toBeDefined();
  expect(screen.queryByText('Getting started')).toBeNull();
});

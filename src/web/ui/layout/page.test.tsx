// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderUi } from '../../testing/render-ui.tsx';
import { OutlineOnly } from './outline-only.ts';
import { Page } from './page.tsx';

const show = (title: string) => (
  <>
    <button type="button">Elsewhere</button>
    <Page key={title} title={title} />
  </>
);

const heading = (name: string) => screen.getByRole('heading', { level: 1, name });

test('the heading of what has loaded takes over the focus that the page which said so had been given', () => {
  const { rerender } = renderUi(show('Loading'));
  heading('Loading').focus();
  rerender(show('Order 7'));
  expect(document.activeElement).toBe(heading('Order 7'));
});

test('the focus stays where somebody has taken it', () => {
  const { rerender } = renderUi(show('Loading'));
  heading('Loading').focus();
  screen.getByRole('button', { name: 'Elsewhere' }).focus();
  rerender(show('Order 7'));
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Elsewhere' }));
});

test('a page that opens by itself takes no focus', () => {
  const { rerender } = renderUi(show('Loading'));
  rerender(show('Order 7'));
  expect(document.activeElement).toBe(document.body);
});

test.each([
  ['a page that differs between visitors', false, []],
  ['a page that is the same to everybody', true, ['The same to everybody']],
])('before the app runs, %s is drawn with its heading, and its contents: %s', (_, isAlike, contents) => {
  renderUi(
    <OutlineOnly value>
      <Page title="Contact" isAlike={isAlike}>
        <p>The same to everybody</p>
      </Page>
    </OutlineOnly>,
  );
  expect(heading('Contact')).toBeDefined();
  expect(screen.queryAllByText('The same to everybody').map(({ textContent }) => textContent)).toEqual(contents);
});

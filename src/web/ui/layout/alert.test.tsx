// @vitest-environment happy-dom
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { renderUi } from '../../testing/render-ui.tsx';
import { InlineHtml } from '../display/inline-html.tsx';
import { Alert, type AlertType } from './alert.tsx';

const TYPES: AlertType[] = ['primary', 'secondary', 'success', 'danger', 'warning', 'info', 'light', 'dark'];

test.each(TYPES)('GEN-05 an alert can be of type %s', (type) => {
  renderUi(<Alert type={type} text="Hello" />);
  expect(screen.getByRole(type === 'danger' || type === 'warning' ? 'alert' : 'status').dataset['type']).toBe(type);
});

test('GEN-05 the type is success unless given, HTML is shown as HTML and text as text', async () => {
  renderUi(<Alert html="Oops <b>bold</b>" text="<b>plain</b>" />);
  expect(screen.getByRole('status').dataset['type']).toBe('success');
  expect((await screen.findByText('bold')).tagName).toBe('B');
  expect(screen.getByRole('status').textContent).toContain('<b>plain</b>');
});

test('GEN-05 an alert can be closed', async () => {
  const onClose = vi.fn();
  renderUi(<Alert text="Hello" onClose={onClose} />);
  await userEvent.click(screen.getByRole('button', { name: 'Close' }));
  expect(onClose).toHaveBeenCalledOnce();
});

test.each([
  ['<b>b</b> <em>i</em>', '<b>b</b> <em>i</em>'],
  ['<a href="https://a.test">a</a>', '<a href="https://a.test">a</a>'],
  ['<a href="mailto:a@b.test">a</a>', '<a href="mailto:a@b.test">a</a>'],
  ['<a href="javascript:alert(1)">a</a>', '<a>a</a>'],
  ['<a href="data:text/html,x">a</a>', '<a>a</a>'],
  ['<a href="//evil.test">a</a>', '<a>a</a>'],
  ['<img src=x onerror=alert(1)>', ''],
  ['<script>alert(1)</script>', ''],
  ['<p style="position:fixed" onclick="x()">p</p>', 'p'],
  ['<b class="x" id="y" onclick="x()">b</b>', '<b>b</b>'],
  ['<noscript>x</noscript><form>f<input></form>', 'f'],
  ['<svg><a href="https://a.test">a</a></svg><b>b', '<b>b</b>'],
  ['a &lt;b&gt; &amp; c', 'a &lt;b&gt; &amp; c'],
  ['<a href=" https://a.test" target="_blank">a<br>b</a>', '<a href="https://a.test">a<br>b</a>'],
])('GEN-05 S-23 %s is sanitised to %s', (html, clean) => {
  expect(render(<InlineHtml html={html} />).container.innerHTML).toBe(clean);
});

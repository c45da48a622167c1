// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderUi } from '../../testing/render-ui.tsx';
import { WrittenText } from './written-text.tsx';

const show = (text: string) => renderUi(<WrittenText text={text} />).container;

test('SHOP-17 what a shop writes has paragraphs, headings and links', () => {
  const shown = show('# 1. Scope\nThese terms\ncount.\n\n\nSee https://example.com/a?b=1, please.');
  expect(screen.getByRole('heading', { level: 2, name: '1. Scope' })).toBeDefined();
  expect([...shown.querySelectorAll('p')].map((paragraph) => paragraph.textContent)).toEqual([
    'These terms\ncount.',
    'See https://example.com/a?b=1, please.',
  ]);
  expect(screen.getByRole('link').getAttribute('href')).toBe('https://example.com/a?b=1');
});

test('SHOP-17 S-37 markup in it is text, and no other address than a web address is a link', () => {
  const evil = '<img src=x onerror=alert(1)> <script>alert(1)</script>\n\njavascript:alert(1) data:text/html,x';
  const shown = show(`${evil}\n\n# <b>Bold</b>\n\nhttps://a.example"><script>`);
  expect(shown.querySelector('img, script, b')).toBeNull();
  expect(shown.textContent).toContain('<img src=x onerror=alert(1)> <script>alert(1)</script>');
  expect(screen.getByRole('heading').textContent).toBe('<b>Bold</b>');
  expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(['https://a.example']);
});

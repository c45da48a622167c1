// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

let reportPaint: () => void;
beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal(
    'PerformanceObserver',
    class {
      constructor(callback: () => void) {
        reportPaint = callback;
      }
      observe() {}
    },
  );
  document.documentElement.removeAttribute('data-mantine-color-scheme');
  document.head.innerHTML = '<template id="app"><meta name="app"></template>';
});
afterEach(() => void vi.resetModules());

const run = () => vi.importActual('./first-paint.ts');
const countApps = () => document.head.querySelectorAll('meta[name="app"]').length;

test('the app runs once the page is painted, and once only', async () => {
  await run();
  expect(countApps()).toBe(0);
  reportPaint();
  reportPaint();
  vi.runAllTimers();
  expect(countApps()).toBe(1);
});

test('the app runs without a word of painting too, in the background at once', async () => {
  await run();
  vi.advanceTimersByTime(1000);
  expect(countApps()).toBe(1);
  document.head.innerHTML = '<template id="app"><meta name="app"></template>';
  vi.resetModules();
  vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
  await run();
  vi.advanceTimersByTime(0);
  expect(countApps()).toBe(1);
});

test.each([
  ['dark', true, 'dark'],
  ['light', true, 'light'],
  ['auto', true, 'dark'],
  [null, false, 'light'],
] as const)(
  'a visitor who chose %s, where the system being dark is %s, sees %s colours from the start',
  async (chosen, isDark, expected) => {
    vi.stubGlobal('matchMedia', () => ({ matches: isDark }));
    if (chosen !== null) localStorage.setItem('mantine-color-scheme-value', chosen);
    await run();
    expect(document.documentElement.getAttribute('data-mantine-color-scheme')).toBe(expected);
  },
);

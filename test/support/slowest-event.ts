import type { Page } from '@playwright/test';

/** Watches how long events take from the press to what they draw. Resolves with a function that tells the slowest so far, ms. */
export async function watchEvents(page: Page): Promise<() => Promise<number>> {
  await page.evaluate(() => {
    const slowest = { ms: 0 };
    new PerformanceObserver((events) => {
      for (const { duration } of events.getEntries()) slowest.ms = Math.max(slowest.ms, duration);
    }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit);
    Object.assign(window, { slowest });
  });
  return () => page.evaluate(() => (window as unknown as { slowest: { ms: number } }).slowest.ms);
}

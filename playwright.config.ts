import { defineConfig } from '@playwright/test';
import { findBrowser } from './test/support/browser.ts';

const PHONE = /\.phone\.e2e\.ts$/;

export default defineConfig({
  testDir: 'test/e2e',
  testMatch: '*.e2e.ts',
  workers: 1,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  forbidOnly: true,
  reporter: [['list'], ['json', { outputFile: 'test-results/browser.json' }]],
  use: {
    launchOptions: await findBrowser(),
    screenshot: 'only-on-failure',
    trace: 'retain-on-failure',
    reducedMotion: 'reduce',
  },
  projects: [
    { name: 'desktop', testIgnore: PHONE, use: { viewport: { width: 1280, height: 900 } } },
    { name: 'phone', testMatch: PHONE, use: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true } },
  ],
});

import { defineConfig } from '@playwright/test';
import { findBrowser } from './test/support/browser.ts';

const PHONE = /\.phone\.e2e\.ts$/;
const LAN = /\.lan\.e2e\.ts$/;

const browser = await findBrowser();

export default defineConfig({
  testDir: 'test/e2e',
  testMatch: '*.e2e.ts',
  globalSetup: './test/support/world.ts',
  workers: 2,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  forbidOnly: true,
  // A machine that does other work may be slow once; a test that needs the second try is reported as flaky.
  retries: 1,
  reporter: [['list'], ['json', { outputFile: 'test-results/browser.json' }]],
  use: {
    launchOptions: browser,
    screenshot: 'only-on-failure',
    // Of each step of each test it would draw the page anew.
    trace: 'on-first-retry',
    reducedMotion: 'reduce',
  },
  projects: [
    { name: 'desktop', testIgnore: [PHONE, LAN], use: { viewport: { width: 1280, height: 900 } } },
    { name: 'phone', testMatch: PHONE, use: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true } },
    {
      name: 'lan',
      testMatch: LAN,
      use: {
        viewport: { width: 1280, height: 900 },
        // For where no network can be made: a name that is no secure context either.
        launchOptions: { ...browser, args: [...browser.args, '--host-resolver-rules=MAP shop.test 127.0.0.1'] },
      },
    },
  ],
});

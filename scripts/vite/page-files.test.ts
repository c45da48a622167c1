import { existsSync } from 'node:fs';
import { expect, test } from 'vitest';
import { readPageModules } from './page-files.ts';

test('the page of every public route is found, so that its files can be named early', () => {
  const modules = readPageModules();
  for (const path of [
    '/',
    '/upload',
    '/material-selection',
    '/quote',
    '/cart',
    '/submit',
    '/thankyou',
    '/roi-calculator',
    '/contact',
    '/about',
  ]) {
    expect(existsSync(modules.get(path) ?? '')).toBe(true);
  }
  expect(modules.get('/upload')).toMatch(/upload-page\.tsx$/);
});

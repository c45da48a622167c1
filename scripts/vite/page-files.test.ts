import { existsSync } from 'node:fs';
import { expect, test } from 'vitest';
import { ROUTE_PATHS } from '../../src/web/navigation/route-paths.ts';
import { readPageModules } from './page-files.ts';

test('the page of every route is found with the frames around it, so that its files can be named early', () => {
  const modules = readPageModules();
  expect([...modules.keys()].sort()).toEqual(Object.values(ROUTE_PATHS).sort());
  for (const files of modules.values()) for (const file of files) expect(existsSync(file), file).toBe(true);
  const namesOf = (path: string) => modules.get(path)?.map((file) => file.split('/').at(-1));
  expect(namesOf('/upload')).toEqual(['upload-page.tsx']);
  expect(namesOf('/quote')).toEqual(['query-scope.tsx', 'quote-page.tsx']);
  expect(namesOf('/msp/profile')).toEqual(['query-scope.tsx', 'portal-frame.tsx', 'profile-page.tsx']);
});

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readNotes } from './read-notes.ts';

const LOG =
  '# Changelog\n\n## [Unreleased]\n\n- later\n\n## [0.2.0] - 2027-01-02\n\n### Added\n- two\n\n## [0.1.0] - 2026-11-26\n\n- one\n';

test('RUN-05 a release has the notes of its own section', () => {
  expect(readNotes(LOG, '0.2.0')).toBe('### Added\n- two\n');
  expect(readNotes(LOG, '0.1.0')).toBe('- one\n');
});

test('RUN-05 a version without a dated section has none', () => {
  expect(readNotes(LOG, '0.3.0')).toBeNull();
  expect(readNotes(LOG.replace('2027-01-02', 'soon'), '0.2.0')).toBeNull();
  expect(readNotes('', '0.1.0')).toBeNull();
});

test('RUN-05 the changelog tells of the version that package.json names', () => {
  const read = (name: string) => readFileSync(join(import.meta.dirname, '../..', name), 'utf8');
  const { version } = JSON.parse(read('package.json')) as { version: string };
  expect(readNotes(read('CHANGELOG.md'), version)?.length).toBeGreaterThan(100);
});

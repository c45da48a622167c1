import { defineConfig } from 'vitest/config';

/** Slow ones, with processes that are killed, files that bite and a whole image. */
const SYSTEM_TESTS = ['test/hostile/**/*.test.ts', 'test/torture/**/*.test.ts', 'test/image/**/*.test.ts'];

/** What is about one server's own bounds, memory or disk, and says nothing on a cluster (`scripts/test.ts cluster`). */
const OF_ONE_SERVER = [
  'test/http/parts/{files,real-engine,resumable-uploads,slow-bodies,upload}.test.ts',
  'test/http/service/{access-matrix,answer-costs,answer-in-turn,browsers,end-silent-connections}.test.ts',
  'test/http/service/{hostile-words,limits,logs,malformed,misses,monitoring,outages,probes,tracing}.test.ts',
  'test/http/quoting/provisional-prices.test.ts',
];
const isCluster = process.env['TEST_CLUSTER'] === '1';

/** Of rooms without state: nothing that a test leaves behind could be found by another. */
const PURE_TESTS = ['src/domain/**/*.test.ts', 'src/contract/**/*.test.ts', 'src/kernel/**/*.test.ts'];

export default defineConfig({
  test: {
    // By default one core stays idle.
    maxWorkers: '100%',
    // What comes by itself, as a mail does, is there as soon as the machine gets to it; only what never comes is waited for so long.
    expect: { poll: { timeout: isCluster ? 60_000 : 20_000 } },
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          include: ['src/**/*.test.{ts,tsx}', 'test/**/*.test.{ts,tsx}', 'bench/**/*.test.ts', 'scripts/**/*.test.ts'],
          exclude: [...SYSTEM_TESTS, ...PURE_TESTS, ...(isCluster ? OF_ONE_SERVER : [])],
          setupFiles: ['src/web/testing/begin-anew.ts'],
          // A cluster does everything several times.
          testTimeout: isCluster ? 120_000 : 30_000,
          hookTimeout: 60_000,
        },
      },
      {
        extends: true,
        // One after the other in a process that has loaded the code and compiled the engines.
        test: { name: 'pure', include: PURE_TESTS, isolate: false, testTimeout: 30_000, hookTimeout: 60_000 },
      },
      {
        extends: true,
        // A room of its own, whose packages need not be there.
        test: { name: 'tools', include: ['tools/*.test.ts'], testTimeout: 120_000 },
      },
      {
        extends: true,
        test: { name: 'system', include: SYSTEM_TESTS, fileParallelism: false, testTimeout: 300_000, hookTimeout: 120_000 },
      },
    ],
  },
});

import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';

/**
 * Every check and test of the project, one after the other, or the suites named; the last line counts their tests.
 * `hostile` and `torture` take minutes, `image` and `tools` need more packages; they run only when named.
 */

interface Count {
  readonly passed: number;
  readonly failed: number;
}

const ROOT = resolve(import.meta.dirname, '..');
const RESULTS = join(ROOT, 'test-results');
/** Runs of other suites may go on beside this one. */
const UNIT_REPORT = join(RESULTS, `${process.argv.slice(2).join('-') || 'unit'}.json`);
const BROWSER_REPORT = join(RESULTS, 'browser.json');
const SLOWEST_SHOWN = 10;

for (const report of [UNIT_REPORT, BROWSER_REPORT]) rmSync(report, { force: true });
mkdirSync(RESULTS, { recursive: true });

/** Journeys in which pages of several people, mails, streams and uploads meet. */
const JOURNEYS = ['quote-journey', 'portal-journey', 'desk-customer', 'colleagues', 'upload', 'account-reset'];

/** Suites by name. */
const SUITES: Readonly<Record<string, () => Count>> = {
  format: () => runCheck('biome', ['check', '--error-on-warnings', '.']),
  types: () => runCheck('tsc', ['--noEmit', '-p', '.']),
  unused: () => runCheck('knip', []),
  // A machine that does other work may be slow once; a test that needs the second try is told as flaky.
  unit: () => runVitest(['--project', 'unit', '--project', 'pure', '--retry=1']),
  build: () => runCheck('vite', ['build', '--logLevel', 'warn']),
  browser: () => runTests('playwright', ['test', '--project=desktop', '--project=phone'], readPlaywright),
  lan: runOnLan,
  hostile: () => runVitest(['--project', 'system', 'test/hostile']),
  torture: () => runVitest(['--project', 'system', 'test/torture']),
  cluster: runOnCluster,
  image: () => runVitest(['--project', 'system', 'test/image']),
  // Of what is generated, that it is what its source says; `npm ci --prefix tools` brings what that needs.
  tools: () => addUp([runCheck('tsc', ['--noEmit', '-p', 'tools']), runVitest(['--project', 'tools'])]),
};
const EVERY_DAY = ['format', 'types', 'unused', 'unit', 'build', 'browser', 'lan'];

const failures: string[] = [];
const flaky: string[] = [];
const slowest: { readonly title: string; readonly ms: number }[] = [];
const wanted = process.argv.length > 2 ? process.argv.slice(2) : EVERY_DAY;
const counts = wanted.map((name) => {
  const suite = SUITES[name];
  if (suite === undefined) throw new Error(`There is no suite ${name}, but ${Object.keys(SUITES).join(', ')}.`);
  return suite();
});
const { passed, failed } = addUp(counts);
for (const { title, ms } of slowest.sort((one, other) => other.ms - one.ms).slice(0, SLOWEST_SHOWN))
  console.log(`slow: ${(ms / 1000).toFixed(1).padStart(6)} s  ${title}`);
for (const test of flaky) console.log(`flaky: ${test}`);
for (const failure of failures) console.log(`failed: ${failure}`);
console.log(`\n${passed} passed, ${failed} failed`);
process.exit(failed === 0 ? 0 : 1);

function run(tool: string, args: readonly string[]): boolean {
  return runProgram(join(ROOT, 'node_modules/.bin', tool), args);
}

function runProgram(program: string, args: readonly string[]): boolean {
  console.log(`\n> ${program} ${args.join(' ')}`);
  return spawnSync(program, args, { cwd: ROOT, stdio: 'inherit' }).status === 0;
}

/** Server and browser in a network namespace of their own, which has an address that browsers don't trust as they do loopback. */
function runOnLan(): Count {
  const host = '10.99.0.1';
  const namespace = ['--net', ...(process.getuid?.() === 0 ? [] : ['--map-root-user']), 'sh', '-ec'];
  const setUp = `ip link set lo up; ip address add ${host}/24 dev lo`;
  const playwright = ['test', '--project=lan', '--output=test-results/lan'];
  if (spawnSync('unshare', [...namespace, setUp]).status === 0) {
    const enter = [...namespace, `${setUp}; LAN_HOST=${host} exec "$0" "$@"`, join(ROOT, 'node_modules/.bin/playwright')];
    return countTests('lan', () => runProgram('unshare', [...enter, ...playwright]), readPlaywright);
  }
  console.log('\nNo network namespace can be made here (unshare and ip are needed): http://shop.test stands in for a LAN address.');
  return runTests('playwright', playwright, readPlaywright);
}

/** Calls and journeys again, on two servers and two workers that share PostgreSQL, S3 and a load balancer; without those two, nothing. */
function runOnCluster(): Count {
  if (process.env['TEST_DATABASE_URL'] === undefined || process.env['TEST_S3_ENDPOINT'] === undefined) {
    console.log('\nA cluster needs TEST_DATABASE_URL and TEST_S3_ENDPOINT: it is skipped.');
    return { passed: 0, failed: 0 };
  }
  process.env['TEST_CLUSTER'] = '1';
  return addUp([
    runVitest(['--project', 'unit', 'test/http', '--retry=1']),
    runTests(
      'playwright',
      ['test', '--project=desktop', '--output=test-results/cluster', ...JOURNEYS.map((name) => `/${name}.e2e`)],
      readPlaywright,
    ),
  ]);
}

/** A check that fails counts as one failed test; one that passes counts as none. */
function runCheck(tool: string, args: readonly string[]): Count {
  return run(tool, args) ? { passed: 0, failed: 0 } : failAs([tool, ...args].join(' '));
}

/** One failure that no test of a report stands for. */
function failAs(title: string, passed = 0): Count {
  failures.push(title);
  return { passed, failed: 1 };
}

function addUp(counts: readonly Count[]): Count {
  const sum = (of: keyof Count) => counts.reduce((total, count) => total + count[of], 0);
  return { passed: sum('passed'), failed: sum('failed') };
}

function runVitest(args: readonly string[]): Count {
  return runTests('vitest', ['run', ...args, '--reporter=default', '--reporter=json', `--outputFile.json=${UNIT_REPORT}`], readVitest);
}

function runTests(tool: string, args: readonly string[], read: () => Count): Count {
  return countTests([tool, ...args].join(' '), () => run(tool, args), read);
}

/** A run that ends badly though no test failed (nothing ran, something leaked, a file's own set-up broke) counts as one failed test. */
function countTests(name: string, runAll: () => boolean, read: () => Count): Count {
  const succeeded = runAll();
  try {
    const count = read();
    return succeeded || count.failed > 0 ? count : failAs(`${name}: it ended badly though no test failed`, count.passed);
  } catch (error) {
    console.error('It left no report:', error);
    return failAs(`${name}: it left no report`);
  }
}

interface VitestReport {
  readonly numPassedTests: number;
  readonly numFailedTests: number;
  readonly testResults: readonly {
    readonly name: string;
    readonly status: string;
    readonly message: string;
    readonly assertionResults: readonly {
      readonly fullName: string;
      readonly status: string;
      readonly failureMessages: readonly string[];
      readonly duration?: number | null;
    }[];
  }[];
}

function readVitest(): Count {
  const report: VitestReport = JSON.parse(readFileSync(UNIT_REPORT, 'utf8'));
  for (const { name, status: ofFile, message, assertionResults } of report.testResults) {
    // What breaks outside a test, such as a file's last hook, belongs to none of them.
    if (ofFile !== 'passed' && assertionResults.every(({ status }) => status !== 'failed'))
      failures.push(`${relative(ROOT, name)}: ${message.split('\n')[0] ?? ''}`);
    for (const { fullName, status, failureMessages, duration } of assertionResults) {
      slowest.push({ title: `${relative(ROOT, name)}: ${fullName}`, ms: duration ?? 0 });
      if (failureMessages.length > 0) (status === 'passed' ? flaky : failures).push(`${relative(ROOT, name)}: ${fullName}`);
    }
  }
  return { passed: report.numPassedTests, failed: report.numFailedTests };
}

interface PlaywrightSuite {
  readonly suites?: readonly PlaywrightSuite[];
  readonly specs: readonly {
    readonly title: string;
    readonly file: string;
    readonly ok: boolean;
    readonly tests: readonly { readonly status: string; readonly results: readonly { readonly duration: number }[] }[];
  }[];
}

function readPlaywright(): Count {
  const report: PlaywrightSuite & { stats: { expected: number; flaky: number; unexpected: number } } = JSON.parse(
    readFileSync(BROWSER_REPORT, 'utf8'),
  );
  noteFailures(report);
  return { passed: report.stats.expected + report.stats.flaky, failed: report.stats.unexpected };
}

function noteFailures({ suites = [], specs = [] }: Partial<PlaywrightSuite>): void {
  for (const { title, file, ok, tests } of specs) {
    for (const { duration } of tests.flatMap(({ results }) => results)) slowest.push({ title: `test/e2e/${file}: ${title}`, ms: duration });
    if (!ok) failures.push(`test/e2e/${file}: ${title}`);
    else if (tests.some(({ status }) => status === 'flaky')) flaky.push(`test/e2e/${file}: ${title}`);
  }
  suites.forEach(noteFailures);
}

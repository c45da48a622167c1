import lighthouse from 'lighthouse';
import { median } from '../bench/time-pair.ts';
import { buildWeb, isWebBuildStale } from '../scripts/web-build.ts';
import { disposeServer, startServer } from '../test/support/start-server.ts';
import { startBrowser } from './start-browser.ts';

// Lighthouse under its default throttling, a phone of the middle class on slow 4G: `npm run bench:lighthouse [-- ADDRESS [PATH …]]`.
// Without an address it builds the web app if need be and starts a server. The median of three runs counts; a page that misses a
// goal makes it exit with 1. Below it stand the times behind the performance, and what Lighthouse finds wrong.

/** Every page that anybody may open, but those that only pass on. */
const PATHS = [
  '/app/',
  '/app/upload',
  '/app/material-selection',
  '/app/quote',
  '/app/cart',
  '/app/submit',
  '/app/my-requests',
  '/app/viewer',
  '/app/roi-calculator',
  '/app/about',
  '/app/contact',
  '/app/terms',
  '/app/privacy',
  '/app/imprint',
  '/app/signin',
];
const GOALS = { performance: 95, accessibility: 100, 'best-practices': 100, seo: 100 } as const;
/** In milliseconds, by Lighthouse's names. */
const TIMES = {
  'first-contentful-paint': 'first paint',
  'largest-contentful-paint': 'largest paint',
  'total-blocking-time': 'blocked',
} as const;
const RUNS = 3;
/** A slower machine, or one that is busy, measures itself rather than the page. */
const FAIR_BENCHMARK_INDEX = 1000;

type Category = keyof typeof GOALS;
type Time = keyof typeof TIMES;
const CATEGORIES = Object.keys(GOALS) as Category[];
const TIME_NAMES = Object.keys(TIMES) as Time[];

interface Run {
  readonly scores: Readonly<Record<Category, number>>;
  readonly timesMs: Readonly<Record<Time, number>>;
  /** Lighthouse's own measure of the machine's speed at that moment. */
  readonly benchmarkIndex: number;
  /** Audits that are not perfect, by their titles. */
  readonly findings: readonly string[];
}

/** In a browser of its own. Chromium's recording fails now and then, for which the page can't help: that is tried again. */
async function measure(address: string, tries = 3): Promise<Run> {
  await using browser = await startBrowser();
  const result = await lighthouse(address, { port: browser.port, logLevel: 'silent', onlyCategories: CATEGORIES });
  if (result === undefined || result.lhr.runtimeError !== undefined) {
    if (tries > 1) return measure(address, tries - 1);
    throw new Error(`${address}: ${result?.lhr.runtimeError?.message ?? 'Lighthouse gave no result.'}`);
  }
  const { categories, audits } = result.lhr;
  const scoreOf = (category: Category) => Math.round((categories[category]?.score ?? 0) * 100);
  const weighty = new Set(
    CATEGORIES.flatMap((name) => categories[name]?.auditRefs.filter(({ weight }) => weight > 0).map(({ id }) => id) ?? []),
  );
  const imperfect = Object.values(audits).filter(({ id, score }) => score !== null && score < (weighty.has(id) ? 1 : 0.5));
  return {
    benchmarkIndex: result.lhr.environment.benchmarkIndex,
    scores: Object.fromEntries(CATEGORIES.map((category) => [category, scoreOf(category)])) as Record<Category, number>,
    timesMs: Object.fromEntries(TIME_NAMES.map((name) => [name, audits[name]?.numericValue ?? Number.NaN])) as Record<Time, number>,
    findings: imperfect.map(({ title, displayValue }) => (displayValue === undefined ? title : `${title}: ${displayValue}`)),
  };
}

async function report(baseUrl: string, paths: readonly string[]): Promise<boolean> {
  let reached = true;
  console.log(`${'page'.padEnd(24)}${CATEGORIES.map((category) => category.padStart(16)).join('')}`);
  for (const path of paths) {
    const runs: Run[] = [];
    for (let run = 0; run < RUNS; run += 1) runs.push(await measure(`${baseUrl}${path}`));
    const scores = CATEGORIES.map((category) => [category, median(runs.map((run) => run.scores[category]))] as const);
    reached &&= scores.every(([category, score]) => score >= GOALS[category]);
    console.log(`${path.padEnd(24)}${scores.map(([, score]) => String(score).padStart(16)).join('')}`);
    const times = TIME_NAMES.map((name) => `${TIMES[name]} ${Math.round(median(runs.map((run) => run.timesMs[name])))} ms`);
    console.log(`  ${times.join(', ')}`);
    const speed = Math.round(median(runs.map((run) => run.benchmarkIndex)));
    if (speed < FAIR_BENCHMARK_INDEX) console.log(`  The machine was too busy or slow for a fair figure: benchmark index ${speed}.`);
    for (const finding of new Set(runs.flatMap((run) => run.findings))) console.log(`  ${finding}`);
  }
  return reached;
}

const [address, ...paths] = process.argv.slice(2);
const wanted = paths.length === 0 ? PATHS : paths;
if (address !== undefined) {
  process.exitCode = (await report(address, wanted)) ? 0 : 1;
} else {
  if (isWebBuildStale() && !(await buildWeb())) process.exit(1);
  const server = await startServer();
  try {
    process.exitCode = (await report(server.baseUrl, wanted)) ? 0 : 1;
  } finally {
    await disposeServer(server);
  }
}

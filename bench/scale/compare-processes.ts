import { Agent, request } from 'node:http';
import { availableParallelism } from 'node:os';
import { setTimeout as pause } from 'node:timers/promises';
import { getQuoteList } from '#contract/calls/get-quote-list.ts';
import { encodeCall, type ModelFile, readModelFile, uploadPart } from '#test/support/api-client.ts';
import { copyBodies } from '#test/support/copy-bodies.ts';
import { fixturePath } from '#test/support/project.ts';
import { chooseFirstOffer } from '#test/support/quote-client.ts';
import { type ClusterRole, type RunningCluster, startCluster } from '#test/support/start-cluster.ts';
import { addTime, countProcessorTime, KINDS, type Kind, NO_TIME, type ProcessorTime, subtractTime } from './count-processor-time.ts';

/** So many of a kind of process at work. */
type Count = 1 | 2;

/** What is compared: what is done, whose processor time is at stake, and what nobody needs to do twice. */
interface Comparison {
  readonly role: ClusterRole;
  readonly what: string;
  readonly compared: readonly Kind[];
  /** At the server that is named, for the `turn`th time. */
  act(baseUrl: string, turn: number): Promise<void>;
}

interface Length {
  readonly seconds: number;
  readonly rounds: number;
}

/** What a run has done, in how many seconds, and who took the processors for it. */
interface Tally {
  readonly done: number;
  readonly seconds: number;
  readonly spent: ProcessorTime;
}

const AT_ONCE = 8;
const LINES = 100;
/** Until a fresh process has optimised what it runs most. */
const WARM_SECONDS = 10;
const LOOK_EVERY_MS = 200;
const FIXTURES = ['bracket.step', 'colored-assembly.step', 'flange.iges', 'hinge.step', 'knob.stl'];
/** Assemblies, which take about one and two seconds. */
const BODIES = [20, 60];

/**
 * What two workers measure, and two servers price, against one of each: in turns, one, two, one, two, in one run. Each worker has one
 * CAD process; by default a single one has two at least, which take both of two processors. Callers go to the servers themselves, over
 * connections that stay open.
 */
export async function compareProcesses(length: Length): Promise<void> {
  const cluster = await startCluster({ env: { LOG_LEVEL: 'error' } });
  try {
    const models: readonly ModelFile[] = [
      ...(await Promise.all(FIXTURES.map((name) => readModelFile(fixturePath(name))))),
      ...BODIES.map((count) => ({ name: `${count}-bodies.step`, bytes: copyBodies(count) })),
    ];
    await compare(cluster, length, {
      role: 'worker',
      what: 'CAD jobs',
      compared: ['worker', 'CAD'],
      async act(baseUrl, turn) {
        const model = models[turn % models.length];
        if (model !== undefined) await uploadPart(baseUrl, model);
      },
    });
    await compare(cluster, length, {
      role: 'api',
      what: `price calls of ${LINES} lines`,
      compared: ['api'],
      act: await preparePriceCall(cluster.baseUrl),
    });
  } finally {
    await cluster.dispose();
  }
}

/** The answer is what a browser gets, compressed; nobody reads it here, since callers are other machines. */
async function preparePriceCall(baseUrl: string): Promise<Comparison['act']> {
  const { id } = await uploadPart(baseUrl, await readModelFile(fixturePath('flange.iges')));
  const partList = Array.from({ length: LINES }, (_, line) => ({ id, quantity: line + 1 }));
  const manufacturingParams = await chooseFirstOffer(baseUrl);
  const { address, headers, body } = encodeCall('', getQuoteList, { mspID: '1', partList, manufacturingParams });
  const { headers: formHeaders, bytes } = await encodeBody(body);
  const agent = new Agent({ keepAlive: true });
  return (server) =>
    new Promise((resolve, reject) => {
      const sent = { ...headers, ...formHeaders, 'Accept-Encoding': 'gzip', 'Content-Length': bytes.length };
      const asked = request(`${server}${address}`, { method: 'POST', agent, headers: sent }, (answer) => {
        answer.on('error', reject).on('end', resolve).resume();
        if (answer.statusCode !== 200) reject(new Error(`A price call was answered with ${answer.statusCode}.`));
      });
      asked.on('error', reject).end(bytes);
    });
}

async function encodeBody(body: string | FormData | null) {
  const encoded = new Response(body);
  const type = encoded.headers.get('content-type');
  return { headers: type === null ? {} : { 'Content-Type': type }, bytes: new Uint8Array(await encoded.arrayBuffer()) };
}

async function compare(cluster: RunningCluster, { seconds, rounds }: Length, comparison: Comparison): Promise<void> {
  const { role, what } = comparison;
  const second = cluster.members.filter((member) => member.role === role)[1];
  if (second === undefined) throw new Error(`There is no second ${role}.`);
  const tallies: Record<Count, Tally[]> = { 1: [], 2: [] };
  const run = async (count: Count) => {
    const left = role === 'api' && count === 1 ? cluster.members.filter((member) => member !== second) : cluster.members;
    const servers = left.filter((member) => member.role === 'api').map((member) => member.server().baseUrl);
    await repeat(comparison, servers, WARM_SECONDS);
    tallies[count].push(await measure(cluster, comparison, servers, seconds));
  };
  for (let round = 0; round < rounds; round += 1) {
    await second.server().stop();
    await run(1);
    await second.restart();
    await waitUntilReady(second.server().baseUrl);
    await run(2);
  }
  const ratios = tallies[1].map((one, round) => perMinute(tallies[2][round]) / perMinute(one));
  console.log(
    `${what} a minute: ${tell(tallies[1])} with one ${role}, ${tell(tallies[2])} with two; ${ratios.map((it) => it.toFixed(2)).join(', ')} times as many`,
  );
  for (const count of [1, 2] as const) console.log(`  with ${count}: ${describe(addUp(tallies[count]), comparison)}`);
}

/** Its CAD processes too, which warm up for seconds. */
async function waitUntilReady(baseUrl: string): Promise<void> {
  while (!(await fetch(`${baseUrl}/ready`)).ok) await pause(LOOK_EVERY_MS);
}

async function measure(cluster: RunningCluster, comparison: Comparison, servers: readonly string[], seconds: number): Promise<Tally> {
  const pids = (role: ClusterRole) => cluster.members.filter((member) => member.role === role).map((member) => member.server().pid);
  const count = () => countProcessorTime({ api: pids('api'), worker: pids('worker') });
  const [before, began] = [count(), performance.now()];
  const done = await repeat(comparison, servers, seconds);
  return { done, seconds: (performance.now() - began) / 1000, spent: subtractTime(count(), before) };
}

/** Eight at once for so many seconds, to each of the servers in turn; answers how often it was done. */
async function repeat({ act }: Comparison, servers: readonly string[], seconds: number): Promise<number> {
  const until = performance.now() + seconds * 1000;
  let turn = 0;
  let done = 0;
  const run = async () => {
    while (performance.now() < until) {
      const mine = turn++;
      await act(servers[mine % servers.length] ?? '', mine);
      done += 1;
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, run));
  return done;
}

function perMinute(tally: Tally | undefined): number {
  return tally === undefined ? 0 : (60 * tally.done) / tally.seconds;
}

function tell(tallies: readonly Tally[]): string {
  return perMinute(addUp(tallies)).toFixed(0);
}

function addUp(tallies: readonly Tally[]): Tally {
  const add = (sum: Tally, { done, seconds, spent }: Tally) => ({
    done: sum.done + done,
    seconds: sum.seconds + seconds,
    spent: addTime(sum.spent, spent),
  });
  return tallies.reduce(add, { done: 0, seconds: 0, spent: NO_TIME });
}

/** Processor time of each, by whose it was; what was spent outside of what is compared; and how much more the machine could have done. */
function describe({ done, seconds, spent }: Tally, { compared }: Comparison): string {
  const sum = (kinds: readonly Kind[]) => kinds.reduce((total, kind) => total + spent[kind], 0);
  const all = sum(KINDS);
  const each = KINDS.map((kind) => `${kind} ${((1000 * spent[kind]) / done).toFixed(0)}`).join(', ');
  const outside = Math.round(100 * (1 - sum(compared) / all));
  const room = (availableParallelism() * seconds) / all;
  return `ms of processors each: ${each}; ${outside} % of them outside ${compared.join(' and ')}; they had room for ${room.toFixed(2)} times as much`;
}

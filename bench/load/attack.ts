import { setTimeout as pause } from 'node:timers/promises';
import { getQuoteList } from '#contract/calls/get-quote-list.ts';
import { submitRequest } from '#contract/calls/submit-request.ts';
import { watchDescription } from '#contract/calls/watch-description.ts';
import { MOST_LINES } from '#contract/schemas/fields.ts';
import { DEMO_PROVIDER } from '#domain/shop/demo-provider.ts';
import { call, sendCube, uploadCube, type Visitor } from './visit.ts';

const QUOTE_LOOPS = 8;
const REQUEST_LOOPS = 5;
const REQUEST_LINES = 3000;
const STREAMS = 3000;
/** Streams are opened from so many addresses. */
const STREAM_ADDRESSES = 50;
/** What is refused is asked again so soon; a client that does not care has no reason to wait longer. */
const ASK_AGAIN_MS = 50;

/** Asks for too much of everything until the signal ends it: quotes of 500 lines, requests of 3,000, thousands of streams. */
export async function attack(base: Omit<Visitor, 'from'>): Promise<void> {
  const from = (number: number) => ({ ...base, from: `203.0.${Math.floor(number / 250)}.${number % 250}` });
  const part = await uploadCube(from(0));
  const unasked = await sendCube(from(0));
  if (part === null || unasked === null) throw new Error('The attackers got no part.');
  const { materialId: materialID = '', colorIds = [], finishIds = [] } = DEMO_PROVIDER.offer[0] ?? {};
  const choice = { materialID, colorID: colorIds[0] ?? '', finishID: finishIds[0] ?? '' };
  const manufacturingParams = { manufacturingProcessID: '1', manufacturingProcessSubtypeID: '1', ...choice };
  const partList = Array.from({ length: MOST_LINES }, (_, index) => ({ id: part.id, quantity: 1 + index }));
  const specifications = { partID: part.id, ...choice };
  const shown = { productID: part.id, title: 'cube.stl', description: '', image: '', quantity: 1, price: 1, metadata: { specifications } };
  const cart = { items: Array.from({ length: REQUEST_LINES }, (_, index) => ({ id: `ci_${index}`, ...shown })) };
  const contact = { name: 'Eve', email: 'eve@example.com', organization: 'Floods', message: '', subject: '' };
  const loop = async (work: () => Promise<unknown>) => {
    while (!base.signal.aborted) {
      await work();
      await pause(ASK_AGAIN_MS);
    }
  };
  await Promise.all([
    ...Array.from({ length: QUOTE_LOOPS }, (_, index) =>
      loop(() => call(from(index), getQuoteList, { mspID: '1', partList, manufacturingParams }, 'attack')),
    ),
    ...Array.from({ length: REQUEST_LOOPS }, (_, index) =>
      loop(() => call(from(20 + index), submitRequest, { mspID: '1', cart, ...contact, idempotencyKey: crypto.randomUUID() }, 'attack')),
    ),
    ...Array.from({ length: STREAMS }, (_, index) => holdStream(from(100 + (index % STREAM_ADDRESSES)), unasked.internalFilename)),
  ]);
}

/** Opens a stream that does not end by itself: stream 2 of a file that nobody asked the figures of, over and over. */
async function holdStream({ baseUrl, from, signal }: Visitor, internalFilename: string): Promise<void> {
  const query = new URLSearchParams([
    ['fileStatusAction', watchDescription.action?.value ?? ''],
    ['internalFilename', internalFilename],
    ['mspID', '-1'],
  ]);
  while (!signal.aborted) {
    try {
      const response = await fetch(`${baseUrl}/api/${watchDescription.path}?${query}`, { headers: { 'x-forwarded-for': from }, signal });
      await response.arrayBuffer();
    } catch {
      // Refused or cut off: it tries again.
    }
    await pause(1000);
  }
}

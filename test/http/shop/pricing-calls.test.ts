import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { discardPricingDraft } from '#contract/api/pricing/discard-pricing-draft.ts';
import { getPricing } from '#contract/api/pricing/get-pricing.ts';
import { getPricingVersion } from '#contract/api/pricing/get-pricing-version.ts';
import { publishPricing } from '#contract/api/pricing/publish-pricing.ts';
import { saveGoldenParts } from '#contract/api/pricing/save-golden-parts.ts';
import { savePricingDraft } from '#contract/api/pricing/save-pricing-draft.ts';
import { tryGoldenParts } from '#contract/api/pricing/try-golden-parts.ts';
import { registerMsp } from '#contract/calls/register-msp.ts';
import type { Call } from '#contract/schemas/define-call.ts';
import type { QuoteLine } from '#contract/schemas/quote-line.ts';
import { rate } from '#domain/money/rate.ts';
import { DEMO_RATE_CARD } from '#domain/rates/demo-rate-card.ts';
import { DEMO_PROVIDER } from '#domain/shop/demo-provider.ts';
import { callServer, finishUpload, uploadPart } from '#test/support/api-client.ts';
import { composeStl } from '#test/support/model-bytes.ts';
import { composeDetails } from '#test/support/msp-details.ts';
import { chooseFirstOffer, quoteParts, succeed } from '#test/support/quote-client.ts';
import { testAlone } from '#test/support/test-alone.ts';
import { startTestApp, type TestApp } from '#test/support/test-app.ts';

const { FDM } = DEMO_RATE_CARD.processes;
/** The demonstration's rates but for one of them. */
const withFdm = (changes: Partial<typeof FDM>) => ({
  ...DEMO_RATE_CARD,
  processes: { ...DEMO_RATE_CARD.processes, FDM: { ...FDM, ...changes } },
});
const DEARER = withFdm({ margin: rate(80, '%') });

let server: TestApp;
beforeAll(async () => {
  const identity = {
    verifyAccessToken: async (token: string) =>
      token.startsWith('token-of-') ? { sub: token.slice(9), username: `${token.slice(9)}@x` } : null,
  };
  server = await startTestApp({}, { identity });
  await server.records.providers.save({ ...DEMO_PROVIDER, ownerSub: 'ada' });
});
afterAll(() => server.close());

const call = <C extends Call>(which: C, request: Parameters<typeof callServer<C>>[2], by = 'ada') =>
  callServer(server.baseUrl, which, request, `Bearer token-of-${by}`);
const read = async () => succeed(await call(getPricing, {}));
const save = async (card: unknown, revision?: number) => call(savePricingDraft, { card, revision: revision ?? (await read()).revision });

beforeEach(async () => {
  const { draft, revision } = await read();
  if (draft !== null) await call(discardPricingDraft, { revision });
});

async function uploadCube() {
  return uploadPart(server.baseUrl, { name: 'cube.stl', bytes: composeStl() });
}

function receiptOf(line: QuoteLine | null | undefined) {
  return line?.receipt?.view === 'full' ? line.receipt : undefined;
}

describe('publishing', () => {
  test('PRC-05 PRC-15 a draft is saved, seen, published under the next number, and paid by from then on', async () => {
    const [before, part] = [await read(), await uploadCube()];
    const quote = async () => (await quoteParts(server.baseUrl, [part], await chooseFirstOffer(server.baseUrl)))[0];
    const cheap = await quote();
    succeed(await save(DEARER));
    const { draft, revision, number } = await read();
    expect([draft?.card, draft?.by, number]).toEqual([DEARER, 'ada@x', before.number]);
    expect((await quote())?.price).toBe(cheap?.price);
    expect(succeed(await call(publishPricing, { revision, note: '  Dearer plastic ' })).number).toBe(before.number + 1);
    const after = await read();
    expect(after).toMatchObject({ number: before.number + 1, draft: null, card: { ...DEARER, version: String(before.number + 1) } });
    expect(after.versions).toEqual([
      { number: after.number, by: 'ada@x', note: 'Dearer plastic', at: server.clock.now().toISOString() },
      ...before.versions,
    ]);
    expect((await quote())?.price).toBeGreaterThan(cheap?.price ?? Number.NaN);
    expect(receiptOf(await quote())?.rateCardVersion).toBe(String(after.number));
  });

  test('PRC-05 an earlier version is read, and restored by saving it as the draft', async () => {
    const first = succeed(await call(getPricingVersion, { number: 1 }));
    expect(first).toMatchObject({ number: 1, by: null, note: '', card: DEMO_RATE_CARD });
    succeed(await save(first.card));
    const { revision, number } = await read();
    succeed(await call(publishPricing, { revision, note: 'Back to the first' }));
    expect((await read()).card).toEqual({ ...DEMO_RATE_CARD, version: String(number + 1) });
    expect(await call(getPricingVersion, { number: 999 })).toMatchObject({
      status: 404,
      body: { error: 'There is no version with this number.' },
    });
  });

  test('PRC-05 without a draft, or without a note, nothing is published', async () => {
    const { revision, versions } = await read();
    expect(await call(publishPricing, { revision, note: 'x' })).toMatchObject({
      status: 409,
      body: { error: 'There is no draft to publish.' },
    });
    succeed(await save(DEARER, revision));
    for (const note of ['', '   ', 'x'.repeat(201)])
      expect(await call(publishPricing, { revision: revision + 1, note })).toMatchObject({ status: 400 });
    expect((await read()).versions).toEqual(versions);
  });

  test('PRC-05 a profile that is saved later does not take the prices back', async () => {
    succeed(await save(DEARER));
    const { revision } = await read();
    const { number } = succeed(await call(publishPricing, { revision, note: 'Dearer' }));
    succeed(await call(registerMsp, { mspDetails: composeDetails({ id: '1', materials: 99, generateInstantQuotes: true }) }));
    expect(await read()).toMatchObject({
      number,
      card: { processes: { FDM: { margin: { value: 80 } } } },
    });
  });
});

describe('what is refused', () => {
  test('PRC-06 the second of two editors is told who was quicker and when, and the first one’s work stays', async () => {
    const { revision } = await read();
    succeed(await save(DEARER, revision));
    const conflict = { revision: revision + 1, by: 'ada@x', at: server.clock.now().toISOString() };
    expect(await save(DEMO_RATE_CARD, revision)).toEqual({
      ok: false,
      status: 412,
      body: {
        success: false,
        error: 'ada@x has changed the prices since you opened them. Nothing of yours was saved over theirs.',
        conflict,
      },
    });
    for (const which of [discardPricingDraft, publishPricing])
      expect(await call(which, { revision, note: 'x' })).toMatchObject({ status: 412, body: { conflict } });
    expect((await read()).draft?.card).toEqual(DEARER);
  });

  test('PRC-01 bad rates are refused with the place of each', async () => {
    const bad = withFdm({ margin: rate(100, '%'), inspection: rate(-1, 'money/piece') });
    const answer = await save({ ...bad, materials: {} });
    expect(answer).toMatchObject({ status: 400, body: { error: 'Some rates are missing or not valid. Please check the marked fields.' } });
    const problems = answer.ok ? [] : (answer.body.problems ?? []);
    expect(problems).toContainEqual({ path: 'processes.FDM.margin', code: 'below', message: 'must be under 100 %.' });
    expect(problems.filter(({ path }) => path.startsWith('materials.')).length).toBeGreaterThan(10);
    expect((await read()).draft).toBeNull();
  });

  test.each([
    ['too large', () => ({ ...DEMO_RATE_CARD, more: 'ä'.repeat(300_000) }), 413],
    ['nested too deeply', () => ({ ...DEMO_RATE_CARD, more: JSON.parse('['.repeat(100) + ']'.repeat(100)) }), 400],
    ['no object', () => null, 400],
    ['a list', () => [], 400],
  ])('PRC-01 S-35 a card that is %s is refused in words', async (_what, compose, status) => {
    const answer = await save(compose());
    expect(answer).toMatchObject({ ok: false, status, body: { error: expect.stringMatching(/rate/) } });
    expect((await read()).draft).toBeNull();
  });

  test('PRC-01 S-35 brackets without end are refused like any other nonsense', async () => {
    const body = `{"card":${'['.repeat(500_000)}${']'.repeat(500_000)}}`;
    const headers = { authorization: 'Bearer token-of-ada', 'content-type': 'application/json', 'if-match': '"0"' };
    const response = await fetch(`${server.baseUrl}/api/${savePricingDraft.path}`, { method: 'PUT', headers, body });
    expect([response.status, await response.json()]).toMatchObject([
      400,
      { code: 'invalid', detail: expect.stringMatching(/nested too deeply/) },
    ]);
  });

  testAlone('S-35 an owner who publishes without end is slowed', async () => {
    await using limited = await startTestApp(
      { RATE_LIMIT: 'on' },
      { identity: { verifyAccessToken: async () => ({ sub: 'ada', username: 'ada' }) } },
    );
    await limited.records.providers.save({ ...DEMO_PROVIDER, ownerSub: 'ada' });
    const publish = () => callServer(limited.baseUrl, publishPricing, { revision: 0, note: 'x' }, 'Bearer any');
    const statuses = new Set<number>();
    for (let count = 0; count < 61; count += 1) statuses.add((await publish()).status);
    expect(statuses).toEqual(new Set([409, 429]));
  });
});

describe('golden parts', () => {
  const golden = (partID: string, id = 'a') => ({
    id,
    name: 'Ours',
    partID,
    quantity: 3,
    materialID: 'fdm-pla',
    finishID: 'as-printed',
    rightPrice: 12.5,
  });
  const tryOut = async () => succeed(await call(tryGoldenParts, {})).trials;
  /** What the trials come to when nothing is pending any more. */
  const tryToEnd = () =>
    vi.waitFor(
      async () => {
        const trials = await tryOut();
        const sides = trials.flatMap(({ published, draft }) => [published, draft ?? published]);
        if (sides.some(({ line, refusal }) => (line === null && refusal === null) || line?.isPending)) throw new Error('Still pending.');
        return trials;
      },
      { timeout: 20_000, interval: 50 },
    );

  test('PRC-05 until others are chosen they are ours, measured like any upload, priced by both cards line by line', async () => {
    const { goldenParts, builtInParts, goldenPartsRevision } = await read();
    expect([goldenParts.map(({ partID }) => partID), goldenPartsRevision]).toEqual([builtInParts.map(({ partID }) => partID), 0]);
    expect((await tryToEnd()).map(({ draft }) => draft)).toEqual([null, null, null]);
    succeed(await save(withFdm({ margin: rate(90, '%') })));
    for (const { published, draft } of await tryToEnd()) {
      expect(draft?.line?.price).toBeGreaterThan(published.line?.price ?? Number.NaN);
      const codes = (side: typeof published) => receiptOf(side.line)?.lines.map(({ code }) => code);
      expect(draft === null ? null : codes(draft)).toEqual(codes(published));
    }
    // They are nobody's uploads, whoever knows their names.
    const internalFilename = 'quickquote-golden-bracket-part.stl';
    const file = { filename: 'Bracket.stl', internalFilename, modelUnit: 'mm' as const };
    expect(await finishUpload(server.baseUrl, { success: true, ...file })).toMatchObject({ end: 'part' });
    expect((await server.records.parts.findById('golden-bracket'))?.providerId).toBeNull();
    expect((await server.records.parts.listByProvider('1')).filter(({ id }) => id.startsWith('golden-'))).toEqual([]);
  });

  test('PRC-05 a draft’s other machine has the work worked out for it, once, while customers’ parts are left alone', async () => {
    const part = await uploadCube();
    const { goldenPartsRevision: revision } = await read();
    succeed(await call(saveGoldenParts, { goldenParts: [golden('golden-bracket'), golden(part.id, 'b')], revision }));
    await tryToEnd();
    const asked = server.cad.requests.length;
    succeed(await save(withFdm({ machines: [{ ...FDM.machines[0], figures: { ...FDM.machines[0].figures, walls: rate(5, 'lines') } }] })));
    expect((await tryOut()).map(({ draft, published }) => [draft?.line?.isPending, published.line?.isPending])).toEqual([
      [true, false],
      [true, false],
    ]);
    const trials = await tryToEnd();
    expect(trials.map(({ draft }) => receiptOf(draft?.line)?.rateCardVersion)).toHaveLength(2);
    const requests = server.cad.requests.slice(asked);
    expect(requests.map(({ profiles, draw }) => [profiles.map(({ process }) => process), draw])).toEqual([
      [['FDM'], false],
      [['FDM'], false],
    ]);
  });

  test('PRC-05 S-13 a list names our parts and the provider’s own alone, each once, and keeps the right prices', async () => {
    const part = await uploadCube();
    const { goldenPartsRevision: revision } = await read();
    const list = [golden(part.id), { ...golden('golden-housing', 'b'), colorID: 'fdm-pla-black', rightPrice: null }];
    succeed(await call(saveGoldenParts, { goldenParts: list, revision }));
    const { goldenParts, goldenPartsRevision } = await read();
    expect(goldenParts).toEqual([{ ...list[0], partID: goldenParts[0]?.partID }, list[1]]);
    // By the name that the part has here it is saved again as the same one.
    succeed(await call(saveGoldenParts, { goldenParts, revision: goldenPartsRevision }));
    expect((await read()).goldenParts).toEqual(goldenParts);
    expect((await server.records.rateCards.findGoldenParts('1'))?.list[0]?.partId).toBe(part.id);
    await server.records.providers.save({ ...DEMO_PROVIDER, id: 'b', ownerSub: 'bob' });
    for (const id of [part.id, 'none'])
      expect(await call(saveGoldenParts, { goldenParts: [golden(id)], revision: 0 }, 'bob')).toMatchObject({
        status: 404,
        body: { error: 'One of the parts is not known here.' },
      });
    const twice = [golden(part.id), golden(part.id)];
    expect(await call(saveGoldenParts, { goldenParts: twice, revision: revision + 2 })).toMatchObject({ status: 400 });
    const many = Array.from({ length: 21 }, (_, index) => golden(part.id, `${index}`));
    expect(await call(saveGoldenParts, { goldenParts: many, revision: revision + 2 })).toMatchObject({
      status: 400,
      body: { error: 'A list takes at most 20 golden parts.' },
    });
  });

  test('PRC-06 a list that somebody else has changed is not saved over', async () => {
    const { goldenPartsRevision: revision } = await read();
    succeed(await call(saveGoldenParts, { goldenParts: [], revision }));
    expect(await call(saveGoldenParts, { goldenParts: [golden('golden-flange')], revision })).toMatchObject({ status: 412 });
    expect((await read()).goldenParts).toEqual([]);
  });

  test('PRC-05 a choice that is not offered, and a part that is gone, are told in words beside the others', async () => {
    const { goldenPartsRevision: revision } = await read();
    const list = [golden('golden-flange'), { ...golden('golden-flange', 'b'), materialID: 'unobtainium' }];
    succeed(await call(saveGoldenParts, { goldenParts: list, revision }));
    const [sound, odd] = await tryToEnd();
    expect([sound?.published.refusal, odd?.published]).toEqual([
      null,
      { line: null, refusal: expect.stringContaining('does not offer this combination') },
    ]);
  });
});

import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { uploadMaterialPicture } from '#contract/api/pricing/upload-material-picture.ts';
import { DEMO_RATE_CARD } from '#domain/rates/demo-rate-card.ts';
import { DEMO_PROVIDER } from '#domain/shop/demo-provider.ts';
import { createFilesBlobStore } from '#server/adapters/blob-store/files-blob-store.ts';
import { deleteExpired } from '#server/jobs/delete-expired.ts';
import { testAlone } from '#test/support/test-alone.ts';
import { startTestApp, type TestApp } from '#test/support/test-app.ts';

const WEEK_MS = 7 * 86_400_000;

let server: TestApp;
beforeAll(async () => {
  const identity = { verifyAccessToken: async (token: string) => ({ sub: token, username: token }) };
  server = await startTestApp({ MAX_STORAGE_MB_PER_PROVIDER: '1' }, { identity });
  await server.records.providers.save({ ...DEMO_PROVIDER, ownerSub: 'ada' });
  await server.records.providers.save({ ...DEMO_PROVIDER, id: 'b', ownerSub: 'bob' });
});
afterAll(() => server.close());

const compose = async (background: string) =>
  new Uint8Array(
    await sharp({ create: { width: 40, height: 20, channels: 3, background } })
      .png()
      .toBuffer(),
  );

async function upload(bytes: Uint8Array<ArrayBuffer>, by = 'ada', field = 'pictureFile') {
  const body = new FormData();
  body.append(field, new File([bytes], '../../steel.png'));
  const headers = { authorization: `Bearer ${by}` };
  const response = await fetch(`${server.baseUrl}/api/${uploadMaterialPicture.path}`, { method: 'POST', headers, body });
  const answer: { image?: string; detail?: string } = await response.json();
  return { status: response.status, ...answer };
}

const show = (image: string | undefined) => fetch(`${server.baseUrl}/img/${image}`);

test('PRC-03 S-22 a picture is stored under the name of what it shows, and served for ever, as harmless as a part’s', async () => {
  const { status, image } = await upload(await compose('#c0ffee'));
  expect([status, image]).toEqual([200, expect.stringMatching(/^[A-Za-z0-9_-]{43}\.webp$/)]);
  expect((await upload(await compose('#c0ffee'))).image).toBe(image);
  expect((await upload(await compose('#c0ffee'), 'bob')).image).not.toBe(image);
  const served = await show(image);
  expect(Object.fromEntries(served.headers)).toMatchObject({
    'content-type': 'image/webp',
    'cache-control': 'private, max-age=31536000, immutable',
    'content-security-policy': "default-src 'none'; sandbox",
    'x-content-type-options': 'nosniff',
  });
  const picture = await sharp(Buffer.from(await served.arrayBuffer())).metadata();
  expect([picture.format, picture.width, picture.height]).toEqual(['webp', 40, 20]);
});

testAlone.each([
  ['that is none', () => new TextEncoder().encode('<svg onload="alert(1)"/>'), 415, /JPEG, PNG or WebP/],
  ['of more than 10 MB', () => new Uint8Array(10 * 2 ** 20 + 1), 413, /10 MB/],
  ['that is empty', () => new Uint8Array(), 415, /JPEG, PNG or WebP/],
])('PRC-03 S-20 a picture %s is refused in words and leaves nothing behind', async (_what, bytes, status, words) => {
  const folder = join(server.dataFolder, 'blobs', 'images');
  const before = await readdir(folder);
  expect(await upload(bytes())).toMatchObject({ status, detail: expect.stringMatching(words) });
  expect(await readdir(folder)).toEqual(before);
});

test('PRC-03 a picture under another field’s name is refused', async () => {
  expect(await upload(await compose('red'), 'ada', 'modelFile')).toMatchObject({ status: 400 });
});

testAlone(
  'PRC-03 a picture that no card names goes after a week; one that a version names stays, though no card names it any more',
  async () => {
    const [unused, once] = [(await upload(await compose('#111111'))).image, (await upload(await compose('#222222'))).image];
    const { rateCards } = server.records;
    const publish = async (card: typeof DEMO_RATE_CARD, revision: number) => {
      await rateCards.saveDraft('1', card, revision, 'ada', server.clock.now());
      await rateCards.publishDraft('1', revision + 1, { author: 'ada', note: 'x', at: server.clock.now() });
    };
    const showing = { ...DEMO_RATE_CARD, shown: once };
    await publish(showing, 0);
    await publish(DEMO_RATE_CARD, 2);
    const sweep = () => deleteExpired({ ...server, blobs: createFilesBlobStore(join(server.dataFolder, 'blobs')) }, null);
    server.clock.advance(WEEK_MS - 1);
    await sweep();
    expect([(await show(unused)).status, (await show(once)).status]).toEqual([200, 200]);
    server.clock.advance(1);
    await sweep();
    expect([(await show(unused)).status, (await show(once)).status]).toEqual([404, 200]);
  },
);

test('PRC-03 S-35 pictures count against what a provider may store', async () => {
  await server.records.rateCards.addPicture({
    name: 'images/large.webp',
    providerId: 'b',
    sizeBytes: 2 ** 20,
    addedAt: server.clock.now(),
  });
  // Totals are good for a minute.
  server.clock.advance(120_000);
  expect((await upload(await compose('#333333'), 'bob')).status).toBe(507);
  expect((await upload(await compose('#333333'))).status).toBe(200);
});

import { strFromU8, unzipSync } from 'fflate';
import { expect, test } from 'vitest';
import { splitPart } from '#contract/api/parts/split-part.ts';
import type { BodyFacts } from '#domain/part/part-insides.ts';
import { callServer, finishUpload, uploadPart } from '#test/support/api-client.ts';
import { askForParts, createFollower } from '#test/support/desk-client.ts';
import { PDF, startFollowedDesk } from '#test/support/followed-desk.ts';
import { composeStl } from '#test/support/model-bytes.ts';
import { succeed } from '#test/support/quote-client.ts';
import { createScriptedCad, measureCube } from '#test/support/scripted-cad.ts';

const alike = (first: number, count: number) => ({ first, count, volumeMm3: 500, areaMm2: 300 });
const THREE: BodyFacts = { count: 3, different: 2, alike: [alike(0, 2), alike(1, 1)], touching: false, overlapping: null };

const cad = createScriptedCad();
cad.script = async (request, onConverted) => {
  const outcome = await measureCube(request, onConverted);
  if (outcome.outcome !== 'measured' || request.body !== null) return outcome;
  return { ...outcome, measurement: { ...outcome.measurement, bodies: THREE } };
};
const { server, desk, ask } = await startFollowedDesk({ cad });

const OWNER = 'Bearer token-of-a';
const OUTSIDERS = [undefined, 'Bearer wrong', 'Bearer token-of-nobody', 'Bearer token-of-b'];
const open = (path: string, authorization?: string) =>
  fetch(`${server.baseUrl}/desk/${path}`, authorization === undefined ? {} : { headers: { authorization } });

async function upload(name: string) {
  return uploadPart(server.baseUrl, { name, bytes: composeStl() });
}

async function unzip(requestID: string): Promise<Readonly<Record<string, Uint8Array>>> {
  const archive = await open(`archives/${requestID}`, OWNER);
  expect([archive.status, archive.headers.get('content-type')]).toEqual([200, 'application/zip']);
  return unzipSync(new Uint8Array(await archive.arrayBuffer()));
}

/** The list in an archive, without its head. */
function readList(files: Readonly<Record<string, Uint8Array>>): readonly string[] {
  return strFromU8(files['parts.csv'] ?? new Uint8Array())
    .trim()
    .split('\r\n')
    .slice(1);
}

test('SHOP-20 S-11 S-13 a line’s CAD file opens to whoever works for the shop, and to nobody else', async () => {
  const { requestID } = await ask();
  const [line] = (await desk.open(requestID)).request.lines;
  for (const path of [`models/${line?.internalFilename}`, `documents/${requestID}/models/1`]) {
    const file = await open(path, OWNER);
    expect([file.status, file.headers.get('content-disposition')]).toEqual([200, expect.stringContaining('filename="one.stl"')]);
    expect(new Uint8Array(await file.arrayBuffer())).toEqual(composeStl());
    const statuses = await Promise.all(OUTSIDERS.map(async (who) => (await open(path, who)).status));
    expect([path, ...statuses]).toEqual([path, 401, 401, 404, 404]);
  }
  const beyond = [0, 4, -1, 'x', '1.5'].map((number) => `documents/${requestID}/models/${number}`);
  for (const wrong of [...beyond, `models/${'A'.repeat(22)}.stl`, 'models/..%2Fparts.csv'])
    expect([wrong, (await open(wrong, OWNER)).status]).toEqual([wrong, 404]);
});

test('SHOP-20 S-11 S-13 all files of a request come as one archive to whoever works for the shop, and to nobody else', async () => {
  const { requestID, customer } = await ask();
  succeed(await customer.addFile(PDF, 2));
  succeed(await customer.addFile(PDF));
  const files = await unzip(requestID);
  expect(Object.keys(files).sort()).toEqual(
    ['drawings/drawing (2).pdf', 'drawings/drawing.pdf', 'models/one.stl', 'models/three.stl', 'models/two.stl', 'parts.csv'].sort(),
  );
  expect(files['models/two.stl']).toEqual(composeStl());
  expect(Buffer.from(files['drawings/drawing.pdf'] ?? [])).toEqual(Buffer.from(PDF.bytes));
  const { lines } = (await desk.open(requestID)).request;
  const list = readList(files);
  expect(list).toHaveLength(lines.length);
  for (const [index, { line, quantity, material }] of lines.entries()) {
    expect(list[index]).toMatch(new RegExp(`^${line},models/(one|two|three)\\.stl,${quantity},`));
    expect(list[index]).toContain(material);
  }
  expect(list[1]).toContain('drawings/drawing.pdf');
  const statuses = await Promise.all(OUTSIDERS.map(async (who) => (await open(`archives/${requestID}`, who)).status));
  expect(statuses).toEqual([401, 401, 404, 404]);
  expect((await open('archives/unknown', OWNER)).status).toBe(404);
});

test('SHOP-20 the archive of an order lists what was ordered', async () => {
  const { requestID, customer } = await ask();
  const before = await unzip(requestID);
  expect(Object.keys(before).filter((name) => name.startsWith('models/'))).toHaveLength(3);
  const offered = (await customer.look()).quotes.at(-1)?.lines[1]?.quantity ?? 0;
  succeed(await customer.accept([{ line: 2, quantity: offered }]));
  const files = await unzip(requestID);
  expect(Object.keys(files).filter((name) => name.startsWith('models/'))).toEqual(['models/two.stl']);
  expect(readList(files)).toEqual([expect.stringContaining(`2,models/two.stl,${offered},`)]);
});

test('SHOP-20 a split file’s bodies are files of their own in the archive, and one that has none is the whole file, said to be', async () => {
  const whole = await upload('gear set.stl');
  const { files } = succeed(await callServer(server.baseUrl, splitPart, { partID: whole.id, mspID: '1' }));
  const parts = await Promise.all(
    files.map(async (file) => {
      const end = await finishUpload(server.baseUrl, { success: true, ...file });
      if (end.end !== 'part') throw new Error('A body was not measured.');
      return end.part;
    }),
  );
  const { requestID, requestKey } = await askForParts(server.baseUrl, [...parts, await upload('GEAR SET, body 1.stl')]);
  const own = await unzip(requestID);
  expect(strFromU8(own['models/gear set, body 1.stl'] ?? new Uint8Array())).toBe('made for body.model');
  expect(strFromU8(own['models/gear set, body 2.stl'] ?? new Uint8Array())).toBe('made for body.model');
  // A name that differs in capitals alone would write over the other one on many a disk.
  expect(own['models/GEAR SET, body 1 (2).stl']).toEqual(composeStl());
  expect(readList(own)[0]).toContain('"models/gear set, body 1.stl",2,');
  const { lines } = (await desk.open(requestID)).request;
  expect(lines.map(({ isFileShared }) => isFileShared)).toEqual([false, false, false]);
  expect(JSON.stringify(await createFollower(server.baseUrl, requestKey).look())).not.toContain('isFileShared');
});

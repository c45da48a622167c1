import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { uploadModel } from '#contract/calls/upload-model.ts';
import { watchConversion } from '#contract/calls/watch-conversion.ts';
import { BlobError } from '#server/ports/blob-store.ts';
import { nameInLogs } from '#server/ports/log.ts';
import { finishUpload, uploadFile } from '#test/support/api-client.ts';
import { createMemoryBlobStore } from '#test/support/memory/blob-store.ts';
import { composeStl } from '#test/support/model-bytes.ts';
import { startTestApp } from '#test/support/test-app.ts';
import { createUpload } from '#test/support/tus-client.ts';

const lineSchema = z.record(z.string(), z.unknown());

function keepLines() {
  const lines: Readonly<Record<string, unknown>>[] = [];
  const logTo = { write: (line: string) => lines.push(lineSchema.parse(JSON.parse(line))) };
  return { lines, logTo, text: () => JSON.stringify(lines) };
}

test('API-16 every answer names its request, streams and resumable uploads included, and nobody chooses the name', async () => {
  await using server = await startTestApp();
  const upload = { filename: 'part.stl', sizeBytes: 2_000_000 };
  const asked = { headers: { 'x-request-id': 'mine', 'request-id': 'mine' } };
  const answers = await Promise.all([
    fetch(`${server.baseUrl}/health`, asked),
    fetch(`${server.baseUrl}/api/nothing`, asked),
    fetch(`${server.baseUrl}/img/none.webp`, asked),
    fetch(`${server.baseUrl}/api/${watchConversion.path}`, asked),
    createUpload(server.baseUrl, { ...upload, headers: asked.headers }),
  ]);
  expect(answers[3]?.headers.get('content-type')).toContain('text/event-stream');
  const ids = answers.map(({ headers }) => headers.get('x-request-id'));
  for (const id of ids) expect(id).toMatch(/^[0-9a-f-]{36}$/);
  expect(new Set(ids).size).toBe(answers.length);
});

test('API-16 UPL-09 S-42 an upload is found in the log from its request to its CAD job, and its names and file are not', async () => {
  const { lines, logTo, text } = keepLines();
  await using server = await startTestApp({ LOG_LEVEL: 'debug' }, { logTo });
  const upload = await uploadFile(server.baseUrl, { name: 'secret-drawing.stl', bytes: composeStl(1) });
  if (!upload.ok) expect.fail('The upload was refused.');
  const end = await finishUpload(server.baseUrl, upload.body);
  if (end.end !== 'part') expect.fail(end.message);
  const { internalFilename } = upload.body;
  const part = nameInLogs(internalFilename);
  const received = lines.find(({ msg }) => msg === 'A file was received.');
  expect(received).toMatchObject({ part, requestId: expect.any(String) });
  const answered = lines.find(({ msg, requestId }) => msg === 'A request was answered.' && requestId === received?.['requestId']);
  expect(answered).toMatchObject({ status: upload.status, route: `/api/${uploadModel.path}` });
  const [job] = server.cad.requests;
  expect(job).toMatchObject({ part });
  expect(lines.find(({ msg }) => msg === 'A CAD job ended.')).toMatchObject({ part, jobId: job?.jobId, outcome: 'measured' });
  await fetch(`${server.baseUrl}/img/${end.part.image}`);
  await fetch(`${server.baseUrl}/cad/mesh/${end.part.internalFilename}`);
  await expect.poll(() => lines.filter(({ route }) => route === '/img/:name')).toHaveLength(1);
  for (const secret of ['secret-drawing', internalFilename, end.part.image, end.part.id]) expect(text()).not.toContain(secret);
});

test('API-16 S-42 a failure is logged under the id that its answer names, without the names of files', async () => {
  const { lines, logTo, text } = keepLines();
  const put = async (name: string) => {
    throw new BlobError('BLOB_UNAVAILABLE', `It can't be written: ${name}`);
  };
  await using server = await startTestApp({ LOG_LEVEL: 'info' }, { logTo, blobs: { ...createMemoryBlobStore(), put } });
  const form = new FormData();
  form.append('modelUnit', 'mm');
  form.append('modelFile', new File([composeStl(1)], 'secret-drawing.stl'));
  const answer = await fetch(`${server.baseUrl}/api/${uploadModel.path}`, { method: 'POST', body: form });
  expect(answer.status).toBe(503);
  const requestId = answer.headers.get('x-request-id');
  const messages = () => lines.filter((line) => line['requestId'] === requestId).map(({ msg }) => msg);
  await expect.poll(messages).toEqual(['A request failed.', 'A request was refused.']);
  expect(text()).toContain("It can't be written: models/…");
  expect(text()).not.toContain('secret-drawing');
});

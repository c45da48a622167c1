import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { uploadRequestFile } from '#contract/api/customer/upload-request-file.ts';
import { callServer } from '#test/support/api-client.ts';
import { sendFile } from '#test/support/desk-client.ts';
import { keyLike, PDF, PUBLIC_URL, startFollowedDesk } from '#test/support/followed-desk.ts';
import { composePdf, composeStep } from '#test/support/model-bytes.ts';
import { succeed } from '#test/support/quote-client.ts';

const { server, desk, stranger, shopless, ask, settled } = await startFollowedDesk();

describe('files', () => {
  test('DESK-09 a file comes to a line of the request, the shop is mailed once for several, and either side downloads it', async () => {
    const { requestID, requestKey, customer } = await ask();
    const { fileID } = succeed(await customer.addFile({ name: 'Zeichnung “1”.pdf', bytes: composePdf() }, 2));
    succeed(await customer.addFile({ name: 'changed.step', bytes: composeStep() }));
    expect((await customer.look()).files.map(({ filename, line, type, addedBy }) => [filename, line, type, addedBy])).toEqual([
      ['Zeichnung “1”.pdf', 2, 'pdf', 'customer'],
      ['changed.step', null, 'step', 'customer'],
    ]);
    expect((await settled('shop', requestID, 1))[0]?.text).toContain('Zeichnung “1”.pdf');
    const { request } = succeed(await desk.addFile(requestID, PDF, 1));
    expect(request.files.at(-1)).toMatchObject({ filename: 'drawing.pdf', line: 1, addedBy: 'member' });
    const told = (await settled('customer', requestID, 2)).find(({ subject }) => subject.startsWith('A file from'));
    expect(told?.text).toContain('drawing.pdf');
    const file = await fetch(`${server.baseUrl}/documents/${requestKey}/${fileID}`);
    expect(Buffer.from(await file.arrayBuffer())).toEqual(Buffer.from(composePdf()));
    expect(Object.fromEntries(file.headers)).toMatchObject({
      'content-type': 'application/octet-stream',
      'content-disposition': expect.stringMatching(/^attachment; filename="Zeichnung _1_\.pdf"/),
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; sandbox",
      'cache-control': 'no-store',
    });
  });

  test('DESK-09 S-42 a file is opened by the key of its own request alone', async () => {
    const [one, other] = [await ask(), await ask()];
    const { fileID } = succeed(await one.customer.addFile(PDF));
    const { fileID: waiting } = succeed(await sendFile(server.baseUrl, uploadRequestFile, PDF, { mspID: '1' }));
    const statusOf = async (path: string) => (await fetch(`${server.baseUrl}/documents/${path}`)).status;
    expect([
      await statusOf(`${one.requestKey}/${fileID}`),
      await statusOf(`${other.requestKey}/${fileID}`),
      await statusOf(`${keyLike(one.requestKey)}/${fileID}`),
      await statusOf(`${one.requestKey}/${waiting}`),
      await statusOf(`${one.requestKey}/${'A'.repeat(22)}`),
      await statusOf(`short/${fileID}`),
    ]).toEqual([200, 404, 404, 404, 404, 404]);
  });

  test('DESK-13 S-13 another provider’s member adds no file', async () => {
    const { requestID, customer } = await ask();
    expect(await stranger.addFile(requestID, PDF)).toMatchObject({ ok: false, status: 404 });
    expect((await customer.look()).files).toEqual([]);
  });

  test('S-35 DESK-09 a file that is refused is gone at once, whoever sent it', async () => {
    const { requestID, customer } = await ask();
    const listed = () => readdir(join(server.dataFolder, 'blobs/documents')).catch((): string[] => []);
    const before = await listed();
    expect(await shopless.addFile(requestID, PDF)).toMatchObject({ ok: false, status: 404 });
    expect(await stranger.addFile(requestID, PDF)).toMatchObject({ ok: false, status: 404 });
    expect(await desk.addFile(requestID, PDF, 4)).toMatchObject({ ok: false, status: 400 });
    expect(await customer.addFile(PDF, 4)).toMatchObject({ ok: false, status: 400 });
    expect(await listed()).toEqual(before);
  });

  test('DESK-09 a line that the request does not have, neither key nor provider, and an unknown provider are refused', async () => {
    const { customer } = await ask();
    expect(await customer.addFile(PDF, 4)).toMatchObject({ ok: false, status: 400 });
    expect(await customer.addFile(PDF, 0)).toMatchObject({ ok: false, status: 400 });
    expect(await sendFile(server.baseUrl, uploadRequestFile, PDF, {})).toMatchObject({ ok: false, status: 400 });
    expect(await sendFile(server.baseUrl, uploadRequestFile, PDF, { mspID: 'nobody' })).toMatchObject({ ok: false, status: 404 });
    expect(await callServer(server.baseUrl, uploadRequestFile, { mspID: '1' })).toMatchObject({ ok: false, status: 400 });
    expect((await customer.look()).files).toEqual([]);
  });

  test('S-19 a file of 25 MB comes in, one of a byte more is refused', async () => {
    const { customer } = await ask();
    const padded = (size: number) => {
      const [pdf, bytes] = [composePdf(), new Uint8Array(size).fill(32)];
      bytes.set(pdf);
      bytes.set(new TextEncoder().encode('\n%%EOF'), size - 6);
      return bytes;
    };
    expect(await customer.addFile({ name: 'big.pdf', bytes: padded(25 * 2 ** 20) })).toMatchObject({ ok: true });
    expect(await customer.addFile({ name: 'bigger.pdf', bytes: padded(25 * 2 ** 20 + 1) })).toMatchObject({ ok: false, status: 413 });
    expect((await customer.look()).files.map(({ filename }) => filename)).toEqual(['big.pdf']);
  });

  test('DESK-09 a request takes a hundred files, and no more', async () => {
    const { requestID, customer } = await ask();
    const file = {
      providerId: '1',
      requestId: null,
      line: null,
      filename: 'x.pdf',
      type: 'pdf',
      sizeBytes: 5,
      addedBy: 'customer',
    } as const;
    const ids = Array.from({ length: 99 }, (_, index) => `many-${requestID}-${index}`);
    for (const id of ids) await server.records.desk.addFile({ ...file, id, addedAt: server.clock.now() });
    await server.records.desk.change(requestID, server.clock.now(), () => ({
      actor: { kind: 'customer', name: 'Ada' },
      acts: [{ type: 'message', text: 'x' }],
      files: ids.map((id) => ({ id, line: null })),
      mails: [],
    }));
    expect(await customer.addFile(PDF)).toMatchObject({ ok: true });
    expect(await customer.addFile(PDF)).toMatchObject({ ok: false, status: 400, body: { error: expect.stringContaining('100 files') } });
  });
});

describe('the quote as PDF', () => {
  test('DESK-07 S-42 each revision is downloaded under the key, and none that was never sent', async () => {
    const { requestID, requestKey } = await ask();
    await desk.quote(requestID, { discountPercent: 10 });
    const open = (path: string) => fetch(`${server.baseUrl}/documents/${path}`);
    for (const revision of [1, 2]) {
      const pdf = await open(`${requestKey}/quote/${revision}.pdf`);
      expect([pdf.status, pdf.headers.get('content-type'), pdf.headers.get('cache-control')]).toEqual([200, 'application/pdf', 'no-store']);
      expect(pdf.headers.get('content-disposition')).toMatch(revision === 1 ? /"Q-\d{5}\.pdf"/ : /"Q-\d{5}-2\.pdf"/);
      expect(
        Buffer.from(await pdf.arrayBuffer())
          .subarray(0, 5)
          .toString(),
      ).toBe('%PDF-');
    }
    for (const path of [
      `${requestKey}/quote/3.pdf`,
      `${keyLike(requestKey)}/quote/1.pdf`,
      `${requestKey}/quote/1`,
      `${requestKey}/quote/01.pdf`,
    ]) {
      expect([path, (await open(path)).status]).toEqual([path, 404]);
    }
  });

  test('DESK-07 DESK-09 the mail of a quote has it attached, and the link', async () => {
    const { requestID, requestKey } = await ask();
    const [mail] = await settled('customer', requestID, 1);
    expect(mail?.attachments).toMatchObject([{ filename: expect.stringMatching(/^Q-\d{5}\.pdf$/), contentType: 'application/pdf' }]);
    for (const text of [mail?.text, mail?.html]) expect(text).toContain(`${PUBLIC_URL}/app/request/${requestKey}`);
  });
});

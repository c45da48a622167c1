import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { uploadRequestFile } from '#contract/api/customer/upload-request-file.ts';
import { submitRequest } from '#contract/calls/submit-request.ts';
import type { CartItem } from '#contract/schemas/entities.ts';
import type { QuoteLine } from '#contract/schemas/quote-line.ts';
import { DEMO_PROVIDER } from '#domain/shop/demo-provider.ts';
import { type Answer, callServer, encodeCall, readAnswer, uploadPart } from '#test/support/api-client.ts';
import { sendFile } from '#test/support/desk-client.ts';
import { composePdf, composeStl } from '#test/support/model-bytes.ts';
import { chooseFirstOffer, quoteParts, submitLines, succeed } from '#test/support/quote-client.ts';
import { testAlone } from '#test/support/test-alone.ts';
import { startTestApp, type TestApp } from '#test/support/test-app.ts';

const CONTACT = { name: 'Ada Lovelace', email: 'ada@example.com', organization: 'Analytical Engines' };
const HOSTILE_NAME = '<img src=x onerror=alert(1)>.stl';
let server: TestApp;
let line: QuoteLine;
let keys = 0;
beforeAll(async () => {
  server = await startTestApp({ PUBLIC_URL: 'https://quotes.example.com/' });
  const uploaded = await uploadPart(server.baseUrl, { name: HOSTILE_NAME, bytes: composeStl() });
  const [quoted] = await quoteParts(server.baseUrl, [{ ...uploaded, quantity: 3 }], await chooseFirstOffer(server.baseUrl));
  if (quoted === undefined) throw new Error('No quote.');
  line = quoted;
});
afterAll(() => server.close());
beforeEach(() => {
  server.mailer.sent.length = 0;
  // The address of the tests gets its confirmations.
  server.clock.advance(3_600_000);
});

function newKey(): string {
  keys += 1;
  return `submission-key-${keys}-0000`;
}

function itemOf(change: Partial<CartItem> = {}): CartItem {
  const { partID, materialID, colorID, finishID } = line;
  return {
    id: 'ci_0',
    productID: partID,
    title: line.modelFilename,
    description: '',
    image: '',
    quantity: 3,
    price: line.price,
    metadata: { specifications: { partID, materialID, colorID, finishID } },
    ...change,
  };
}

const submit = (request: Partial<Parameters<typeof callServer<typeof submitRequest>>[2]> = {}) =>
  callServer(server.baseUrl, submitRequest, {
    mspID: '1',
    cart: { items: [itemOf()] },
    ...CONTACT,
    message: '',
    idempotencyKey: newKey(),
    ...request,
  });

async function mailsOf(answer: Answer<typeof submitRequest>) {
  const { requestID } = succeed(answer);
  await expect.poll(() => server.mailer.sent.filter((mail) => mail.id.startsWith(requestID)).length).toBe(2);
  const [provider, customer] = ['provider', 'customer'].map((to) => server.mailer.sent.find((mail) => mail.id === `${requestID}-${to}`));
  if (provider === undefined || customer === undefined) throw new Error('A mail is missing.');
  return { provider, customer };
}

describe('the mails', () => {
  test('LOOK-14 SUB-07 who sends a request from a German page is written to in German, and refused in German', async () => {
    const { address, headers, body } = encodeCall(server.baseUrl, submitRequest, {
      mspID: '1',
      cart: { items: [itemOf()] },
      ...CONTACT,
      message: '',
      idempotencyKey: newKey(),
    });
    const german = { ...headers, 'accept-language': 'de' };
    const answer = await readAnswer(submitRequest, await fetch(address, { method: submitRequest.method, headers: german, body }));
    const { provider, customer } = await mailsOf(answer);
    expect(customer.subject).toMatch(new RegExp(`^Ihre Anfrage an ${DEMO_PROVIDER.name} · R-\\d{5}$`));
    expect(customer.text).toMatch(/\d,\d\d\u00a0\$/);
    expect(provider.subject).toContain('Request for quote');
    const empty = encodeCall(server.baseUrl, submitRequest, { mspID: '1', cart: { items: [] }, ...CONTACT, message: '' });
    const refused = await fetch(address, { method: submitRequest.method, headers: german, body: empty.body });
    expect(await refused.json()).toMatchObject({ success: false, error: 'Der Warenkorb ist leer.' });
  });

  test('SHOP-18 SUB-07 S-46 API-11 the provider gets contact, every line and links to the files, which end with its address, the customer a confirmation, both with the request’s number', async () => {
    const answer = await submit({ message: 'By Friday,\nplease.' });
    const { provider, customer } = await mailsOf(answer);
    expect(provider).toMatchObject({ to: DEMO_PROVIDER.ordersEmail, replyTo: CONTACT.email });
    const { requestNumber } = succeed(answer);
    expect(requestNumber).toMatch(/^R-\d{5}$/);
    for (const mail of [provider, customer])
      expect([mail.subject, mail.text].join()).toMatch(new RegExp(`${requestNumber},[\\s\\S]*${requestNumber}`));
    const unitPrice = `$${line.price.toFixed(2)}`;
    for (const text of [...Object.values(CONTACT), 'By Friday,\nplease.', HOSTILE_NAME, unitPrice, 'Quantity: 3', line.material]) {
      expect(provider.text).toContain(text);
    }
    const [, file = ''] = /^File: https:\/\/quotes\.example\.com(\/models\/\S+\.stl)$/m.exec(provider.text) ?? [];
    expect(new Uint8Array(await (await fetch(server.baseUrl + file)).arrayBuffer())).toEqual(composeStl());
    const shop = (await server.records.providers.find('1')) ?? DEMO_PROVIDER;
    await server.records.providers.save({ ...shop, ordersEmail: 'elsewhere@example.com' });
    expect((await fetch(server.baseUrl + file)).status).toBe(404);
    await server.records.providers.save(shop);
    // Whoever reads the mail learns no name that customers have.
    for (const text of [provider.text, provider.html]) expect(text).not.toContain(line.internalFilename);
    expect(customer).toMatchObject({ to: CONTACT.email, replyTo: DEMO_PROVIDER.contactEmail, senderName: DEMO_PROVIDER.name });
    expect(customer.text).toContain('Thank you for submitting your request!');
    expect(customer.text).not.toContain('/models/');
  });

  test('DESK-09 the customer gets the link to follow the request, the provider the one to the desk', async () => {
    const answer = await submit();
    const { requestID, requestKey } = succeed(answer);
    const { provider, customer } = await mailsOf(answer);
    const [follow, desk] = [
      `https://quotes.example.com/app/request/${requestKey}`,
      `https://quotes.example.com/app/msp/orders/${requestID}`,
    ];
    for (const text of [customer.text, customer.html]) expect(text).toContain(follow);
    for (const text of [provider.text, provider.html]) {
      expect(text).toContain(desk);
      expect(text).not.toContain(requestKey);
    }
  });

  test('S-23 a file name that is HTML stands in the mails as text', async () => {
    const { provider, customer } = await mailsOf(await submit({ message: '<script>alert(2)</script>' }));
    for (const { html } of [provider, customer]) {
      expect(html).not.toContain('<img');
      expect(html).not.toContain('<script');
    }
    expect(provider.html).toContain('&lt;img src=x onerror=alert(1)&gt;.stl');
  });

  test("S-37 the customer's mail has the figures, but no word that the sender could choose", async () => {
    const words = { name: 'Cheap pills', organization: 'at pills.example', message: 'Buy at https://pills.example' };
    const { customer } = await mailsOf(await submit(words));
    for (const part of [customer.subject, customer.text, customer.html, customer.replyTo]) {
      for (const word of [...Object.values(words), 'pills', 'onerror']) expect(part).not.toContain(word);
    }
    expect(customer.text).toContain(`Price: $${(line.price * 3).toFixed(2)} ($${line.price.toFixed(2)} each)`);
    expect(customer.text).toContain('Quantity: 3');
    expect(customer.text).toContain(line.material);
  });

  test('S-37 forty requests bring a stranger five mails, and the provider forty', async () => {
    const answers = [];
    for (let n = 0; n < 40; n += 1)
      answers.push(succeed(await submit({ email: n % 2 === 0 ? 'stranger@example.com' : 'Stranger@Example.COM' })));
    expect(answers.map(({ confirmation }) => confirmation)).toEqual([...new Array(5).fill('mailed'), ...new Array(35).fill('withheld')]);
    await expect.poll(() => server.mailer.sent.filter(({ to }) => to === DEMO_PROVIDER.ordersEmail)).toHaveLength(40);
    await expect.poll(() => server.mailer.sent.filter(({ to }) => /stranger/i.test(to))).toHaveLength(5);
    server.clock.advance(3_600_000);
    expect(succeed(await submit({ email: 'stranger@example.com' })).confirmation).toBe('mailed');
  });

  test('SUB-07 a line to be reviewed says so, with its reasons', async () => {
    await server.records.providers.save({ ...DEMO_PROVIDER, generateInstantQuotes: false });
    const { provider } = await mailsOf(await submit());
    expect(provider.text).toContain('needs review');
    expect(provider.text).toContain('confirms every price in person');
  });

  test('SUB-07 a mail that is not accepted stays in the outbox and goes out later', async () => {
    server.mailer.refusing = true;
    const answer = await submit();
    const { requestID } = succeed(answer);
    await expect
      .poll(async () => (await server.records.outbox.listDue(new Date('2100-01-01'), 99)).map((mail) => mail.attempts))
      .toEqual([1, 1]);
    server.mailer.refusing = false;
    server.clock.advance(60_000);
    await expect.poll(() => server.mailer.sent.filter((mail) => mail.id.startsWith(requestID)).length).toBe(2);
  });
});

describe('wishes and drawings', () => {
  const withWishes = (more: Readonly<Record<string, unknown>>) => {
    const item = itemOf();
    return { cart: { items: [itemOf(), { ...item, metadata: { specifications: { ...item.metadata.specifications, ...more } } }] } };
  };
  const upload = async (mspID = '1', name = 'drawing.pdf') =>
    succeed(await sendFile(server.baseUrl, uploadRequestFile, { name, bytes: composePdf() }, { mspID })).fileID;
  const WISHES = { note: 'Black, please.\r\nNo logo.', tolerances: ' H7 in the bore ', threads: 'M6 in both holes' };

  test('DESK-10 what a line says, and its drawings, are in the record and in the mail of the provider', async () => {
    const fileID = await upload();
    const answer = await submit(withWishes({ ...WISHES, fileIDs: [fileID] }));
    const { provider, customer } = await mailsOf(answer);
    const present = await server.records.desk.find(succeed(answer).requestID);
    expect(present?.request.lines.map(({ wishes }) => wishes)).toEqual([
      { note: '', tolerances: '', threads: '' },
      { note: 'Black, please.\nNo logo.', tolerances: 'H7 in the bore', threads: 'M6 in both holes' },
    ]);
    expect(present?.files).toMatchObject([{ id: fileID, line: 2, filename: 'drawing.pdf', type: 'pdf', addedBy: 'customer' }]);
    for (const word of ['No logo.', 'H7 in the bore', 'M6 in both holes', 'drawing.pdf']) {
      expect(provider.text).toContain(word);
      expect(provider.html).toContain(word);
      expect(`${customer.text} ${customer.html}`).not.toContain(word);
    }
  });

  test('DESK-10 S-26 the same request again, its file among it, is known; with another note it is another', async () => {
    const idempotencyKey = newKey();
    const wishes = { ...WISHES, fileIDs: [await upload()] };
    const first = succeed(await submit({ ...withWishes(wishes), idempotencyKey }));
    expect(succeed(await submit({ ...withWishes(wishes), idempotencyKey }))).toEqual(first);
    expect(await submit({ ...withWishes({ ...wishes, note: 'White' }), idempotencyKey })).toMatchObject({ ok: false, status: 409 });
  });

  test('DESK-10 S-42 a file of another provider, of another request, or of nobody is refused and stays where it is', async () => {
    await server.records.providers.save({ ...DEMO_PROVIDER, id: 'other' });
    const [foreign, taken] = [await upload('other'), await upload()];
    const first = succeed(await submit(withWishes({ fileIDs: [taken] })));
    for (const fileID of [foreign, taken, 'A'.repeat(22)]) {
      const answer = await submit(withWishes({ fileIDs: [fileID] }));
      expect(answer).toMatchObject({ ok: false, status: 400, body: { error: expect.stringContaining('of line 2') } });
    }
    expect((await server.records.desk.findFile(foreign))?.requestId).toBeNull();
    expect((await server.records.desk.findFile(taken))?.requestId).toBe(first.requestID);
  });

  test.each([
    ['a note that is too long', { note: 'x'.repeat(1001) }],
    ['a control character', { threads: 'M6\u0000' }],
    ['files that are no list', { fileIDs: 'all' }],
  ])('DESK-10 %s is refused', async (_what, more) => {
    expect(await submit(withWishes(more))).toMatchObject({ ok: false, status: 400, body: { error: expect.stringContaining('line 2') } });
  });
});

describe('prices', () => {
  test.each([0, -5, 0.01, 1e6])("SUB-07 S-25 a shown price of %d is stored and mailed as the server's", async (price) => {
    const answer = await submit({ cart: { items: [itemOf({ price })] } });
    const { provider } = await mailsOf(answer);
    const stored = (await server.records.rfqs.find(succeed(answer).requestID))?.lines[0];
    expect(stored).toMatchObject({ unitPriceMicros: Math.round(line.price * 1e6), shownPriceMicros: Math.round(price * 1e6) });
    expect(provider.text).toContain(`$${line.price.toFixed(2)} each`);
  });

  test('SUB-07 a price that was shown rightly is not remarked on', async () => {
    const answer = await submit();
    expect((await server.records.rfqs.find(succeed(answer).requestID))?.lines[0]?.shownPriceMicros).toBeNull();
    // What follows looks for mails of its own.
    await mailsOf(answer);
  });

  test('S-25 a price that is not a number is refused, since it is no JSON', async () => {
    const cart = JSON.stringify({ items: [itemOf()] }).replace(/"price":[\d.]+/, '"price":NaN');
    const form = new FormData();
    const fields = { submitQuoteAction: 'submitRequest', mspID: '1', cart, ...CONTACT };
    for (const [name, value] of Object.entries(fields)) form.append(name, value);
    const response = await fetch(`${server.baseUrl}/api/${submitRequest.path}`, { method: 'POST', body: form });
    expect(response.status).toBe(400);
  });
});

describe('refusals', () => {
  test.each([
    ['a quantity of 1001', { quantity: 1001 }],
    ['a quantity of 0', { quantity: 0 }],
    ['no specifications', { metadata: {} }],
    ['an unknown part', { metadata: { specifications: { partID: 'nobody', materialID: 'x', colorID: 'y', finishID: 'z' } } }],
  ])('SUB-05 S-25 %s is refused without metadata', async (_what, change) => {
    const answer = await submit({ cart: { items: [itemOf(change)] } });
    expect(answer).toMatchObject({ ok: false, status: 400 });
    expect(answer.body).not.toHaveProperty('metadata');
    expect(server.mailer.sent).toEqual([]);
  });

  test('SUB-05 an empty cart is refused', async () => {
    expect(await submit({ cart: { items: [] } })).toMatchObject({ ok: false, status: 400 });
  });

  test('S-27 a program that fills the hidden field is thanked, and nothing is stored or sent', async () => {
    expect(await submit({ subject: 'Cheap watches' })).toMatchObject({ ok: true, body: { success: true } });
    const { requestID } = succeed(await submit());
    await expect.poll(() => server.mailer.sent.length).toBe(2);
    expect(server.mailer.sent.every((mail) => mail.id.startsWith(requestID))).toBe(true);
  });

  test('SUB-03 API-11 each bad field gets its code', async () => {
    const answer = await submit({ name: ' ', email: 'nobody', organization: '', message: 'x'.repeat(5001) });
    expect(answer).toMatchObject({
      status: 400,
      body: {
        formDataValidationErrorList: {
          name: 'ERROR_INVALID_NAME',
          email: 'ERROR_INVALID_EMAIL',
          organization: 'ERROR_INVALID_ORGANIZATION',
          message: 'ERROR_INVALID_MESSAGE',
        },
      },
    });
  });

  test.each([
    ['name', 'Ada\r\nBcc: all@example.com'],
    ['organization', 'X\nTo: you@example.com'],
    ['email', 'a@example.com, b@example.com'],
    ['email', 'a@example.com\r\nBcc: b@example.com'],
    ['email', '"a b"@example.com'],
    ['email', 'Ada <a@example.com>'],
  ])('S-28 %s %j adds no header and no recipient', async (field, value) => {
    expect(await submit({ [field]: value })).toMatchObject({ ok: false, status: 400 });
    expect(server.mailer.sent).toEqual([]);
  });

  test('S-28 commas and quotes in names stand there as text', async () => {
    const name = 'Ada, "Bob" <all@example.com>; \'Eve\'';
    const { provider, customer } = await mailsOf(await submit({ name, organization: name }));
    expect([provider.to, provider.replyTo, customer.to]).toEqual([DEMO_PROVIDER.ordersEmail, CONTACT.email, CONTACT.email]);
    expect(provider.subject).toContain(name);
    expect(server.mailer.sent).toHaveLength(2);
  });

  testAlone(
    'S-27 a provider gets 300 requests an hour from all addresses together; then he, and he alone, has to be waited for',
    async () => {
      await using limited = await startTestApp({ RATE_LIMIT: 'on' });
      const boundary = 'a-boundary';
      const bodyOf = (fields: Readonly<Record<string, string>>) =>
        `${Object.entries(fields)
          .map(([field, value]) => `--${boundary}\r\ncontent-disposition: form-data; name="${field}"\r\n\r\n${value}\r\n`)
          .join('')}--${boundary}--\r\n`;
      const ask = async (mspID: string, remoteAddress: string) => {
        const fields = {
          submitQuoteAction: 'submitRequest',
          mspID,
          cart: '{"items":[]}',
          ...CONTACT,
          subject: 'so that nothing is stored',
        };
        const headers = { 'content-type': `multipart/form-data; boundary=${boundary}` };
        const url = `/api/${submitRequest.path}`;
        return (await limited.app.http.inject({ method: 'POST', url, headers, payload: bodyOf(fields), remoteAddress })).statusCode;
      };
      const statuses: number[] = [];
      for (let count = 0; count < 301; count += 1) statuses.push(await ask('1', `198.51.${count % 100}.${Math.floor(count / 100)}`));
      expect(new Set(statuses.slice(0, 300))).toEqual(new Set([200]));
      expect(statuses.at(-1)).toBe(429);
      expect(await ask('2', '198.51.0.0')).toBe(200);
    },
  );

  testAlone('SUB-04 API-11 trouble with the store gives the address of the provider to write to', async () => {
    const { rfqs } = server.records;
    const add = rfqs.add;
    rfqs.add = async () => {
      throw new Error('The disk is full.');
    };
    const answer = await submit();
    rfqs.add = add;
    expect(answer).toMatchObject({ ok: false, status: 503, body: { metadata: { CONTACT_EMAIL: DEMO_PROVIDER.contactEmail } } });
    expect(JSON.stringify(answer.body)).not.toContain('disk');
  });
});

describe('once only', () => {
  test('SUB-07 S-26 the same key twice, or ten times at once, is one request and one mail each', async () => {
    const key = newKey();
    const answers = await Promise.all(Array.from({ length: 10 }, () => submitLines(server.baseUrl, [line], CONTACT, key)));
    const again = await submitLines(server.baseUrl, [line], CONTACT, key);
    const ids = new Set([...answers, again].map((answer) => succeed(answer).requestID));
    expect(ids.size).toBe(1);
    await mailsOf(again);
    expect(server.mailer.sent.filter(({ id }) => id.startsWith(succeed(again).requestID))).toHaveLength(2);
  });

  test('S-26 the same key with another body is refused', async () => {
    const idempotencyKey = newKey();
    succeed(await submit({ idempotencyKey }));
    expect(await submit({ idempotencyKey, organization: 'Another' })).toMatchObject({ ok: false, status: 409 });
  });

  test('SUB-07 requests without a key are requests of their own', async () => {
    const [one, two] = [await submit({ idempotencyKey: undefined }), await submit({ idempotencyKey: undefined })];
    expect(succeed(one).requestID).not.toBe(succeed(two).requestID);
  });
});

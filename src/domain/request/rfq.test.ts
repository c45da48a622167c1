import { describe, expect, test } from 'vitest';
import { checkContactMessage, checkRfqContact } from './rfq.ts';

const GOOD = { name: 'Ada Lovelace', email: 'ada@example.com', organization: 'Analytical Engines', message: '' };

test('SUB-01 a contact without a message is fine, and its fields come back trimmed', () => {
  expect(checkRfqContact({ ...GOOD, name: '  Ada Lovelace ', email: ' ada@example.com\n' })).toEqual({ ok: true, value: GOOD });
});

test('SUB-03 each bad field has its own code', () => {
  expect(checkRfqContact({ name: ' ', email: 'ada', organization: '', message: 'x'.repeat(5001) })).toEqual({
    ok: false,
    errors: {
      name: 'ERROR_INVALID_NAME',
      email: 'ERROR_INVALID_EMAIL',
      organization: 'ERROR_INVALID_ORGANIZATION',
      message: 'ERROR_INVALID_MESSAGE',
    },
  });
});

describe('SUB-03 e-mail addresses', () => {
  test.each([
    'a@b.co',
    'first.last+tag@sub.example.org',
    "o'brien@example.com",
    'x@xn--bcher-kva.example',
    `${'a'.repeat(64)}@example.com`,
  ])('SUB-03 %s is accepted', (email) => {
    expect(checkRfqContact({ ...GOOD, email }).ok).toBe(true);
  });

  test.each([
    '',
    'ada',
    'ada@',
    '@example.com',
    'ada@localhost',
    'a b@example.com',
    'ada@example..com',
    '.ada@example.com',
    'ada@-example.com',
    'ada@example.c',
    'ada@example.com, eve@example.com',
    'ada@example.com\r\nBcc: eve@example.com',
    '<ada@example.com>',
    '"ada eve"@example.com',
    `${'a'.repeat(65)}@example.com`,
    `a@${'b'.repeat(60)}.${'c'.repeat(60)}.${'d'.repeat(60)}.${'e'.repeat(60)}.${'f'.repeat(20)}.com`,
  ])('SUB-03 %j is refused', (email) => {
    expect(checkRfqContact({ ...GOOD, email })).toEqual({ ok: false, errors: { email: 'ERROR_INVALID_EMAIL' } });
  });
});

describe('SUB-03 names', () => {
  test.each(['Ada\r\nBcc: eve@example.com', 'Ada\u0000', 'Ada\u2028Eve', 'Ada\tEve', 'x'.repeat(101)])(
    'SUB-03 the name %j is refused: it stands in mail headers',
    (name) => {
      expect(checkRfqContact({ ...GOOD, name })).toEqual({ ok: false, errors: { name: 'ERROR_INVALID_NAME' } });
    },
  );
});

describe('SUB-03 organizations', () => {
  test.each([
    ['x'.repeat(200), true],
    ['x'.repeat(201), false],
    ['Müller & Söhne GmbH – 東京', true],
    ['Acme\nInc', false],
  ])('SUB-03 the organization %j is accepted: %s', (organization, ok) => {
    expect(checkRfqContact({ ...GOOD, organization }).ok).toBe(ok);
  });
});

describe('SUB-03 messages', () => {
  test.each([
    ['two\r\nlines and\ta tab', true],
    ['x'.repeat(5000), true],
    ['bell \u0007', false],
  ])('SUB-03 the message %j is accepted: %s', (message, ok) => {
    expect(checkRfqContact({ ...GOOD, message }).ok).toBe(ok);
  });
});

test('CON-04 a visitor’s message needs name, e-mail and text', () => {
  expect(checkContactMessage({ name: 'Ada', email: 'ada@example.com', message: ' Hello ' })).toEqual({
    ok: true,
    value: { name: 'Ada', email: 'ada@example.com', message: 'Hello' },
  });
  expect(checkContactMessage({ name: '', email: 'x', message: ' ' })).toEqual({
    ok: false,
    errors: { name: 'ERROR_INVALID_NAME', email: 'ERROR_INVALID_EMAIL', message: 'ERROR_INVALID_MESSAGE' },
  });
});

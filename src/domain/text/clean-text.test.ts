import { expect, test } from 'vitest';
import { cleanLine, cleanLines, dropTurning } from './clean-text.ts';

test.each([
  ['PO 1\r\nTotal: 0.00', 'PO 1 Total: 0.00'],
  ['a\u0000b\u001B[31mc\u007F', 'ab[31mc'],
  ['tab\there\u2028there\u2029end\u0085', 'tab here there end '],
  ['safe\u202Egpj.exe\u2066x\u2069', 'safegpj.exex'],
  ['half \uD83D, whole 😀', 'half \uFFFD, whole 😀'],
  ['Zoë · 東京 · שלום · e\u0301 · ‌ZWNJ', 'Zoë · 東京 · שלום · e\u0301 · ‌ZWNJ'],
])('S-23 %j is one line that says what it shows', (text, clean) => {
  expect(cleanLine(text)).toBe(clean);
});

test.each([
  ['one\r\ntwo\rthree\u2028four', 'one\ntwo\nthree\nfour'],
  ['tab\there\n\n- point', 'tab\there\n\n- point'],
  ['a\u0000b\u0007c\u001B[2J', 'abc[2J'],
  ['\u202Eback\uDC00', 'back\uFFFD'],
])('S-23 %j keeps its lines and no other control sign', (text, clean) => {
  expect(cleanLines(text)).toBe(clean);
});

test('what was cleaned once stays as it is', () => {
  for (const text of ['a\u202A\r\nb', '\uD800\u0000x\t']) {
    for (const clean of [cleanLine, cleanLines, dropTurning]) expect(clean(clean(text))).toBe(clean(text));
  }
});

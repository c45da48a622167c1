import { describe, expect, test } from 'vitest';
import { encodeText, STUB_BODY, wrapStep } from '#test/support/hostile-step.ts';
import { checkStep } from '../check-step.ts';

const text = new TextDecoder().decode(
  wrapStep("#9=PRODUCT('#5000000000; DATA(x);','p''#6000000000',$,()); /* #7000000000 */", ...STUB_BODY),
);

function tidy(untidy: string): string {
  const check = checkStep(encodeText(untidy));
  if (check.outcome === 'refused') throw new Error(check.message);
  return new TextDecoder().decode(check.bytes);
}

describe('checkStep', () => {
  test('hands a tidy file on as it is', () => {
    const bytes = encodeText(text);
    const check = checkStep(bytes);
    expect(check.outcome === 'sound' && check.bytes.buffer === bytes.buffer).toBe(true);
  });

  test('API-17 numbers entities anew that 32 bits can’t tell apart, and nothing in strings and comments', () => {
    const far = (offset: number) => text.replaceAll(/#([1-8])\b/g, (_, id: string) => `#${offset + Number(id)}`);
    for (const offset of [2 ** 31, 2 ** 32, 1e15]) {
      const untidy = far(offset);
      const tidied = tidy(untidy);
      expect(tidied.replaceAll(/#0+/g, '#')).toBe(text);
      expect(tidied.length).toBe(untidy.length);
    }
  });

  test('API-17 reads data sections that have parameters', () => {
    const untidy = text.replace('DATA;', "DATA('A;B',('AUTOMOTIVE_DESIGN'));");
    expect(untidy).not.toBe(text);
    expect(tidy(untidy).replace(/DATA;\s+/, 'DATA;\n')).toBe(text.replace(/DATA;\s+/, 'DATA;\n'));
  });
});

import { expect, test } from 'vitest';
import { shareText } from './share-text.ts';

/** Glyphs of one cluster at 0 unless told: their advances in the order in which they are read. */
function share(text: string, advances: readonly number[], clusters: readonly number[] = advances.map(() => 0)): readonly string[] {
  const glyphs = advances.map((xAdvance, at) => ({ xAdvance, cluster: clusters[at] ?? 0 }));
  const shares = shareText(text, glyphs);
  return glyphs.map((glyph) => shares.get(glyph) ?? '');
}

test.each([
  ['a letter each', 'abc', [5, 5, 5], [0, 1, 2], ['a', 'b', 'c']],
  ['a ligature', 'fit', [5, 5], [0, 2], ['fi', 't']],
  ['a letter and its dots', 'ش', [5, 0], [0, 0], ['ش', '']],
  ['dots drawn before their letter', 'ش', [0, 5], [0, 0], ['', 'ش']],
  ['a letter with two signs', 'ที่', [5, 0, 0], [0, 0, 0], ['ท', '\u0e35', '\u0e48']],
  ['a letter and its sign as one', 'é', [5], [0], ['é']],
  ['a vowel that takes room, drawn before', 'हि', [5, 5], [0, 0], ['ह', 'ि']],
  ['a conjunct and a sign', 'ক্ষু', [5, 0], [0, 0], ['ক্ষ', 'ু']],
  ['a conjunct with a sign for its second letter', 'দ্র', [5, 0], [0, 0], ['দ্র', '']],
  ['more glyphs than characters', 'ൊ', [5, 5, 5], [0, 0, 0], ['ൊ', '', '']],
  ['signs alone', '\u0e35\u0e48', [0, 0], [0, 0], ['\u0e35', '\u0e48']],
  ['two in two clusters, the later first', 'ab', [5, 5], [1, 0], ['b', 'a']],
  ['a character of two units', '😀x', [5, 5], [0, 2], ['😀', 'x']],
])('DESK-07 %s: glyphs share the text in its order', (_what, text, advances, clusters, expected) => {
  expect(share(text, advances, clusters)).toEqual(expected);
});

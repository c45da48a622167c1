import { expect, test } from 'vitest';
import { pickRules } from './pick-rules.ts';

test('only rules of classes that occur are kept, in their order and with what surrounds them', () => {
  const styles = '.a{x:1}.b{x:2}.a .b,.a:hover{x:3}.c .a{x:4}p{x:5}@media (min-width:1px){.a.b{x:6}.c{x:7}}@media print{.c{x:8}}';
  expect(pickRules(styles, '<p class="a"></p>')).toBe('.a{x:1}.a .b,.a:hover{x:3}p{x:5}');
  expect(pickRules(styles, '<p class="x b"></p><i class="a"></i>')).toContain('p{x:5}@media (min-width:1px){.a.b{x:6}}');
});

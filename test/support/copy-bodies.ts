import { readFileSync } from 'node:fs';
import { fixturePath } from '#test/support/project.ts';

/** The bracket's entities that make its one body, and the list that names it. */
const [FIRST, LAST] = [33, 850];
const LIST = /^(#32\s*=[^#]*#11,)#33/;
const APART = 1000;

/** A STEP file of `count` bodies, all of them the bracket, 38 kB each: the more, the longer it takes to measure. */
export function copyBodies(count: number): Uint8Array<ArrayBuffer> {
  const entities = readFileSync(fixturePath('bracket.step'), 'utf8').split(/;\s*\n/);
  const body = entities.filter((entity) => isOfBody(Number(/^#(\d+)/.exec(entity)?.[1])));
  const numbers = Array.from({ length: count }, (_, index) => index * APART);
  const all = entities.flatMap((entity) => {
    if (entity === body[0]) return numbers.flatMap((shift) => body.map((part) => shiftNames(part, shift)));
    return body.includes(entity) ? [] : [entity.replace(LIST, (_, list: string) => list + numbers.map((it) => `#${FIRST + it}`).join())];
  });
  return new TextEncoder().encode(all.join(';\n'));
}

function isOfBody(name: number): boolean {
  return name >= FIRST && name <= LAST;
}

function shiftNames(entity: string, shift: number): string {
  return entity.replace(/#(\d+)/g, (name, digits: string) => (isOfBody(Number(digits)) ? `#${Number(digits) + shift}` : name));
}

import { describe, expect, test } from 'vitest';
import type { ManufacturingParams } from '#contract/schemas/entities.ts';
import { choose, clearFrom, dropUnoffered, isChosen, openStep, type Step } from './selection.ts';

function paramsWith(materialID: string, colorID: string, finishID: string): ManufacturingParams {
  return { manufacturingProcessID: '1', manufacturingProcessSubtypeID: '1', materialID, colorID, finishID };
}

const EMPTY = paramsWith('-1', '-1', '-1');
const MATERIAL = paramsWith('m', '-1', '-1');
const COLOR = paramsWith('m', 'c', '-1');
const COMPLETE = paramsWith('m', 'c', 'f');

describe('choosing', () => {
  test.each<[string, ManufacturingParams, Step, string, ManufacturingParams]>([
    ['a material from nothing', EMPTY, 'material', 'm', MATERIAL],
    ['a color after the material', MATERIAL, 'color', 'c', COLOR],
    ['a finish after the color', COLOR, 'finish', 'f', COMPLETE],
    ['another finish', COMPLETE, 'finish', 'f2', paramsWith('m', 'c', 'f2')],
    ['another color drops the finish', COMPLETE, 'color', 'c2', paramsWith('m', 'c2', '-1')],
    ['another material drops color and finish', COMPLETE, 'material', 'm2', paramsWith('m2', '-1', '-1')],
  ])('MAT-03 %s', (_title, before, step, id, after) => {
    expect(choose(before, step, id, [id, 'other'])).toEqual({ outcome: 'chosen', params: after });
  });

  test.each<[string, ManufacturingParams, Step]>([
    ['material', EMPTY, 'material'],
    ['color', MATERIAL, 'color'],
    ['finish', COLOR, 'finish'],
  ])('MAT-06 an unknown %s id is ignored', (_title, before, step) => {
    expect(choose(before, step, 'unknown', ['known'])).toEqual({ outcome: 'ignored' });
  });

  test.each<[string, ManufacturingParams, Step]>([
    ['a color before a material', EMPTY, 'color'],
    ['a finish before a material', EMPTY, 'finish'],
    ['a finish before a color', MATERIAL, 'finish'],
  ])('MAT-03 %s is ignored', (_title, before, step) => {
    expect(choose(before, step, 'x', ['x'])).toEqual({ outcome: 'ignored' });
  });
});

describe('changing', () => {
  test.each<[string, Step, ManufacturingParams]>([
    ['Material clears all three', 'material', EMPTY],
    ['Color clears color and finish', 'color', MATERIAL],
    ['Finish clears the finish', 'finish', COLOR],
  ])('MAT-04 %s', (_title, step, after) => {
    expect(clearFrom(COMPLETE, step)).toEqual(after);
  });
});

describe('the open step', () => {
  test.each<[ManufacturingParams, Step | 'complete']>([
    [EMPTY, 'material'],
    [MATERIAL, 'color'],
    [COLOR, 'finish'],
    [COMPLETE, 'complete'],
  ])('MAT-05 of %o is %s', (params, expected) => {
    expect(openStep(params)).toBe(expected);
  });

  test('MAT-08 the id -1 means nothing is chosen', () => {
    expect(isChosen(EMPTY, 'material')).toBe(false);
    expect(isChosen(MATERIAL, 'material')).toBe(true);
  });
});

describe('a remembered choice', () => {
  test('MAT-06 is kept, as the same object, while it is offered', () => {
    expect(dropUnoffered(COMPLETE, 'material', ['m'])).toBe(COMPLETE);
    expect(dropUnoffered(EMPTY, 'material', [])).toBe(EMPTY);
  });

  test('MAT-06 is taken back with the later steps when it is offered no more', () => {
    expect(dropUnoffered(COMPLETE, 'color', ['c9'])).toEqual(MATERIAL);
    expect(dropUnoffered(COMPLETE, 'material', [])).toEqual(EMPTY);
  });
});

import { expect, test } from 'vitest';
import { adoptTestConfig } from '../../testing/test-config.ts';
import { firstImage, offerFromColor, offerFromFinish, offerFromMaterial } from './offers.ts';

adoptTestConfig();

test.each([
  ['["/app/a.webp","/app/b.webp"]', '/app/a.webp'],
  ['["https://makers.example.com/a.webp"]', 'https://makers.example.com/a.webp'],
  ['["q1w2.webp"]', 'https://quote.test/img/q1w2.webp'],
  ['[]', null],
  ['[""]', null],
  ['[1]', null],
  ['{"0":"a.webp"}', null],
  ['not json', null],
  ['', null],
])('MAT-09 of the images %s the first shown is %s', (images, expected) => {
  expect(firstImage(images)).toBe(expected);
});

test('MAT-03 materials, colors and finishes become offers', () => {
  expect(
    offerFromMaterial({ materialID: 'm', name: 'PA 12', shortDescription: 'Tough', images: '["/app/a.svg"]', process: 'SLS' }),
  ).toEqual({
    id: 'm',
    name: 'PA 12',
    description: 'Tough',
    image: '/app/a.svg',
    swatch: null,
    process: 'SLS',
  });
  expect(offerFromColor({ colorID: 'c', name: 'Smoke', description: 'Clear', rgb: '#101010', alpha: 60 })).toMatchObject({
    id: 'c',
    swatch: { rgb: '#101010', alpha: 60 },
  });
  expect(offerFromFinish({ finishID: 'f', name: 'Dyed', description: 'Even', images: '[]' })).toMatchObject({ id: 'f', image: null });
});

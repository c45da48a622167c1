import { crc32, deflateSync } from 'node:zlib';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { createSharpPictureEncoder } from './sharp-picture-encoder.ts';

/** Left half red, right half blue. */
function halves(width: number, height: number) {
  const pixels = Buffer.alloc(width * height * 3);
  for (let at = 0; at < width * height; at += 1) pixels[3 * at + (at % width < width / 2 ? 0 : 2)] = 255;
  return sharp(pixels, { raw: { width, height, channels: 3 } });
}
const describe = async (bytes: Buffer | null) => (bytes === null ? null : sharp(bytes).metadata());

const gif = await halves(20, 20).gif().toBuffer();
const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="10" height="10"><rect width="10" height="10"/></svg>');
const animated = await sharp([await halves(20, 20).png().toBuffer(), await halves(20, 20).negate().png().toBuffer()], {
  join: { animated: true },
})
  .webp()
  .toBuffer();
const { encode } = createSharpPictureEncoder();

/** A PNG that says it is so large; what it holds compresses to almost nothing. */
function composeBomb(side: number): Buffer {
  const chunk = (type: string, data: Buffer) => {
    const body = Buffer.concat([Buffer.from(type), data]);
    const frame = Buffer.alloc(8);
    frame.writeUInt32BE(data.length);
    frame.writeUInt32BE(crc32(body), 4);
    return Buffer.concat([frame.subarray(0, 4), body, frame.subarray(4)]);
  };
  const header = Buffer.alloc(13);
  header.writeUInt32BE(side, 0);
  header.writeUInt32BE(side, 4);
  header.set([8, 0, 0, 0, 0], 8);
  const rows = deflateSync(Buffer.alloc(1_000_000));
  return Buffer.concat([
    Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
    chunk('IHDR', header),
    chunk('IDAT', rows),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

test.each(['jpeg', 'png', 'webp'] as const)('PRC-03 a %s becomes WebP of at most 1200 px, and keeps its proportions', async (format) => {
  const large = await encode(await halves(2400, 600).toFormat(format).toBuffer());
  expect(await describe(large)).toMatchObject({ format: 'webp', width: 1200, height: 300 });
  const small = await encode(await halves(40, 20).toFormat(format).toBuffer());
  expect(await describe(small)).toMatchObject({ format: 'webp', width: 40, height: 20 });
});

test('PRC-03 S-44 a photograph stands upright, and loses place, camera and thumbnail', async () => {
  const exif = { IFD0: { Copyright: 'secret-owner' }, IFD3: { GPSLatitude: '51/1 30/1 0/1' } };
  const photo = await halves(40, 20).withMetadata({ orientation: 6 }).withExif(exif).jpeg().toBuffer();
  expect(photo.includes('secret-owner')).toBe(true);
  const encoded = await encode(await sharp(photo).keepMetadata().withMetadata({ orientation: 6 }).toBuffer());
  const { width, height, exif: kept, icc, xmp } = (await describe(encoded)) ?? {};
  expect([width, height, kept, icc, xmp]).toEqual([20, 40, undefined, undefined, undefined]);
  expect(encoded?.includes('secret-owner')).toBe(false);
});

test('PRC-03 of an animation the first picture is taken', async () => {
  expect((await describe(animated))?.pages ?? 1).toBeGreaterThanOrEqual(1);
  const encoded = await encode(animated);
  expect([(await describe(encoded))?.pages ?? 1, (await describe(encoded))?.height]).toEqual([1, 20]);
});

test.each([
  ['a GIF', async () => gif],
  ['an SVG', async () => svg],
  ['text', async () => Buffer.from('<html><script>alert(1)</script></html>')],
  ['nothing', async () => Buffer.alloc(0)],
  ['a JPEG cut short', async () => (await halves(400, 400).jpeg().toBuffer()).subarray(0, 300)],
  ['a PNG of 50,000 px each way', async () => composeBomb(50_000)],
])('PRC-03 S-20 S-21 %s is no picture', async (_what, compose) => {
  expect(await encode(await compose())).toBeNull();
});

test('LOOK-07 a part in a color shows more light and shade the more its finish shines, and what shows through stays', async () => {
  const pixels = Buffer.from([80, 80, 80, 255, 140, 140, 140, 255, 0, 0, 0, 0, 0, 0, 0, 0]);
  const picture = await sharp(pixels, { raw: { width: 2, height: 2, channels: 4 } })
    .png()
    .toBuffer();
  const shown = async (gloss: 'matte' | 'plain' | 'glossy') => {
    const bytes = await createSharpPictureEncoder().shrink(picture, 2, { rgb: '#ff8000', gloss });
    const { data, info } = await sharp(bytes ?? Buffer.alloc(0))
      .raw()
      .toBuffer({ resolveWithObject: true });
    const at = (pixel: number) => [...data.subarray(pixel * info.channels, pixel * info.channels + 3)];
    return { dark: at(0), light: at(1), empty: at(2) };
  };
  const [matte, plain, glossy] = [await shown('matte'), await shown('plain'), await shown('glossy')];
  const spread = ({ dark, light }: typeof plain) => (light[0] ?? 0) - (dark[0] ?? 0);
  expect(plain).toMatchObject({ dark: [100, expect.any(Number), 0], light: [175, expect.any(Number), 0] });
  expect([spread(matte) < spread(plain), spread(plain) < spread(glossy)]).toEqual([true, true]);
  for (const { empty, light } of [matte, plain, glossy]) {
    expect(empty).toEqual([255, 255, 255]);
    // The color is the same in any finish.
    expect((light[1] ?? 0) / (light[0] ?? 1)).toBeCloseTo(0.5, 1);
  }
});

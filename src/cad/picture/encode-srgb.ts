/** A power takes as long as all else that a pixel needs, so bytes are looked up, from below and then step by step. */
const STEPS = 4096;
const LOWEST_BYTES = Uint8Array.from({ length: STEPS + 1 }, (_, step) => Math.round(255 * encode(step / STEPS)));
/** The light from which on a byte is one higher. */
const RISES = Float64Array.from({ length: 255 }, (_, byte) => decode((byte + 0.5) / 255));

/** Linear light 0–1 to an sRGB byte (IEC 61966-2-1); what is more or less is cut off. */
export function encodeSrgb(light: number): number {
  if (light >= 1) return 255;
  if (!(light > 0)) return 0;
  let byte = LOWEST_BYTES[Math.floor(light * STEPS)] ?? 0;
  while (light >= (RISES[byte] ?? Infinity)) byte++;
  return byte;
}

function encode(light: number): number {
  return light <= 0.0031308 ? 12.92 * light : 1.055 * light ** (1 / 2.4) - 0.055;
}

function decode(value: number): number {
  return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
}

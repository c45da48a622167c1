import { randomBytes } from 'node:crypto';
import type { Clock } from '../../ports/clock.ts';

/** The machine's time and its CSPRNG. */
export const systemClock: Clock = {
  now: () => new Date(),
  randomName: () => randomBytes(16).toString('base64url'),
};

import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { DEMO_PROVIDER } from '#domain/shop/demo-provider.ts';
import { offeredProfiles } from '#domain/shop/offered-profiles.ts';
import type { KernelThread } from './kernel-thread.ts';

const FOLDER = fileURLToPath(new URL('./warmup/', import.meta.url));
const LIMITS = { deadlineMs: 50_000, stop: new AbortController().signal };
const PROFILES = [...offeredProfiles(DEMO_PROVIDER).values()];
/** Code is optimised once it has run often enough. */
const ROUNDS = 4;

/**
 * Reads small models of varied geometry, so that the runtime has optimised the engines before the first customer comes.
 * What a warm-up model itself yields is of no account: a failure costs speed only.
 */
export async function warmUp(thread: KernelThread): Promise<void> {
  const names = readdirSync(FOLDER).sort();
  for (const [index, name] of new Array<string[]>(ROUNDS).fill(names).flat().entries()) {
    // The work on a part runs the same loops over every body: one is enough, if it has enough triangles.
    const profiles = index < names.length && name.endsWith('.step') ? PROFILES : [];
    const format = name.endsWith('.step') ? 'step' : name.endsWith('.iges') ? 'iges' : 'stl';
    await thread.run(
      { bytes: Uint8Array.from(readFileSync(FOLDER + name)), format, unit: 'mm', profiles, draw: true, body: null },
      LIMITS,
      () => {},
    );
  }
}

import { test } from 'vitest';
import { IS_CLUSTER } from './cluster-settings.ts';

/** A test that looks into the memory or onto the disk of the one application that it started, and so has no meaning on a cluster. */
export const testAlone = test.skipIf(IS_CLUSTER);

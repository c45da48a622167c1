import { afterEach, beforeEach, vi } from 'vitest';

// Read before each file of tests. A test of the browser's begins with the tests' configuration, and what it has drawn, stubbed, or put
// into a store that outlives a reload is gone before the next begins.
if (typeof window !== 'undefined') {
  const { rereadStored } = await import('./reread-stored.ts');
  const { adoptTestConfig } = await import('./test-config.ts');
  // Where Testing Library finds this it takes down what it has drawn.
  Object.assign(globalThis, { afterEach });
  beforeEach(() => void adoptTestConfig());
  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
    vi.restoreAllMocks();
    const keys = Array.from({ length: localStorage.length }, (_, index) => localStorage.key(index) ?? '');
    localStorage.clear();
    for (const key of keys) rereadStored(key);
  });
}

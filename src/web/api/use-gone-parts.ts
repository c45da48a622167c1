import { useEffect, useState } from 'react';
import { readConfig } from './calls/load-config.ts';

const NONE: ReadonlySet<string> = new Set();

/** Of the parts with these ids those that the server has deleted by age; none until it has answered, or where it deletes none. */
export function useGoneParts(ids: readonly string[]): ReadonlySet<string> {
  const [gone, setGone] = useState(NONE);
  const asked = ids.filter((id) => id !== '').join();
  useEffect(() => {
    if (asked === '' || readConfig().keepPartsDays === null) return undefined;
    const leaving = new AbortController();
    const ask = async () => {
      const { askGoneParts } = await import('./ask-gone-parts.ts');
      const goneIds = await askGoneParts(asked.split(','), leaving.signal);
      if (!leaving.signal.aborted) setGone(new Set(goneIds));
    };
    // Without an answer the pages go on as if nothing were deleted.
    ask().catch(() => undefined);
    return () => leaving.abort();
  }, [asked]);
  return gone;
}

import type { CSSProperties, Ref } from 'react';
import { texts } from './honeypot-texts.ts';

/** Off the page rather than `display: none`, which programs know to skip. */
const AWAY: CSSProperties = { position: 'absolute', top: 0, left: '-200vw', width: 1, height: 1, overflow: 'hidden' };

/**
 * A field that people neither see, reach nor hear, and that no browser fills in: what fills it is a program.
 * The server drops what comes with it, and says nothing.
 */
export function Honeypot({ ref }: { ref: Ref<HTMLInputElement> }) {
  return (
    <div style={AWAY} aria-hidden="true">
      <label>
        {texts.leaveEmpty}
        <input ref={ref} type="text" name="subject" tabIndex={-1} autoComplete="off" defaultValue="" />
      </label>
    </div>
  );
}

import { keepSession } from './keep-session.ts';
import { renewSession } from './renew-session.ts';

let isStarted = false;

/** Keeps the stored session for as long as the page lives; `onEnd` is called whenever one ends by itself. */
export function startSession(onEnd: () => void): void {
  if (isStarted) return;
  isStarted = true;
  keepSession({ renewSession, onEnd });
}

/** Acts once the page has nothing else to do. */
export function whenIdle(act: () => void): void {
  // Not every browser can tell.
  if ('requestIdleCallback' in window) window.requestIdleCallback(act);
  else setTimeout(act);
}

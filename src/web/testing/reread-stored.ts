/** Has the store that lies under `key` in local storage read it again, as after a change by another tab. */
export function rereadStored(key: string): void {
  window.dispatchEvent(Object.assign(new Event('storage'), { key }));
}

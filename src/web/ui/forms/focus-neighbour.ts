/**
 * Takes the focus from a button that goes with its item of a list or line of a table to the next item, to the one before where it was the last, and to the
 * page's heading where it was the only one: without a new place the keyboard would start over at the top of the page.
 */
export function focusNeighbour(button: HTMLElement): void {
  const item = button.closest('li, tbody');
  const before = item?.previousElementSibling;
  const beside = item?.nextElementSibling ?? (before?.matches('thead') ? null : before);
  focusPlace((beside ?? document.querySelector('h1')) as HTMLElement | null);
}

/** Moves the focus to something that need not be able to take it by itself. */
export function focusPlace(place: HTMLElement | null): void {
  place?.setAttribute('tabindex', '-1');
  place?.focus({ preventScroll: true });
}

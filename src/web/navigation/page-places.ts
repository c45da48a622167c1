import type { Shown } from './router.ts';

const nameOf = ({ location }: Shown) => `place ${location.state.key}`;

/** Keeps in mind how far a page is scrolled that is about to be left, for who comes back to its entry. */
export function keepPlace(shown: Shown): void {
  try {
    sessionStorage.setItem(nameOf(shown), String(window.scrollY));
  } catch {
    // Without storage pages begin at their top.
  }
}

function readPlace(shown: Shown): number | null {
  try {
    const place = sessionStorage.getItem(nameOf(shown));
    return place === null ? null : Number(place);
  } catch {
    return null;
  }
}

/** Goes to the place on a page that was drawn just now, and to its heading where it is another page than before. */
export function beginPage(shown: Shown, former: Shown | null): void {
  const { pathname, hash } = shown.location;
  const left = shown.begin === 'left' ? readPlace(shown) : null;
  if (left !== null) window.scrollTo(0, left);
  else if (hash !== '') document.getElementById(hash)?.scrollIntoView({ behavior: prefersStillness() ? 'auto' : 'smooth' });
  else if (former !== null && shown.begin !== 'here') window.scrollTo(0, 0);
  // A new page is announced by moving the focus to its heading, as a page load would.
  if (former !== null && former.location.pathname !== pathname && hash === '')
    document.querySelector<HTMLElement>('h1')?.focus({ preventScroll: true });
}

function prefersStillness(): boolean {
  return matchMedia('(prefers-reduced-motion: reduce)').matches;
}

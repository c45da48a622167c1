import { type ComponentProps, type ComponentType, useEffect, useRef } from 'react';
import { readAddress, type Target, writeAddress } from './address.ts';
import type { RoutePath } from './route-paths.ts';
import { useLocation, useRouter } from './router-view.tsx';

/** Of a pointer that rests on a link for so long, a click is to be expected. */
const RESTS_MS = 50;

export type LinkProps<P extends RoutePath> = Target<P> & {
  /** Takes the present page's place in the history. */
  readonly replace?: boolean;
  /** False keeps the reader where he is on the page. */
  readonly resetScroll?: boolean;
  /** Fetches the page as soon as the link is drawn; without it, when a pointer or the focus comes to the link. */
  readonly preload?: 'render';
};

/**
 * Makes a link within the app of what draws an anchor: it is given a page and its query instead of an address. It is current where it
 * leads to the page that is shown or to one above that, with the same in the query, unless `aria-current` says otherwise.
 */
export function createLink<Props extends object>(Anchor: ComponentType<Props>) {
  return function Link<const P extends RoutePath>({
    to,
    params,
    search,
    hash,
    replace,
    resetScroll,
    preload,
    ...props
  }: LinkProps<P> & Omit<Props, keyof LinkProps<P> | 'href'>) {
    const router = useRouter();
    const target = { to, params, search, hash } as unknown as Target;
    const href = writeAddress(target);
    const resting = useRef<ReturnType<typeof setTimeout>>(undefined);
    useEffect(() => {
      if (preload === 'render') router.preload(href);
    }, [router, preload, href]);
    const link: ComponentProps<'a'> = {
      href,
      'aria-current': useIsCurrent(href) ? 'page' : undefined,
      onMouseEnter: () => {
        resting.current = setTimeout(() => router.preload(href), RESTS_MS);
      },
      onMouseLeave: () => clearTimeout(resting.current),
      onFocus: () => router.preload(href),
      onTouchStart: () => router.preload(href),
      ...props,
      onClick: (event) => {
        (props as ComponentProps<'a'>).onClick?.(event);
        // What opens elsewhere is the browser's.
        if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
        event.preventDefault();
        void router.navigate({ ...target, replace, resetScroll });
      },
    };
    return <Anchor {...(link as Props)} />;
  };
}

function useIsCurrent(href: string): boolean {
  const here = useLocation();
  const { pathname, search } = readAddress(href);
  const isAbove = pathname !== '/' && here.pathname.startsWith(`${pathname}/`);
  return (here.pathname === pathname || isAbove) && Object.entries(search).every(([name, value]) => here.search[name] === value);
}

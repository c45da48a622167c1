import type { EntryState } from './entries.ts';
import type { ParamsOf, RoutePath, SearchOf } from './route-paths.ts';

/** Where the app lives. */
const BASE = '/app';

/** A page to go to. */
export type Target<P extends RoutePath = RoutePath> = {
  readonly to: P;
  readonly search?: { readonly [N in keyof SearchOf<P>]?: string | undefined };
  /** An anchor's id. */
  readonly hash?: string;
} & (keyof ParamsOf<P> extends never ? { readonly params?: ParamsOf<P> } : { readonly params: ParamsOf<P> });

/** Where somebody is within the app. */
export interface Location {
  /** E.g. '/upload'. */
  readonly pathname: string;
  /** A repeated key has its last value. */
  readonly search: Readonly<Record<string, string>>;
  /** An anchor's id; '' for none. */
  readonly hash: string;
  /** All of it as links have it, e.g. '/app/upload?msp_id=1#uploaded-parts'. */
  readonly href: string;
  readonly state: EntryState;
}

/** A page's address as links have it, e.g. '/app/upload?msp_id=1'; undefined values are left out. */
export function writeAddress({ to, params = {}, search = {}, hash }: Target): string {
  const values = new Map(Object.entries<string>(params));
  const path = to.replaceAll(/\$(\w+)/g, (_, name: string) => encodeURIComponent(values.get(name) ?? ''));
  const query = new URLSearchParams(
    Object.entries<string | undefined>(search).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])),
  );
  return `${BASE}${path}${query.size === 0 ? '' : `?${query}`}${hash === undefined ? '' : `#${hash}`}`;
}

/** What an address of the app says; a slash at the end of its path makes no difference. */
export function readAddress(href: string, state: EntryState = {}): Location {
  const { pathname, search, hash } = new URL(href, 'http://app.invalid');
  return {
    pathname: pathname.slice(BASE.length).replace(/\/+$/, '') || '/',
    search: Object.fromEntries(new URLSearchParams(search)),
    hash: hash.slice(1),
    href,
    state,
  };
}

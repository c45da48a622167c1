import { lazyRouteComponent, type RouteComponent } from '@tanstack/react-router';
import { loadConfig } from '../api/calls/load-config.ts';

/** Fetches the module that a page is in. */
export type PageLoader<Page extends string> = () => Promise<Record<Page, RouteComponent>>;

/**
 * A page whose code is fetched when it is wanted. Where the code is gone, as after an update of the server, the router loads the app anew;
 * without a connection that would put the browser's own error page in its place, so the app stays and says what is wrong.
 */
export const lazyPage: typeof lazyRouteComponent = (load, name) =>
  lazyRouteComponent(async () => {
    try {
      return await load();
    } catch (cause) {
      // Fails in its own words where the server can't be reached.
      await loadConfig();
      throw cause;
    }
  }, name);

import {
  Component,
  type ComponentType,
  createContext,
  type ReactNode,
  startTransition,
  use,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import type { Location } from './address.ts';
import { beginPage, keepPlace } from './page-places.ts';
import { type ParamsOf, pickSearch, type RoutePath, type SearchOf } from './route-paths.ts';
import type { Layer, Router, Shown } from './router.ts';

interface RouterViewProps {
  readonly router: Router;
  /** Takes the place of a page that could not be fetched or drawn. */
  readonly failure: ComponentType<{ readonly error: unknown }>;
}

const RouterContext = createContext<{ readonly router: Router; readonly shown: Shown } | null>(null);

/** Draws what a router shows. */
export function RouterView({ router, failure }: RouterViewProps) {
  const [shown, setShown] = useState(router.shown);
  const began = useRef<Shown>(null);
  useEffect(() => {
    setShown(router.shown);
    const unsubscribe = router.subscribe((next, former) => {
      keepPlace(former);
      startTransition(() => setShown(next));
    });
    const keepLast = () => keepPlace(router.shown);
    window.addEventListener('pagehide', keepLast);
    return () => {
      unsubscribe();
      window.removeEventListener('pagehide', keepLast);
    };
  }, [router]);
  useLayoutEffect(() => {
    if (shown.layers.length === 0 || began.current === shown) return;
    beginPage(shown, began.current);
    began.current = shown;
  }, [shown]);
  return (
    <RouterContext value={useMemo(() => ({ router, shown }), [router, shown])}>
      <Layers layers={shown.layers} at={shown.location} failure={failure} />
    </RouterContext>
  );
}

/** Each layer around those within it. */
function Layers({ layers: [Outer, ...inner], ...boundary }: { readonly layers: readonly Layer[] } & Omit<BoundaryProps, 'children'>) {
  if (Outer === undefined) return null;
  return (
    <Boundary {...boundary}>
      <Outer>
        <Layers layers={inner} {...boundary} />
      </Outer>
    </Boundary>
  );
}

interface BoundaryProps extends Pick<RouterViewProps, 'failure'> {
  readonly at: Location;
  readonly children: ReactNode;
}

interface BoundaryState {
  readonly at: Location;
  readonly failed: { readonly error: unknown } | null;
}

/** Holds a failure up where it happened, until somebody goes elsewhere. */
class Boundary extends Component<BoundaryProps, BoundaryState> {
  override state: BoundaryState = { at: this.props.at, failed: null };

  static getDerivedStateFromError(error: unknown): Partial<BoundaryState> {
    return { failed: { error } };
  }

  static getDerivedStateFromProps({ at }: BoundaryProps, state: BoundaryState): BoundaryState | null {
    return at === state.at ? null : { at, failed: null };
  }

  override render(): ReactNode {
    const { failed } = this.state;
    const { failure: Failure, children } = this.props;
    return failed === null ? children : <Failure error={failed.error} />;
  }
}

function useShown() {
  const context = use(RouterContext);
  if (context === null) throw new Error('There is no router around this.');
  return context;
}

export function useRouter(): Router {
  return useShown().router;
}

export function useNavigate(): Router['navigate'] {
  return useShown().router.navigate;
}

/** Where the page that is shown stands. */
export function useLocation(): Location {
  return useShown().shown.location;
}

/** What the page at `path` reads of its address's query. */
export function useSearch<P extends RoutePath>(path: P): SearchOf<P> {
  const { search } = useLocation();
  return useMemo(() => pickSearch(path, search), [path, search]);
}

/** What stands in the path of the page at `path`. */
export function useParams<P extends RoutePath>(_path: P): ParamsOf<P> {
  return useShown().shown.params as ParamsOf<P>;
}

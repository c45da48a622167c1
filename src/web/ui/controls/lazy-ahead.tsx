import { type ComponentType, lazy, type ReactNode, Suspense, useState } from 'react';

/**
 * A component of a file of its own that `load` fetches ahead. Once it is there it is drawn with whatever asks for it; of a lazy component
 * only `renderWaiting` is drawn at first, and what comes then React may keep back for 300 ms.
 */
export function lazyAhead<P extends object>(fetchIt: () => Promise<ComponentType<P>>, renderWaiting?: () => ReactNode) {
  let loaded: ComponentType<P> | null = null;
  const load = async () => {
    loaded = await fetchIt();
    return { default: loaded };
  };
  const Lazy: ComponentType<P> = lazy(load);
  function Ahead(props: P) {
    // The same for as long as it is shown: another component would begin anew.
    const [Shown] = useState(() => loaded ?? Lazy);
    return (
      <Suspense fallback={renderWaiting?.()}>
        <Shown {...props} />
      </Suspense>
    );
  }
  return Object.assign(Ahead, { load });
}

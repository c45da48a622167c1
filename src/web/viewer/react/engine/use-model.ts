import { useEffect, useState } from 'react';
import { useEngineStore } from './engine-store.ts';
import { loadModel, type ModelState, type Showable } from './load-model.ts';

const EMPTY: ModelState = { state: 'empty' };

/**
 * Shows a model for as long as the frame stands: clears the view, goes home, loads it, and empties the view at the end.
 * Before the engine is initialised nothing happens; it follows once the engine is. Null shows nothing.
 */
export function useModel(wanted: Showable | null): ModelState {
  const viewer = useEngineStore((engine) => engine.viewer);
  const [model, setModel] = useState<ModelState>(EMPTY);

  useEffect(() => {
    if (viewer === null) return;
    viewer.clear();
    viewer.home();
    if (wanted === null) {
      setModel(EMPTY);
      return;
    }
    const abort = new AbortController();
    setModel({ state: 'loading' });
    void loadModel(viewer, wanted, abort.signal).then((loaded) => {
      if (loaded !== null) setModel(loaded);
    });
    return () => {
      abort.abort();
      viewer.clear();
    };
  }, [viewer, wanted]);

  return model;
}

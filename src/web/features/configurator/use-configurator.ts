import { useEffect, useMemo, useReducer } from 'react';
import { getColorList } from '#contract/calls/get-color-list.ts';
import { getFinishList } from '#contract/calls/get-finish-list.ts';
import { getMaterialList } from '#contract/calls/get-material-list.ts';
import { NO_SELECTION } from '#contract/schemas/fields.ts';
import { fetchAnswer } from '../../api/calls/fetch-answer.ts';
import {
  hasProcessOf,
  isOwnMaterial,
  listOwnColors,
  listOwnFinishes,
  listOwnMaterials,
  loadOwnCard,
} from '../../product/shop/own-offers.ts';
import { advance, type ConfiguratorEvent, type ConfiguratorState, type EarlierChoice, startConfigurator } from './configurator.ts';

interface Configurator {
  readonly state: ConfiguratorState;
  readonly dispatch: (event: ConfiguratorEvent) => void;
}

/** The configurator's state; a list that it wants to have is fetched, from the whole catalogue and what is the provider's own, less what it has no process for. */
export function useConfigurator(earlier: EarlierChoice | undefined, mspID: string): Configurator {
  const [state, dispatch] = useReducer(advance, earlier, startConfigurator);
  const askOwnCard = useMemo(() => askOnce(() => loadOwnCard(mspID)), [mspID]);
  const materialID = state.material?.materialID ?? NO_SELECTION;
  const wantsMaterials = state.materials.status === 'loading';
  const wantsColors = state.colors.status === 'loading';
  const wantsFinishes = state.finishes.status === 'loading';

  useEffect(() => {
    if (!wantsMaterials) return;
    return loadList(
      async (signal) => {
        const asked = fetchAnswer(getMaterialList, { materialID: NO_SELECTION, mspID: NO_SELECTION }, { signal });
        const [{ materialList }, card] = await Promise.all([asked, askOwnCard()]);
        return [...materialList.filter((material) => hasProcessOf(card, material.materialID)), ...listOwnMaterials(card)];
      },
      (items) => dispatch(items === null ? { type: 'load-failed', step: 'material' } : { type: 'materials-loaded', items }),
    );
  }, [wantsMaterials, askOwnCard]);

  useEffect(() => {
    if (!wantsColors) return;
    return loadList(
      async (signal) => {
        const card = await askOwnCard();
        const own = listOwnColors(card, materialID);
        if (isOwnMaterial(card, materialID)) return own;
        const { colorList } = await fetchAnswer(getColorList, { materialID, mspID: NO_SELECTION }, { signal });
        return [...colorList, ...own];
      },
      (items) => dispatch(items === null ? { type: 'load-failed', step: 'color' } : { type: 'colors-loaded', items }),
    );
  }, [wantsColors, materialID, askOwnCard]);

  useEffect(() => {
    if (!wantsFinishes) return;
    return loadList(
      async (signal) => {
        const card = await askOwnCard();
        const own = listOwnFinishes(card, materialID);
        if (isOwnMaterial(card, materialID)) return own;
        const { finishList } = await fetchAnswer(getFinishList, { materialID, mspID: NO_SELECTION }, { signal });
        return [...finishList, ...own];
      },
      (items) => dispatch(items === null ? { type: 'load-failed', step: 'finish' } : { type: 'finishes-loaded', items }),
    );
  }, [wantsFinishes, materialID, askOwnCard]);

  return { state, dispatch };
}

/** Hands over the items, null for a failure; returns what cancels it. */
function loadList<T>(load: (signal: AbortSignal) => Promise<readonly T[]>, onLoad: (items: readonly T[] | null) => void): () => void {
  const cancellation = new AbortController();
  void load(cancellation.signal)
    .catch(() => null)
    .then((items) => {
      if (!cancellation.signal.aborted) onLoad(items);
    });
  return () => cancellation.abort();
}

/** The same answer each time, asked for at the first. */
function askOnce<T>(ask: () => Promise<T>): () => Promise<T> {
  let answer: Promise<T> | null = null;
  return () => {
    answer ??= ask();
    return answer;
  };
}

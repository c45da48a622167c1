import { useEffect, useReducer } from 'react';
import { getColorList } from '#contract/calls/get-color-list.ts';
import { getFinishList } from '#contract/calls/get-finish-list.ts';
import { getMaterialList } from '#contract/calls/get-material-list.ts';
import type { Call, ResponseOf } from '#contract/define-call.ts';
import { NO_SELECTION } from '#contract/fields.ts';
import type { InputOf } from '../../../api/call-api.ts';
import { fetchAnswer } from '../../../api/fetch-answer.ts';
import { advance, type ConfiguratorEvent, type ConfiguratorState, type EarlierChoice, startConfigurator } from './configurator.ts';

interface Configurator {
  readonly state: ConfiguratorState;
  readonly dispatch: (event: ConfiguratorEvent) => void;
}

/** The configurator's state; a list that it wants to have is fetched, from the whole catalogue. */
export function useConfigurator(earlier: EarlierChoice | undefined): Configurator {
  const [state, dispatch] = useReducer(advance, earlier, startConfigurator);
  const materialID = state.material?.materialID ?? NO_SELECTION;
  const wantsMaterials = state.materials.status === 'loading';
  const wantsColors = state.colors.status === 'loading';
  const wantsFinishes = state.finishes.status === 'loading';

  useEffect(() => {
    if (!wantsMaterials) return;
    return fetchList(getMaterialList, { materialID: NO_SELECTION, mspID: NO_SELECTION }, (answer) =>
      dispatch(answer === null ? { type: 'load-failed', step: 'material' } : { type: 'materials-loaded', items: answer.materialList }),
    );
  }, [wantsMaterials]);

  useEffect(() => {
    if (!wantsColors) return;
    return fetchList(getColorList, { materialID, mspID: NO_SELECTION }, (answer) =>
      dispatch(answer === null ? { type: 'load-failed', step: 'color' } : { type: 'colors-loaded', items: answer.colorList }),
    );
  }, [wantsColors, materialID]);

  useEffect(() => {
    if (!wantsFinishes) return;
    return fetchList(getFinishList, { materialID, mspID: NO_SELECTION }, (answer) =>
      dispatch(answer === null ? { type: 'load-failed', step: 'finish' } : { type: 'finishes-loaded', items: answer.finishList }),
    );
  }, [wantsFinishes, materialID]);

  return { state, dispatch };
}

/** Hands over the answer, null for a failure; returns what cancels it. */
function fetchList<C extends Call>(call: C, input: InputOf<C>, onAnswer: (answer: ResponseOf<C> | null) => void): () => void {
  const cancellation = new AbortController();
  void fetchAnswer(call, input, cancellation.signal)
    .catch(() => null)
    .then((answer) => {
      if (!cancellation.signal.aborted) onAnswer(answer);
    });
  return () => cancellation.abort();
}

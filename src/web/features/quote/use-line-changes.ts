import { useRef, useState } from 'react';
import { getColorList } from '#contract/calls/get-color-list.ts';
import { getFinishList } from '#contract/calls/get-finish-list.ts';
import type { QuoteLine } from '#contract/schemas/quote-line.ts';
import { useAnswers } from '../../api/use-answers.ts';
import { type LineChoice, useLineChoicesStore } from '../../stores/line-choices-store.ts';
import { usePartsStore } from '../../stores/parts-store.ts';
import type { WantedLine } from './prices/use-quotes.ts';
import { texts } from './texts.ts';

export interface LineChanges {
  /** The material whose colours and finishes are being looked up. */
  readonly comingMaterial: string | null;
  /** Why a change could not be made, in words. */
  readonly problem: string | null;
  readonly changeQuantity: (quantity: number) => void;
  readonly change: (choice: Partial<LineChoice>) => void;
  /** Keeps colour and finish where the material has them; `finishID` is taken where it has not. */
  readonly changeMaterial: (materialID: string, finishID?: string | null) => void;
}

/** Changes one line in place. What it was stays until the change can be made. */
export function useLineChanges(mspID: string, wanted: WantedLine, line: QuoteLine): LineChanges {
  const { ask } = useAnswers();
  const [comingMaterial, setComingMaterial] = useState<string | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const latest = useRef('');
  const { partID, quantity: _, ...present } = wanted;

  const change = (choice: Partial<LineChoice>) => {
    setProblem(null);
    const { choices, setChoice } = useLineChoicesStore.getState();
    // What was chosen while a material was looked up counts, too.
    setChoice(partID, { ...present, ...choices[partID], ...choice });
  };
  const takeMaterial = async (materialID: string, finishID: string | null) => {
    latest.current = materialID;
    setComingMaterial(materialID);
    setProblem(null);
    try {
      const [{ colorList }, { finishList }] = await Promise.all([
        ask(getColorList, { materialID, mspID }),
        ask(getFinishList, { materialID, mspID }),
      ]);
      if (latest.current !== materialID) return;
      const color =
        colorList.find((each) => each.colorID === present.colorID) ?? colorList.find(({ name }) => name === line.color) ?? colorList[0];
      const finish =
        finishList.find((each) => each.finishID === present.finishID) ??
        finishList.find((each) => each.finishID === finishID) ??
        finishList[0];
      if (color === undefined || finish === undefined) setProblem(texts.change.notOffered);
      else change({ materialID, colorID: color.colorID, finishID: finish.finishID });
    } catch {
      // The call is logged by who made it.
      if (latest.current === materialID) setProblem(texts.change.failed);
    } finally {
      if (latest.current === materialID) setComingMaterial(null);
    }
  };
  return {
    comingMaterial,
    problem,
    changeQuantity: (quantity) => usePartsStore.getState().setQuantity(partID, quantity),
    change,
    changeMaterial: (materialID, finishID = null) => void takeMaterial(materialID, finishID),
  };
}

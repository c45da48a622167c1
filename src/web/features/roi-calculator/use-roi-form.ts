import { useState } from 'react';
import { DEFAULT_ROI_INPUTS, type RoiInputs } from '#domain/roi/calculate-roi.ts';

export type RoiField = keyof RoiInputs;
export type RoiTexts = Readonly<Record<RoiField, string>>;

export interface RoiForm {
  /** What stands in the fields. */
  readonly texts: RoiTexts;
  readonly inputs: RoiInputs;
  readonly change: (field: RoiField, text: string) => void;
}

/** The three figures a visitor enters. */
export function useRoiForm(): RoiForm {
  const [texts, setTexts] = useState<RoiTexts>({
    minutesPerQuote: String(DEFAULT_ROI_INPUTS.minutesPerQuote),
    hourlySalaryDollars: String(DEFAULT_ROI_INPUTS.hourlySalaryDollars),
    quotesPerMonth: String(DEFAULT_ROI_INPUTS.quotesPerMonth),
  });
  return {
    texts,
    inputs: {
      minutesPerQuote: readAmount(texts.minutesPerQuote),
      hourlySalaryDollars: readAmount(texts.hourlySalaryDollars),
      quotesPerMonth: readAmount(texts.quotesPerMonth),
    },
    change: (field, text) => setTexts((before) => ({ ...before, [field]: text })),
  };
}

/** A number that is not negative; null for an empty field and for anything else. */
function readAmount(text: string): number | null {
  const amount = Number(text);
  return text.trim() !== '' && Number.isFinite(amount) && amount >= 0 ? amount : null;
}

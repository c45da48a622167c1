import type { QuoteLine } from '#contract/schemas/quote-line.ts';
import { type ActiveModel, modelOfPart, type PartBuild } from '../../stores/active-model-store.ts';

export type PricedModel = Extract<ActiveModel, { kind: 'part' }>;

/** A priced part as the viewer wants it, with how it is made. */
export function modelOfLine(line: QuoteLine): PricedModel {
  return { ...modelOfPart({ ...line, filename: line.modelFilename }), build: findBuild(line) };
}

function findBuild({ receipt, build }: QuoteLine): PartBuild | undefined {
  if (receipt === null || build === null) return undefined;
  const { bodies, ...facts } = build;
  return { work: receipt.work, bodies, facts };
}

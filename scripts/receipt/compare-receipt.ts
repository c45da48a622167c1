import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import type { CatalogueFinish } from '#domain/catalogue/entries.ts';
import type { FileUnit } from '#domain/part/units.ts';
import { priceLine } from '#domain/pricing/price-line.ts';
import { hashRateCard } from '#domain/rates/hash-rate-card.ts';
import { profileOf } from '#domain/rates/profile.ts';
import type { ProcessRates, RateCard } from '#domain/rates/rate-card.ts';
import type { Receipt } from '#domain/receipt/receipt.ts';
import { catalogueOf } from '#domain/shop/card-catalogue.ts';
import { estimateModel } from '../calibrate/predict-model.ts';

/** Why a receipt is not by this rate card, in a sentence; null: it names it. */
export function compareCard({ rateCardHash, rateCardVersion, currency }: Receipt, card: RateCard): string | null {
  if (rateCardHash !== hashRateCard(card)) return `It names another rate card: version ${rateCardVersion}, SHA-256 ${rateCardHash}.`;
  if (rateCardVersion !== card.version) return `It names version ${rateCardVersion}, and the rate card is version ${card.version}.`;
  return currency === card.currency ? null : `Its currency is ${currency}, and the rate card's is ${card.currency}.`;
}

/** Why a receipt is not of this file, in a sentence; null: it is. */
export async function compareModel({ modelSha256 }: Receipt, file: string): Promise<string | null> {
  const bytes = await readFile(file).catch(() => null);
  if (bytes === null) return `${file} can not be read.`;
  return createHash('sha256').update(bytes).digest('hex') === modelSha256 ? null : `It is of another model: SHA-256 ${modelSha256}.`;
}

/** Measures the model and prices it anew; a sentence that names the first figure that came out otherwise, null where none did. */
export async function comparePrice(
  receipt: Receipt,
  rateCard: RateCard,
  { file, unit }: { readonly file: string; readonly unit: FileUnit },
): Promise<string | null> {
  const { process, machine: name } = receipt.work;
  const labels = new Set((receipt.bodies?.[0]?.receipt ?? receipt).lines.map(({ label }) => label));
  const rates: ProcessRates = rateCard.processes[process];
  const machine = rates.machines.find(({ figures }) => figures.name === name);
  const material = [...catalogueOf(rateCard).values()].find((known) => known.process === process && labels.has(known.name));
  if (machine === undefined || material === undefined)
    return `The rate card knows no ${machine === undefined ? 'machine' : 'material'} of it.`;
  const work = await estimateModel(file, unit, profileOf(process, machine));
  if (typeof work === 'string') return `Of the model, ${work}`;
  const isNamed = ({ name }: CatalogueFinish) => labels.has(`Finish: ${name}`);
  // A finish that adds nothing, and a lead time that does, stand in no line.
  const finishes = material.finishes.some(isNamed) ? material.finishes.filter(isNamed) : material.finishes;
  const leadTimes = rates.leadTimes.filter((option) => labels.has(`Lead time: ${option.name}`));
  const [leadTime] = leadTimes.length > 0 ? leadTimes : rates.leadTimes;
  if (leadTime === undefined) return 'The rate card knows no lead time of it.';
  const { modelSha256, quantity } = receipt;
  let problem: string | null = 'The rate card knows no finish of it.';
  for (const finish of finishes) {
    const price = priceLine({ modelSha256, work, quantity, material, finish, rateCard, machine, leadTime });
    problem = price.outcome === 'unpriceable' ? price.reasons.join(' ') : findDifference(receipt, price.receipt);
    if (problem === null) return null;
  }
  return problem;
}

function findDifference(told: Receipt, found: Receipt): string | null {
  if (told.lines.length !== found.lines.length) return `It has ${told.lines.length} lines, and ${found.lines.length} come out.`;
  for (const [index, line] of found.lines.entries()) {
    const other = told.lines[index];
    if (other?.label !== line.label) return `"${other?.label}" stands where "${line.label}" comes out.`;
    if (other.formula !== line.formula || other.amountMicros !== line.amountMicros)
      return `${line.label}: ${line.amountMicros} micros come out, not ${other.amountMicros}.`;
  }
  return told.unitPriceMicros === found.unitPriceMicros ? null : 'Another unit price comes out.';
}

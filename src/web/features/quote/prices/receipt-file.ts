import type { QuoteLine } from '#contract/schemas/quote-line.ts';

/**
 * A line's price as a file: the receipt as far as the provider shows it, what it is of, and what it costs at other quantities. A full
 * receipt can be worked out again from it.
 */
export function describeReceiptFile(line: QuoteLine): string {
  const { modelFilename, material, color, finish, quantity, price, currency, leadTimeDays, quantityPrices, receipt } = line;
  const leadTime = line.leadTimes.find(({ leadTimeID }) => leadTimeID === line.leadTimeID)?.name ?? null;
  const of = { file: modelFilename, material, color, finish, quantity, leadTime, leadTimeDays };
  return `${JSON.stringify({ of, currency, unitPrice: price, quantityPrices, ...receipt }, null, 2)}\n`;
}

/** For instance 'bracket.step-3-receipt.json'; what no file system takes is left out. */
export function nameReceiptFile({ modelFilename, quantity }: QuoteLine): string {
  const name = modelFilename.replace(/[\\/:*?"<>|\p{Cc}\p{Cf}]/gu, '').slice(0, 80) || 'part';
  return `${name}-${quantity}-receipt.json`;
}

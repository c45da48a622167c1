import { amountFromMicros } from '../money/money.ts';
import { type BodyReceipt, type Receipt, type ReceiptLine, type ReceiptWork, sumMicros } from '../receipt/receipt.ts';

/** The receipt of a file with several bodies at the line's quantity: a line for each kind of them, the unit price times their number. */
export function addBodies(bodies: readonly BodyReceipt[], quantity: number): Receipt {
  const largest = bodies.reduce((most, body) => (body.receipt.work.massG > most.receipt.work.massG ? body : most));
  const sum = (value: (work: ReceiptWork) => number) =>
    bodies.reduce((total, { numbers, receipt }) => total + numbers.length * value(receipt.work), 0);
  const highest = bodies.reduce((most, body) => (body.receipt.work.heightMm > most.receipt.work.heightMm ? body : most));
  const lines = bodies.map(({ numbers, receipt }): ReceiptLine => {
    const inputs = [
      { name: 'count', value: numbers.length, unit: 'bodies' },
      { name: 'price', value: amountFromMicros(receipt.unitPriceMicros), unit: receipt.currency },
    ];
    const label = numbers.length === 1 ? `Body ${numbers[0]}` : `${numbers.length} bodies alike, the first is body ${numbers[0]}`;
    return {
      code: 'body',
      label,
      formula: 'count × price',
      inputs,
      amountMicros: numbers.length * receipt.unitPriceMicros,
    };
  });
  return {
    ...largest.receipt,
    quantity,
    lines,
    unitPriceMicros: sumMicros(lines),
    work: {
      ...largest.receipt.work,
      heightMm: highest.receipt.work.heightMm,
      layers: highest.receipt.work.layers,
      massG: sum(({ massG }) => massG),
      supportMassG: sum(({ supportMassG }) => supportMassG),
      hours: sum(({ hours }) => hours),
    },
    bodies,
  };
}

import { readFile } from 'node:fs/promises';
import { fullReceiptSchema } from '../src/contract/quote-line.ts';
import { readReceipt } from '../src/contract/read-receipt.ts';
import { formatMicros } from '../src/domain/money.ts';
import { verifyReceipt } from '../src/domain/pricing/verify-receipt.ts';

// `npm run -s receipt -- verify FILE` works a downloaded receipt out again from its own figures, without network or database.

const [verb, file] = process.argv.slice(2);
if (verb === 'verify' && file !== undefined) await verify(file);
else fail('Say which file: npm run -s receipt -- verify FILE');

async function verify(path: string): Promise<void> {
  const text = await readFile(path, 'utf8').catch(() => null);
  if (text === null) {
    fail(`${path} can not be read.`);
    return;
  }
  const receipt = fullReceiptSchema.safeParse(parse(text));
  if (!receipt.success) {
    fail(`${path} is no full receipt. One that shows prices or groups alone can not be worked out again.`);
    return;
  }
  const read = readReceipt(receipt.data);
  const check = verifyReceipt(read);
  if (!check.ok) {
    fail(`${path} does not hold. ${check.problem}`);
    return;
  }
  const price = formatMicros(read.unitPriceMicros, read.currency);
  console.log(
    `${path} holds: ${read.lines.length} lines add up to ${price} each for ${read.quantity}, by rate card ${read.rateCardVersion}.`,
  );
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

function fail(message: string): void {
  console.error(message);
  process.exitCode = 1;
}

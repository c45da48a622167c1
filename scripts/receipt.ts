import { readFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { fullReceiptSchema } from '../src/contract/schemas/quote-line.ts';
import { readReceipt } from '../src/contract/schemas/read-receipt.ts';
import { formatMicros } from '../src/domain/money/money.ts';
import { FILE_UNITS } from '../src/domain/part/units.ts';
import { verifyReceipt } from '../src/domain/receipt/verify-receipt.ts';
import { readRateCard } from '../src/server/config/read-rate-card.ts';
import { refuse } from './commands/refuse.ts';
import { checkSignature } from './receipt/check-signature.ts';
import { compareCard, compareModel, comparePrice } from './receipt/compare-receipt.ts';

// `npm run -s receipt -- verify FILE` works a downloaded receipt out again from its own figures, without network or database, and
// checks its signature. With --card and --model it is held against the rates and the file that it names, too.

const USAGE = 'Say which file: npm run -s receipt -- verify FILE [--key KEY] [--card rates.json] [--model part.stl [--unit mm|cm|in]]';
const OPTIONS = { key: { type: 'string' }, card: { type: 'string' }, model: { type: 'string' }, unit: { type: 'string' } } as const;

try {
  const { positionals, values } = parseArgs({ args: joinOptions(process.argv.slice(2)), allowPositionals: true, options: OPTIONS });
  const [verb, file] = positionals;
  if (verb !== 'verify' || file === undefined) throw new Error(USAGE);
  for (const sentence of await verify(file, values)) console.log(sentence);
} catch (error) {
  if (!(error instanceof Error)) throw error;
  refuse(error.message);
}

/** Each option in one with what follows it: one key in 64 begins with a dash, which would else be taken for an option. */
function joinOptions(args: readonly string[]): string[] {
  const takesNext = (at: number) => at + 1 < args.length && Object.keys(OPTIONS).some((name) => args[at] === `--${name}`);
  return args.flatMap((arg, at) => {
    if (takesNext(at - 1)) return [];
    return takesNext(at) ? [`${arg}=${args[at + 1]}`] : [arg];
  });
}

/** What was found to hold, in sentences. Throws an Error, in words, for what does not. */
async function verify(path: string, asked: { readonly [Option in keyof typeof OPTIONS]?: string }): Promise<readonly string[]> {
  const text = await readFile(path, 'utf8').catch(() => null);
  if (text === null) throw new Error(`${path} can not be read.`);
  const wire = fullReceiptSchema.safeParse(parse(text));
  if (!wire.success) throw new Error(`${path} is no full receipt. One that shows prices or groups alone can not be worked out again.`);
  const receipt = readReceipt(wire.data);
  const check = verifyReceipt(receipt);
  const fail = (problem: string) => new Error(`${path} does not hold. ${problem}`);
  if (!check.ok) throw fail(check.problem);
  const signature = checkSignature(wire.data, asked.key ?? null);
  if (signature.outcome === 'wrong') throw fail(signature.problem);
  const card = asked.card === undefined ? null : await readRateCard(asked.card);
  const unit = FILE_UNITS.find((known) => known === (asked.unit ?? 'mm'));
  if (unit === undefined) throw new Error(`There is no unit ${asked.unit}, but ${FILE_UNITS.join(', ')}.`);
  const model = asked.model === undefined ? null : { file: asked.model, unit };
  const problem =
    (card === null ? null : compareCard(receipt, card)) ??
    (model === null ? null : await compareModel(receipt, model.file)) ??
    (card === null || model === null ? null : await comparePrice(receipt, card, model));
  if (problem !== null) throw fail(problem);
  const price = formatMicros(receipt.unitPriceMicros, receipt.currency);
  const held = [...(card === null ? [] : ['the rate card']), ...(model === null ? [] : ['the model'])].join(' and ');
  return [
    `${path} holds: ${receipt.lines.length} lines add up to ${price} each for ${receipt.quantity}, by rate card ${receipt.rateCardVersion}.`,
    signature.sentence,
    ...(held === '' ? [] : [`It agrees with ${held}.`]),
  ];
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

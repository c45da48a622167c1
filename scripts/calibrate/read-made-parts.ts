import { readFile } from 'node:fs/promises';
import { basename, dirname, resolve } from 'node:path';
import * as z from 'zod/mini';
import { quantitySchema } from '#contract/schemas/fields.ts';
import { findMaterial } from '#domain/catalogue/catalogue.ts';
import { PROCESS_CODES } from '#domain/catalogue/process.ts';
import type { Consumption } from '#domain/estimate/calibrate.ts';
import { FILE_UNITS } from '#domain/part/units.ts';
import type { RateCard } from '#domain/rates/rate-card.ts';
import type { MadePartOf } from './calibrate-machines.ts';
import { predictModel } from './predict-model.ts';

/** The file of made parts can't be understood. */
export class CalibrationInputError extends Error {
  readonly code = 'CALIBRATION_INPUT';
}

const positive = z.number().check(z.positive());
/** Of one piece. */
const real = { name: z.optional(z.string()), hours: positive, grams: positive };
const modelPart = z.strictObject({
  ...real,
  /** Beside this file. */
  model: z.string(),
  unit: z._default(z.enum(FILE_UNITS), 'mm'),
  material: z.string(),
  /** Pieces that were made together. */
  quantity: z._default(quantitySchema, 1),
});
const predictedPart = z.strictObject({
  ...real,
  process: z.enum(PROCESS_CODES),
  predicted: z.strictObject({ hours: positive, grams: positive }),
});
const madePartsSchema = z.strictObject({ parts: z.array(z.union([modelPart, predictedPart])).check(z.minLength(1)) });
const KNOWN_KEYS = new Set([...Object.keys(modelPart.shape), ...Object.keys(predictedPart.shape)]);
const looseParts = z.object({ parts: z.array(z.record(z.string(), z.unknown())) });

/** Reads parts that were made, and predicts what those that name a model take by the card. Throws CalibrationInputError. */
export async function readMadeParts(file: string, rateCard: RateCard): Promise<readonly MadePartOf[]> {
  const text = await readFile(file, 'utf8').catch(() => null);
  const content = text === null ? null : parseJson(text);
  refuseUnknownKeys(file, content);
  const parsed = madePartsSchema.safeParse(content);
  if (!parsed.success) {
    const [issue] = parsed.error.issues;
    const where = issue === undefined || issue.path.length === 0 ? '' : ` (${issue.path.join('.')})`;
    throw new CalibrationInputError(
      `${file} is no list of made parts${where}. It takes {"parts": […]}, each with hours and grams of one piece, and either ` +
        `a model file and a material's id, or a process and {"predicted": {"hours", "grams"}}.`,
    );
  }
  refuseRepeated(file, parsed.data.parts);
  const made: MadePartOf[] = [];
  for (const [index, part] of parsed.data.parts.entries()) {
    const figures: Consumption = { hours: part.hours, grams: part.grams };
    if ('predicted' in part) {
      made.push({ name: part.name ?? `part ${index + 1}`, process: part.process, predicted: part.predicted, real: figures });
      continue;
    }
    const material = findMaterial(part.material);
    if (material === null) throw new CalibrationInputError(`${part.model}: there is no material ${part.material}.`);
    const predicted = await predictModel(resolve(dirname(file), part.model), { ...part, material, rateCard });
    if (typeof predicted === 'string') throw new CalibrationInputError(`${part.model}: ${predicted}`);
    made.push({ name: part.name ?? basename(part.model), process: material.process, predicted, real: figures });
  }
  return made;
}

/** A figure under a misspelt name would be left out in silence. */
function refuseUnknownKeys(file: string, content: unknown): void {
  const { data } = looseParts.safeParse(content);
  for (const [index, part] of data?.parts.entries() ?? []) {
    const unknown = Object.keys(part).find((key) => !KNOWN_KEYS.has(key));
    if (unknown !== undefined)
      throw new CalibrationInputError(`${file}: part ${index + 1} has "${unknown}"; known are ${[...KNOWN_KEYS].join(', ')}.`);
  }
}

/** The same part said twice weighs twice, and hides how far parts stray. */
function refuseRepeated(file: string, parts: readonly object[]): void {
  const first = new Map<string, number>();
  for (const [index, part] of parts.entries()) {
    const { name: _, ...said } = { name: '', ...part };
    const text = JSON.stringify(said);
    const earlier = first.get(text);
    if (earlier !== undefined)
      throw new CalibrationInputError(
        `${file}: part ${index + 1} says the same as part ${earlier + 1}. List each part once; several made together are one with a quantity.`,
      );
    first.set(text, index);
  }
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

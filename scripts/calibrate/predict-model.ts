import { readFile } from 'node:fs/promises';
import type { CatalogueMaterial } from '#domain/catalogue/entries.ts';
import type { Consumption } from '#domain/estimate/calibrate.ts';
import type { FileUnit } from '#domain/part/units.ts';
import { formatOfFilename } from '#domain/part/upload-limit.ts';
import { priceLine } from '#domain/pricing/price-line.ts';
import { profileOf } from '#domain/rates/profile.ts';
import type { ProcessRates, RateCard } from '#domain/rates/rate-card.ts';
import { divideModel } from '#kernel/bodies/list-bodies.ts';
import { estimatePartWork } from '#kernel/estimate/estimate-part-work.ts';
import { readExactModel } from '#kernel/read-exact-model.ts';
import { measureStl } from '#kernel/stl/measure-stl.ts';
import { nodeEngine } from '#test/support/kernel-engine.ts';
import type { PartEstimate, WorkProfile } from '../../src/domain/estimate/part-work.ts';

const UNKNOWN_WORK = 'what the machine has to do could not be worked out.';

interface Making {
  readonly unit: FileUnit;
  readonly quantity: number;
  readonly material: CatalogueMaterial;
  readonly rateCard: RateCard;
}

/** What one piece of a model would take, as its receipt says; a sentence where that can't be told. */
export async function predictModel(file: string, { unit, quantity, material, rateCard }: Making): Promise<Consumption | string> {
  const { machines, leadTimes }: ProcessRates = rateCard.processes[material.process];
  const [machine] = machines;
  const work = await estimateModel(file, unit, profileOf(material.process, machine));
  const [finish] = material.finishes;
  if (typeof work === 'string') return work;
  if (finish === undefined) return UNKNOWN_WORK;
  const price = priceLine({ modelSha256: '', work, quantity, material, finish, rateCard, machine, leadTime: leadTimes[0] });
  if (price.outcome === 'unpriceable') return price.reasons.join(' ');
  return { hours: price.receipt.work.hours, grams: price.receipt.work.massG };
}

/** The work on a model's bodies by a profile; a sentence where that can't be told. `unit` is that of an STL's figures. */
export async function estimateModel(file: string, unit: FileUnit, profile: WorkProfile): Promise<PartEstimate | string> {
  const bytes = await readFile(file).catch(() => null);
  if (bytes === null) return 'the file can not be read.';
  const format = formatOfFilename(file) ?? 'step';
  const read = format === 'stl' ? measureStl(bytes, unit) : await readExactModel({ bytes, format, engine: nodeEngine() });
  if (read.outcome === 'refused') return read.message;
  const { bodies } = divideModel(read.mesh, read.measurement);
  const [work] = estimatePartWork(bodies, [profile]);
  return work ?? UNKNOWN_WORK;
}

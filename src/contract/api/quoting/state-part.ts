import * as z from 'zod/mini';
import { measurementSchema } from '../../jobs/measure-model.ts';
import { MOST_PROFILES, partEstimateSchema } from '../../jobs/part-work.ts';
import { defineResource } from '../../schemas/define-call.ts';
import { partSchema } from '../../schemas/entities.ts';
import { filenameSchema, fileUnitSchema, mspIdSchema } from '../../schemas/fields.ts';

/** What a browser says of a part: all that a price depends on. The server takes its word, so that no request may rest on it. */
export const statedFigures = {
  measurement: z.omit(measurementSchema, { sha256: true, originSha256: true }),
  /** The work on it by the profiles that `getWorkProfiles` told, by their hashes; null where it could not be worked out. */
  estimates: z
    .record(z.string(), z.nullable(partEstimateSchema))
    .check(z.refine((estimates) => Object.keys(estimates).length <= MOST_PROFILES)),
};

/** A part whose file stays in its customer's browser, where the shop wants it so: it is priced and quoted, but can't be requested. */
export const statePart = defineResource({
  name: 'statePart',
  summary: "Makes a part of what a customer's browser measured of a file that stays there until the request is sent.",
  method: 'POST',
  path: 'v1/shops/{mspID}/stated-parts',
  costs: [{ kind: 'lines' }],
  stores: true,
  request: z.object({ mspID: mspIdSchema, filename: filenameSchema, modelUnit: fileUnitSchema, ...statedFigures }),
  response: z.object({ part: partSchema }),
});

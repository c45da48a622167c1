import * as z from 'zod/mini';
import { defineCall } from '../schemas/define-call.ts';
import { filenameSchema, internalFilenameSchema } from '../schemas/fields.ts';

/** Call 5. Afterwards the mesh lies under `/downloaded/` with the name the answer gives. */
export const fetchStl = defineCall({
  name: 'fetchStl',
  summary: 'Makes the mesh of a model available as STL under the downloaded folder.',
  path: 'IN_FetchSTLFileFromS3VaultResponse',
  isGuessable: true,
  request: z.object({ modelFile: internalFilenameSchema, displayFilename: filenameSchema }),
  response: z.object({ success: z.literal(true), downloadedFile: z.string() }),
});

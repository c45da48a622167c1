import * as z from 'zod/mini';
import { statusMessage } from '../events/status-message.ts';
import { defineCall } from '../schemas/define-call.ts';
import { partSchema } from '../schemas/entities.ts';
import { followedFilesSchema, mspIdSchema } from '../schemas/fields.ts';

/** Call 4. */
export const watchDescription = defineCall({
  name: 'watchDescription',
  summary: 'Event stream: brings each measured part and binds it to the provider.',
  path: 'sse/IN_FileStatusEventResponse',
  method: 'GET',
  encoding: 'query',
  action: { field: 'fileStatusAction', value: 'addTurmeric' },
  request: z.object({
    filename: z.optional(z.string()),
    internalFilename: followedFilesSchema,
    mspID: mspIdSchema,
  }),
  response: statusMessage(partSchema),
});

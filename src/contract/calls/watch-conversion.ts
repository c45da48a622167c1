import * as z from 'zod/mini';
import { statusMessage } from '../events/status-message.ts';
import { defineCall } from '../schemas/define-call.ts';
import { fileUnitSchema, followedFilesSchema, lenientUnitSchema } from '../schemas/fields.ts';

/** Call 3. */
export const watchConversion = defineCall({
  name: 'watchConversion',
  summary: 'Event stream: says when an uploaded file has been read.',
  path: 'sse/IN_FileStatusEventResponse',
  method: 'GET',
  encoding: 'query',
  action: { field: 'fileStatusAction', value: 'heatUpTheOil' },
  request: z.object({
    filename: z.optional(z.string()),
    internalFilename: followedFilesSchema,
    modelUnit: lenientUnitSchema,
  }),
  response: statusMessage(z.object({ filename: z.string(), internalFilename: z.string(), modelUnit: fileUnitSchema })),
});

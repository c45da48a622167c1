import * as z from 'zod/mini';
import { defineCall } from '../define-call.ts';
import { lineNumberSchema } from '../desk/documents.ts';
import { deskRequestSchema } from '../desk/request.ts';
import { idSchema } from '../fields.ts';

/** Beyond the specification. The file travels as the multipart part `requestFile`; the customer sees it and is mailed. */
export const uploadDeskFile = defineCall({
  name: 'uploadDeskFile',
  summary: 'Adds a file of the shop to a request: PDF, STEP, IGES or STL (multipart part `requestFile`), at most 25 MB.',
  path: 'IN_DeskFileAPI',
  file: 'requestFile',
  needs: 'member',
  jsonFields: ['line'],
  request: z.object({ requestID: idSchema, line: z.optional(lineNumberSchema) }),
  response: z.object({ success: z.literal(true), fileID: idSchema, request: deskRequestSchema }),
});

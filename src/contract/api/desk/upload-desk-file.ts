import * as z from 'zod/mini';
import { lineNumberSchema } from '../../desk/documents.ts';
import { deskRequestSchema } from '../../desk/request.ts';
import { defineResource } from '../../schemas/define-call.ts';
import { idSchema } from '../../schemas/fields.ts';

/** The file travels as the multipart part `requestFile`; the customer sees it and is mailed. */
export const uploadDeskFile = defineResource({
  name: 'uploadDeskFile',
  summary: 'Adds a file of the shop to a request: PDF, STEP, IGES or STL (multipart part `requestFile`), at most 25 MB.',
  method: 'POST',
  path: 'v1/requests/{requestID}/files',
  file: 'requestFile',
  needs: 'member',
  etag: 'request.life.version',
  wakes: 'mails',
  request: z.object({ requestID: idSchema, line: z.optional(lineNumberSchema) }),
  response: z.object({ fileID: idSchema, request: deskRequestSchema }),
});

import * as z from 'zod/mini';
import { LONGEST_MESSAGE } from '#domain/rfq.ts';
import { defineCall } from '../define-call.ts';
import { clientKeySchema } from '../desk/clients.ts';
import { linesSchema } from '../desk/words.ts';
import { revisionSchema } from '../draft-conflict.ts';

/** Beyond the specification. An older `revision` is refused with 409. */
export const saveClientNote = defineCall({
  name: 'saveClientNote',
  summary: "Changes what the signed-in account's provider notes of a client; clients never see it.",
  path: 'IN_DeskAPI',
  action: { field: 'deskAction', value: 'saveClientNote' },
  jsonFields: ['revision'],
  needs: 'member',
  request: z.object({ email: clientKeySchema, note: linesSchema.check(z.maxLength(LONGEST_MESSAGE)), revision: revisionSchema }),
  response: z.object({ success: z.literal(true), revision: revisionSchema }),
});

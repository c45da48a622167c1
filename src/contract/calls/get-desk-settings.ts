import * as z from 'zod/mini';
import { roleSchema } from '../colleagues.ts';
import { defineCall } from '../define-call.ts';
import { deskSettingsSchema } from '../desk/settings.ts';
import { revisionSchema } from '../draft-conflict.ts';

/** Beyond the specification. */
export const getDeskSettings = defineCall({
  name: 'getDeskSettings',
  summary: "Answers how the desk of the signed-in account's provider works: times, terms and mails.",
  path: 'IN_DeskAPI',
  action: { field: 'deskAction', value: 'getDeskSettings' },
  needs: 'member',
  request: z.object({}),
  response: z.object({
    success: z.literal(true),
    role: roleSchema,
    settings: deskSettingsSchema,
    revision: revisionSchema,
  }),
});

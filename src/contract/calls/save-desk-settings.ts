import * as z from 'zod/mini';
import { defineCall } from '../define-call.ts';
import { deskSettingsSchema } from '../desk/settings.ts';
import { revisionSchema } from '../draft-conflict.ts';

/** Beyond the specification. An older `revision` is refused with 409. */
export const saveDeskSettings = defineCall({
  name: 'saveDeskSettings',
  summary: "Changes how the desk of the signed-in account's provider works.",
  path: 'IN_DeskAPI',
  action: { field: 'deskAction', value: 'saveDeskSettings' },
  jsonFields: ['settings', 'revision'],
  needs: 'owner',
  request: z.object({ settings: deskSettingsSchema, revision: revisionSchema }),
  response: z.object({ success: z.literal(true), revision: revisionSchema }),
});

import * as z from 'zod/mini';
import { deskSettingsSchema } from '../../desk/settings.ts';
import { defineResource } from '../../schemas/define-call.ts';
import { revisionSchema } from '../../schemas/draft-conflict.ts';

/** An older `revision` is refused with 409. */
export const saveDeskSettings = defineResource({
  name: 'saveDeskSettings',
  summary: "Changes how the desk of the signed-in account's provider works.",
  method: 'PUT',
  path: 'v1/desk/settings',
  needs: 'owner',
  ifMatch: 'revision',
  etag: 'revision',
  request: z.object({ settings: deskSettingsSchema, revision: revisionSchema }),
  response: z.object({ revision: revisionSchema }),
});

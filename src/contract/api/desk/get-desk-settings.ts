import * as z from 'zod/mini';
import { deskSettingsSchema } from '../../desk/settings.ts';
import { roleSchema } from '../../schemas/colleagues.ts';
import { defineResource } from '../../schemas/define-call.ts';
import { revisionSchema } from '../../schemas/draft-conflict.ts';

export const getDeskSettings = defineResource({
  name: 'getDeskSettings',
  summary: "Answers how the desk of the signed-in account's provider works: times, terms and mails.",
  method: 'GET',
  path: 'v1/desk/settings',
  needs: 'member',
  etag: 'revision',
  request: z.object({}),
  response: z.object({
    role: roleSchema,
    settings: deskSettingsSchema,
    revision: revisionSchema,
  }),
});

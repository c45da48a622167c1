import * as z from 'zod/mini';
import { defineCall } from '../define-call.ts';
import { deskRequestSchema } from '../desk/request.ts';
import { deskSettingsSchema } from '../desk/settings.ts';
import { dateSchema, idSchema } from '../fields.ts';

/** Beyond the specification. */
export const getDeskRequest = defineCall({
  name: 'getDeskRequest',
  summary: "Answers one request for quote to the signed-in account's provider, with its life, quotes, order and files.",
  path: 'IN_DeskAPI',
  action: { field: 'deskAction', value: 'getDeskRequest' },
  needs: 'member',
  request: z.object({ requestID: idSchema }),
  response: z.object({
    success: z.literal(true),
    request: deskRequestSchema,
    /** What a new quote begins with. */
    settings: deskSettingsSchema,
    /** 'YYYY-MM-DD' at the shop. */
    today: dateSchema,
    /** By which the shop's days are counted, for instance 'Europe/Berlin'. */
    timeZone: z.string(),
  }),
});

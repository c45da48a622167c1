import * as z from 'zod/mini';
import { deskRequestSchema } from '../../desk/request.ts';
import { deskSettingsSchema } from '../../desk/settings.ts';
import { defineResource } from '../../schemas/define-call.ts';
import { dateSchema, idSchema } from '../../schemas/fields.ts';

export const getDeskRequest = defineResource({
  name: 'getDeskRequest',
  summary: "Answers one request for quote to the signed-in account's provider, with its life, quotes, order and files.",
  method: 'GET',
  path: 'v1/requests/{requestID}',
  needs: 'member',
  etag: 'request.life.version',
  request: z.object({ requestID: idSchema }),
  response: z.object({
    request: deskRequestSchema,
    /** What a new quote begins with. */
    settings: deskSettingsSchema,
    /** 'YYYY-MM-DD' at the shop. */
    today: dateSchema,
    /** By which the shop's days are counted, for instance 'Europe/Berlin'. */
    timeZone: z.string(),
  }),
});

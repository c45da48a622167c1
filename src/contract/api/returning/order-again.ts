import * as z from 'zod/mini';
import { againSchema, customerTokenSchema } from '../../desk/returning.ts';
import { defineResource } from '../../schemas/define-call.ts';
import { idSchema } from '../../schemas/fields.ts';

/** Prices are none of it: the cart asks for today's. */
export const orderAgain = defineResource({
  name: 'orderAgain',
  summary: 'Answers the lines of an earlier request as they can be asked for again, and names those whose parts or materials are gone.',
  method: 'POST',
  changes: false,
  path: 'v1/customer/requests/{requestID}/lines',
  isGuessable: true,
  request: z.object({ token: customerTokenSchema, requestID: idSchema }),
  response: z.object({ lines: z.array(againSchema), gone: z.array(z.string()) }),
});

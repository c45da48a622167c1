import * as z from 'zod/mini';
import { defineCall } from '../schemas/define-call.ts';
import { baitSchema } from '../schemas/fields.ts';

/** Call 15. */
export const sendContactMessage = defineCall({
  name: 'sendContactMessage',
  summary: "Sends a visitor's message to the support address.",
  path: 'BLE_ContactResponse',
  encoding: 'json',
  costs: [{ kind: 'mails' }],
  action: { field: 'contactFormAction', value: 'processContactForm' },
  wakes: 'mails',
  request: z.object({ name: z.string(), email: z.string(), message: z.string(), subject: baitSchema }),
  response: z.object({
    success: z.literal(true),
    errors: z.record(z.string(), z.string()),
    metadata: z.object({ CONTACT_EMAIL: z.string() }),
  }),
});

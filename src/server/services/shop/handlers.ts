import type { Handlers } from '../shared/context.ts';
import { getDetails } from './get-details.ts';
import { getName } from './get-name.ts';
import { getNameAndWebsite } from './get-name-and-website.ts';
import { registerMsp } from './register-msp.ts';
import { sendContactMessage } from './send-contact-message.ts';

export const shopHandlers = {
  getDetails,
  getName,
  getNameAndWebsite,
  registerMsp,
  sendContactMessage,
} satisfies Partial<Handlers>;

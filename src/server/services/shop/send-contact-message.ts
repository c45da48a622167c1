import { checkContactMessage } from '#domain/request/rfq.ts';
import type { Handlers } from '../shared/context.ts';
import { refuseFor } from '../shared/guard-resources.ts';
import { renderMail } from '../shared/mails/render-mail.ts';
import { refuse } from '../shared/refusal.ts';

/** Call 15: stores a visitor's message as a mail to the support address. */
export const sendContactMessage: Handlers['sendContactMessage'] = async ({ ports, supportEmail, report }, request) => {
  const thanks = { errors: {}, metadata: { CONTACT_EMAIL: supportEmail } };
  // A program took the bait. It is told what a person would be, so that it learns nothing.
  if (request.subject !== '') return thanks;
  const checked = checkContactMessage(request);
  if (!checked.ok)
    return refuse(400, 'invalid', 'Please check the marked fields.', { errors: { ...checked.errors }, contactEmail: supportEmail });
  const { name, email, message } = checked.value;
  const id = `${ports.clock.randomName()}-contact`;
  try {
    const shortage = await ports.resources.findShortage();
    if (shortage !== null) return refuseFor(shortage, { contactEmail: supportEmail });
    await ports.records.outbox.add({
      id,
      to: supportEmail,
      replyTo: email,
      subject: `Message from ${name}`,
      ...renderMail([
        { kind: 'heading', text: 'A message from the contact form' },
        {
          kind: 'facts',
          facts: [
            ['Name', name],
            ['Email', email],
            ['Message', message],
          ],
        },
      ]),
    });
  } catch (error) {
    report(error);
    return refuse(503, 'not-stored', 'The message could not be stored.', { contactEmail: supportEmail });
  }
  return thanks;
};

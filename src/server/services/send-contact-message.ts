import type { sendContactMessage as call } from '#contract/calls/send-contact-message.ts';
import type { RequestOf, ResponseOf } from '#contract/define-call.ts';
import { checkContactMessage } from '#domain/rfq.ts';
import { callForWork } from './call-for-work.ts';
import { refuseFor } from './guard-resources.ts';
import type { Ports } from './ports.ts';
import { type Refusal, refuse } from './refusal.ts';
import { renderMail } from './render-mail.ts';
import type { Submission } from './submit-request.ts';

/** Call 15: stores a visitor's message as a mail to the support address. */
export async function sendContactMessage(
  ports: Pick<Ports, 'records' | 'feed' | 'clock' | 'resources'>,
  request: RequestOf<typeof call>,
  { supportEmail, report }: Pick<Submission, 'supportEmail' | 'report'>,
): Promise<ResponseOf<typeof call> | Refusal> {
  const metadata = { CONTACT_EMAIL: supportEmail };
  // A program took the bait. It is told what a person would be, so that it learns nothing.
  if (request.subject !== '') return { success: true, errors: {}, metadata };
  const checked = checkContactMessage(request);
  if (!checked.ok) return refuse(400, 'Please check the marked fields.', { errors: { ...checked.errors }, metadata });
  const { name, email, message } = checked.value;
  const id = `${ports.clock.randomName()}-contact`;
  try {
    const shortage = await ports.resources.findShortage();
    if (shortage !== null) return refuseFor(shortage, { metadata });
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
    return refuse(503, 'The message could not be stored.', { metadata });
  }
  await callForWork(ports, 'mails', report);
  return { success: true, errors: {}, metadata };
}

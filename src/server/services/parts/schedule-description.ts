import type { scheduleDescription as call } from '#contract/calls/schedule-description.ts';
import type { AnswerOf, RequestOf } from '#contract/schemas/define-call.ts';
import type { ContextOf } from '../shared/context.ts';
import { type Refusal, refuse } from '../shared/refusal.ts';

/** Call 2: the customer wants image and figures. They come from the job that already runs; the second stream waits for this. */
export async function scheduleDescription(
  { ports }: ContextOf<typeof call>,
  request: RequestOf<typeof call>,
): Promise<AnswerOf<typeof call> | Refusal> {
  const part = await ports.records.parts.findByInternalFilename(request.internalFilename);
  if (part === null) return refuse(404, 'unknown', "We don't have this file. Please upload it again.");
  await ports.records.parts.markScheduled(part.id);
  await ports.feed.publish(part.id);
  return { filename: part.filename, internalFilename: part.internalFilename };
}

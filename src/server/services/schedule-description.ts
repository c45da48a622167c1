import type { scheduleDescription as call } from '#contract/calls/schedule-description.ts';
import type { RequestOf, ResponseOf } from '#contract/define-call.ts';
import type { Ports } from './ports.ts';
import { type Refusal, refuse } from './refusal.ts';

/** Call 2: the customer wants image and figures. They come from the job that already runs; the second stream waits for this. */
export async function scheduleDescription(
  ports: Pick<Ports, 'records' | 'feed'>,
  request: RequestOf<typeof call>,
): Promise<ResponseOf<typeof call> | Refusal> {
  const part = await ports.records.parts.findByInternalFilename(request.internalFilename);
  if (part === null) return refuse(404, "We don't have this file. Please upload it again.");
  await ports.records.parts.markScheduled(part.id);
  await ports.feed.publish(part.id);
  return { success: true, filename: part.filename, internalFilename: part.internalFilename };
}

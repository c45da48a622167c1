import type { scheduleDescription as call } from '#contract/calls/schedule-description.ts';
import type { Handler } from '../shared/context.ts';
import { refuse } from '../shared/refusal.ts';

/** Call 2: the customer wants image and figures. They come from the job that already runs; the second stream waits for this. */
export const scheduleDescription: Handler<typeof call> = async ({ ports }, request) => {
  const part = await ports.records.parts.findByInternalFilename(request.internalFilename);
  if (part === null) return refuse(404, 'unknown', "We don't have this file. Please upload it again.");
  await ports.records.parts.markScheduled(part.id);
  await ports.feed.publish(part.id);
  return { filename: part.filename, internalFilename: part.internalFilename };
};

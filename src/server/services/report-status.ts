import type { watchConversion } from '#contract/calls/watch-conversion.ts';
import type { watchDescription } from '#contract/calls/watch-description.ts';
import type { RequestOf, ResponseOf } from '#contract/define-call.ts';
import { NO_SELECTION } from '#contract/fields.ts';
import type { PartRecord } from '../ports/records.ts';
import { describePart } from './describe-part.ts';
import type { Ports } from './ports.ts';

type ConversionMessage = ResponseOf<typeof watchConversion>;
type DescriptionMessage = ResponseOf<typeof watchDescription>;
/** What either stream says while there is no result. */
type Unfinished = Extract<ConversionMessage, { status: 'processing' | 'error' }>;

/** An error message of a stream: a browser can't read a failed stream's body, so refusals travel as messages. */
export function reportError(message: string): Extract<Unfinished, { status: 'error' }> {
  return { status: 'error', jsonMetadata: {}, error: { message } };
}

/** What stream 1 says about a part now. */
export function reportConversion(part: PartRecord | null): ConversionMessage {
  if (part?.state !== 'converted' && part?.state !== 'measured') return reportUnfinished(part);
  const { filename, internalFilename, modelUnit } = part;
  return { status: 'done', jsonMetadata: { filename, internalFilename, modelUnit } };
}

/** What stream 2 says about a part now; a part that is ready to be shown is bound to the provider on the way. */
export async function reportDescription(
  ports: Pick<Ports, 'records'>,
  part: PartRecord | null,
  request: RequestOf<typeof watchDescription>,
): Promise<DescriptionMessage> {
  const described = part === null ? null : describePart(part);
  if (part === null || described === null || !part.scheduled) return reportUnfinished(part);
  if (part.providerId === null && request.mspID !== NO_SELECTION) {
    const provider = await ports.records.providers.find(request.mspID);
    if (provider === null) return reportError('This provider is not known here. Please check the link you were given.');
    await ports.records.parts.bindToProvider(part.id, provider.id);
  }
  return { status: 'done', jsonMetadata: described };
}

function reportUnfinished(part: PartRecord | null): Unfinished {
  if (part === null) return reportError("We don't have this file. Please upload it again.");
  if (part.state === 'failed') return reportError(part.failure ?? 'This file could not be read.');
  return { status: 'processing', jsonMetadata: { filename: part.filename, internalFilename: part.internalFilename } };
}

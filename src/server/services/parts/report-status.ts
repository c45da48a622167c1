import type { watchConversion } from '#contract/calls/watch-conversion.ts';
import type { watchDescription } from '#contract/calls/watch-description.ts';
import type { ResponseOf } from '#contract/schemas/define-call.ts';
import { NO_SELECTION } from '#contract/schemas/fields.ts';
import { isBuiltIn } from '#domain/rates/golden-part.ts';
import type { PartRecord } from '../../ports/records/records.ts';
import { describePart } from '../quoting/describe-part.ts';
import { UNKNOWN_PROVIDER } from '../quoting/find-offer.ts';
import type { Ports } from '../shared/ports.ts';

type ConversionMessage = ResponseOf<typeof watchConversion>;
type DescriptionMessage = ResponseOf<typeof watchDescription>;
/** What either stream says while there is no result. */
type Unfinished = Extract<ConversionMessage, { status: 'processing' | 'error' }>;

/** An error message of a stream about one of its files, or about none. */
export function reportError(message: string, file: { readonly internalFilename?: string } = {}): Extract<Unfinished, { status: 'error' }> {
  return { status: 'error', jsonMetadata: file, error: { message } };
}

/** What either stream says about a name that stands for no part. */
export function reportUnknown(internalFilename: string): Unfinished {
  return reportError("We don't have this file. Please upload it again.", { internalFilename });
}

/** What stream 1 says about a part now. */
export function reportConversion(part: PartRecord): ConversionMessage {
  if (part.state !== 'converted' && part.state !== 'measured') return reportUnfinished(part);
  const { filename, internalFilename, modelUnit } = part;
  return { status: 'done', jsonMetadata: { filename, internalFilename, modelUnit } };
}

/** What stream 2 says about a part now; a part that is ready to be shown is bound to the provider on the way, unless it is ours. */
export async function reportDescription(ports: Pick<Ports, 'records'>, part: PartRecord, mspID: string): Promise<DescriptionMessage> {
  const described = describePart(part);
  if (described === null || !part.scheduled) return reportUnfinished(part);
  if (part.providerId === null && mspID !== NO_SELECTION && !isBuiltIn(part.id)) {
    const provider = await ports.records.providers.find(mspID);
    if (provider === null) return reportError(UNKNOWN_PROVIDER, { internalFilename: part.internalFilename });
    await ports.records.parts.bindToProvider(part.id, provider.id);
  }
  return { status: 'done', jsonMetadata: described };
}

/** What either stream says of a part whose work is under way; `percent` of it is done. */
export function reportProgress(internalFilename: string, percent: number): Unfinished {
  return { status: 'processing', jsonMetadata: { internalFilename, percent } };
}

function reportUnfinished({ state, failure, filename, internalFilename }: PartRecord): Unfinished {
  if (state === 'failed') return reportError(failure ?? 'This file could not be read.', { internalFilename });
  return { status: 'processing', jsonMetadata: { filename, internalFilename } };
}

import type { Clock } from '../../ports/clock.ts';
import type { Records } from '../../ports/records/records.ts';
import { type Refusal, refuse } from './refusal.ts';

/** How many bytes of uploaded files may be stored. */
export interface StorageLimits {
  readonly installationBytes: number;
  /** Of what came by one provider's link. */
  readonly providerBytes: number;
  /** Of what came from one address within 24 hours; null: any number. */
  readonly addressBytesPerDay: number | null;
}

export interface StorageGuard {
  /** Null for a file that may be stored, otherwise the refusal. Files that are let in at the same moment may pass a limit together. */
  admit(file: {
    readonly filename: string;
    readonly sizeBytes: number;
    readonly uploader: string;
    readonly uploadedFor: string | null;
  }): Promise<Refusal | null>;
}

const DAY_MS = 86_400_000;
/** Totals are added up anew this often; in between what is let in is added to them. */
const TOTAL_GOOD_FOR_MS = 60_000;
const MOST_TOTALS = 10_000;
const RETRY_SECONDS = 3600;

export function createStorageGuard(
  { parts, rateCards, desk }: Pick<Records, 'parts' | 'rateCards' | 'desk'>,
  clock: Pick<Clock, 'now'>,
  limits: StorageLimits,
): StorageGuard {
  const totals = new Map<string | null, { bytes: number; readonly readAtMs: number }>();
  const readTotal = async (providerId: string | null) => {
    const nowMs = clock.now().getTime();
    const known = totals.get(providerId);
    if (known !== undefined && nowMs - known.readAtMs < TOTAL_GOOD_FOR_MS) return known;
    const partBytes = await parts.countBytes(providerId === null ? {} : { uploadedFor: providerId });
    const otherBytes = (await rateCards.countPictureBytes(providerId)) + (await desk.countFileBytes(providerId));
    const read = { bytes: partBytes + otherBytes, readAtMs: nowMs };
    if (totals.size >= MOST_TOTALS) totals.clear();
    totals.set(providerId, read);
    return read;
  };
  return {
    async admit({ filename, sizeBytes, uploader, uploadedFor }) {
      const total = await readTotal(null);
      if (total.bytes + sizeBytes > limits.installationBytes) return refuse(507, 'no-room', FULL, { filename });
      const ofProvider = uploadedFor === null ? null : await readTotal(uploadedFor);
      if (ofProvider !== null && ofProvider.bytes + sizeBytes > limits.providerBytes) return refuse(507, 'no-room', FULL, { filename });
      if (limits.addressBytesPerDay !== null) {
        const since = new Date(clock.now().getTime() - DAY_MS);
        const ofAddress = await parts.countBytes({ uploader, since });
        if (ofAddress + sizeBytes > limits.addressBytesPerDay) {
          return refuse(429, 'too-many', TOO_MUCH, { filename, retryAfterSeconds: RETRY_SECONDS });
        }
      }
      total.bytes += sizeBytes;
      if (ofProvider !== null) ofProvider.bytes += sizeBytes;
      return null;
    },
  };
}

const FULL = 'There is no room for more files at the moment. Please write to the provider, who can make some.';
const TOO_MUCH =
  'So much was uploaded from your address today that nothing more is taken. Please go on tomorrow, or write to the provider.';

import { UNFINISHED_FOR_MS } from '../../ports/unfinished-uploads.ts';

/** An eighth of what all may leave unfinished. */
const MOST_BYTES = 2 ** 29;
const MOST_UPLOADS = 128;

/** What each address has begun and not brought to its end, by the bytes that it promised. */
export interface UnfinishedShares {
  /** Whether an address may begin an upload of so many bytes. */
  admits(address: string, sizeBytes: number): boolean;
  begin(id: string, address: string, sizeBytes: number): void;
  /** For an upload that is whole, or was called off. */
  end(id: string): void;
}

/** In this process's memory: a restart forgets who began what, while the bound for all together goes by what lies on the disk. */
export function createUnfinishedShares(now: () => number = Date.now): UnfinishedShares {
  const begun = new Map<string, { readonly address: string; readonly sizeBytes: number; readonly endsAt: number }>();
  return {
    admits(address, sizeBytes) {
      // All rest for the same time, so that the first of the map is the first to end.
      for (const [id, { endsAt }] of begun) {
        if (endsAt > now()) break;
        begun.delete(id);
      }
      const own = [...begun.values()].filter((upload) => upload.address === address);
      const bytes = own.reduce((sum, upload) => sum + upload.sizeBytes, sizeBytes);
      return own.length < MOST_UPLOADS && bytes <= MOST_BYTES;
    },
    begin(id, address, sizeBytes) {
      begun.set(id, { address, sizeBytes, endsAt: now() + UNFINISHED_FOR_MS });
    },
    end(id) {
      begun.delete(id);
    },
  };
}

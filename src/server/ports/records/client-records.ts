import type { ClientTerms } from '#domain/desk/client-terms.ts';
import type { Micros } from '#domain/money/money.ts';
import type { BlobName } from '../blob-store.ts';
import type { AuditEntry } from './audit-log.ts';
import type { OrderKey } from './desk-records.ts';

/** What requests came to in one currency: the totals of the quotes that count, and of orders, as their documents have them. */
export interface CurrencySums {
  readonly currency: string;
  readonly quotedMicros: Micros;
  readonly orderedMicros: Micros;
}

/** Somebody who sent requests to a provider, or all who did for one organization. */
export interface ClientCard {
  /** A person's mail address or an organization's name, lower case. */
  readonly key: string;
  /** As given with the last request. */
  readonly name: string;
  readonly organization: string;
  /** Addresses: 1 for a person. */
  readonly peopleCount: number;
  readonly requestCount: number;
  readonly orderCount: number;
  readonly firstAt: Date;
  readonly lastAt: Date;
  /** By currency; one for each that there are requests in. */
  readonly sums: readonly CurrencySums[];
}

/** Which clients a list holds. What is left out does not narrow it. */
export interface ClientFilter {
  readonly by: 'person' | 'organization';
  /** Each of them stands in the address, a name or an organization that was given. */
  readonly words?: string;
  /** Who ever sent a request for this organization, by its key. */
  readonly organization?: string;
}

/** What a list is ordered by instead of by who sent the last request; those alike as they would be without it. */
export interface ClientOrder {
  /** 'name' and 'organization' as with the last request. 'quoted' and 'ordered': sums, whatever their currency. */
  readonly by: 'name' | 'organization' | 'people' | 'requests' | 'orders' | 'last' | 'quoted' | 'ordered';
  readonly isDescending: boolean;
}

/** A client in a list, and what that is ordered by. */
export type ListedClient = ClientCard & { readonly orderKey: OrderKey };

/** Where a page of a list ended: the next begins after it. */
export type ClientEnd = Pick<ClientCard, 'key' | 'lastAt'> & { readonly orderKey?: OrderKey };

/** A part that goes with a client, as far as its blobs follow from it. */
export interface ClientPart {
  readonly id: string;
  readonly internalFilename: string;
  readonly body: { readonly source: string; readonly number: number | null; readonly alike: number } | null;
}

/** What a shop knows of a client beside the requests. */
export interface ClientNote {
  readonly note: string;
  readonly terms: ClientTerms;
}

/** A mail about a client's requests that the outbox still knows. */
export interface ClientMail {
  readonly requestId: string;
  readonly to: string;
  readonly subject: string;
  readonly sentAt: Date | null;
}

/** What went when a client was deleted. */
export interface RemovedClient {
  readonly requests: number;
  readonly parts: number;
  readonly files: number;
  readonly mails: number;
}

/** Those who sent requests to a provider. Addresses are lower case everywhere. */
export interface ClientRecords {
  /** At most `limit`, whose last request is the newest first unless they are ordered otherwise, those after `end` of a page in the same order. */
  list(
    providerId: string,
    filter: ClientFilter,
    end: ClientEnd | null,
    limit: number,
    order?: ClientOrder | null,
  ): Promise<readonly ListedClient[]>;
  /** A person; null where nothing is known of one by that address. */
  find(providerId: string, email: string): Promise<ClientCard | null>;
  /** Of a person, the last received first. */
  listRequestIds(providerId: string, email: string): Promise<readonly string[]>;
  listMails(providerId: string, email: string): Promise<readonly ClientMail[]>;
  /** '' with no terms and revision 0 until there is one. */
  findNote(providerId: string, email: string): Promise<ClientNote & { readonly revision: number }>;
  /** Answers the new revision; null where `expectedRevision` is not the present one. */
  saveNote(providerId: string, email: string, note: ClientNote, expectedRevision: number): Promise<number | null>;
  /** Parts of the provider that a person's requests name and nobody else's do, and the files that those were split from. */
  listParts(providerId: string, email: string): Promise<readonly ClientPart[]>;
  /**
   * Removes all that there is of a person at a provider, in one transaction: requests with their lives, quotes, orders, files and mails,
   * the note, and of `parts` those that still belong to nobody else; dooms the blobs and notes what `describe` says. Null where there
   * was nothing.
   */
  remove(
    providerId: string,
    email: string,
    parts: readonly { readonly id: string; readonly blobs: readonly BlobName[] }[],
    at: Date,
    describe: (removed: RemovedClient) => AuditEntry,
  ): Promise<RemovedClient | null>;
}

import { extname } from 'node:path';
import type { AccountKeys } from '../../ports/account-keys.ts';
import type { Caller } from '../../ports/identity.ts';

/** Whom a part was named to, and which it is. */
interface NamedPart {
  readonly providerId: string;
  /** A colleague's account, or a keyed hash of the address that mails went to. */
  readonly sub: string;
  readonly partId: string;
}

/**
 * What parts are called in answers to a shop. What a part is called otherwise opens it to whoever knows it, for ever; these names are
 * each colleague's own, and good for nothing once they work there no more.
 */
export interface PartNames {
  /** The same each time. */
  of(member: { readonly caller: Caller; readonly provider: { readonly id: string } }, partId: string): string;
  /** Null for what is no such name; whether whoever has it still works there is another question. */
  read(name: string): NamedPart | null;
  /** What mails to a shop's orders address call a part; the same each time, and another one for another address. */
  inMail(provider: { readonly id: string; readonly ordersEmail: string }, partId: string): string;
  /** Null for what is no such name; whether mails still go to that address is another question. */
  readMailed(name: string): NamedPart | null;
}

const AT_DESK = 'part at a desk';
const IN_MAIL = 'part in a mail';

export function createPartNames(keys: Pick<AccountKeys, 'hash' | 'sealAlike' | 'unsealAlike'>): PartNames {
  // As short as can be: at a desk it is an id, too.
  const seal = (scope: string, { providerId, partId, sub }: NamedPart) => keys.sealAlike(scope, `${providerId} ${partId} ${sub}`);
  const unseal = (scope: string, name: string): NamedPart | null => {
    const [providerId, partId, sub] = keys.unsealAlike(scope, name)?.split(' ') ?? [];
    return providerId === undefined || partId === undefined || sub === undefined ? null : { providerId, partId, sub };
  };
  return {
    of: ({ caller, provider }, partId) => seal(AT_DESK, { providerId: provider.id, sub: caller.sub, partId }),
    read: (name) => unseal(AT_DESK, name),
    inMail: ({ id, ordersEmail }, partId) => seal(IN_MAIL, { providerId: id, sub: keys.hash(IN_MAIL, ordersEmail), partId }),
    readMailed: (name) => unseal(IN_MAIL, name),
  };
}

/** Has a part's files called by such a name. */
export function callBy<Part extends { readonly internalFilename: string; readonly image: string }>(part: Part, name: string): Part {
  const ending = extname(part.internalFilename);
  return { ...part, internalFilename: `${name}${ending}`, image: part.image === '' ? '' : `${name}.webp` };
}

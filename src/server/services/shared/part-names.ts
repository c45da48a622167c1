import type { AccountKeys } from '../../ports/account-keys.ts';
import type { Caller } from '../../ports/identity.ts';

/** Whom a part was named to, and which it is. */
interface NamedPart {
  readonly providerId: string;
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
}

const SCOPE = 'part at a desk';

export function createPartNames(keys: Pick<AccountKeys, 'sealAlike' | 'unsealAlike'>): PartNames {
  return {
    of: ({ caller, provider }, partId) => keys.sealAlike(SCOPE, [provider.id, caller.sub, partId].join(' ')),
    read: (name) => {
      const [providerId, sub, partId] = keys.unsealAlike(SCOPE, name)?.split(' ') ?? [];
      return providerId === undefined || sub === undefined || partId === undefined ? null : { providerId, sub, partId };
    },
  };
}

/** Has a part's files called by such a name. */
export function callBy<Part extends { readonly internalFilename: string; readonly image: string }>(part: Part, name: string): Part {
  const ending = part.internalFilename.slice(part.internalFilename.lastIndexOf('.'));
  return { ...part, internalFilename: `${name}${ending}`, image: part.image === '' ? '' : `${name}.webp` };
}

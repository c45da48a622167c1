/** What was seen of an installation. */
export interface Finding {
  readonly about: 'settings' | 'machine' | 'database' | 'files' | 'mail' | 'address' | 'sandbox' | 'backup';
  /** Good as it is; to be thought over; or in the way of the service. */
  readonly level: 'good' | 'warning' | 'bad';
  /** A sentence for the operator, and what to do about it where there is something to do. */
  readonly says: string;
}

/** The message of an error, with what it comes from; addresses, which may hold passwords, are left out. */
export function tell(error: unknown): string {
  const texts: string[] = [];
  for (let at = error; at instanceof Error && texts.length < 3; at = at.cause) texts.push(at.message || codeOf(at));
  return texts.join(': ').replaceAll(/\b[a-z]+:\/\/\S+/gi, 'the address') || String(error);
}

/** What the system, or a library, calls an error. */
export function codeOf(error: unknown): string {
  return error instanceof Error && 'code' in error ? String(error.code) : '';
}

/** What `words` say of the first of an error's causes that they know, by its code or name; null where they know none. */
export function findWords(error: unknown, words: Readonly<Record<string, string>>): string | null {
  for (let at = error; at instanceof Error; at = at.cause) {
    const known = words[codeOf(at)] ?? words[at.name];
    if (known !== undefined) return known;
  }
  return null;
}

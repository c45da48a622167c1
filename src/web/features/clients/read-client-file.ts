import type { importClients } from '#contract/api/clients/import-clients.ts';
import type { RequestOf } from '#contract/schemas/define-call.ts';
import { MOST_BOOKED } from '#contract/shop/client-book.ts';
import { readCells } from '#domain/text/read-cells.ts';
import { texts } from './texts.ts';

export type FileClients = RequestOf<typeof importClients>['clients'];

/** What the columns may be called, without spaces, in whichever language a program has written them. */
const COLUMNS = {
  email: ['email', 'e-mail', 'mail', 'e-mail-adresse', 'emailaddress', 'e-mailaddress'],
  name: ['name', 'contact', 'ansprechpartner', 'kontakt'],
  organization: ['organization', 'organisation', 'company', 'firma', 'unternehmen'],
  note: ['note', 'notes', 'notiz', 'notizen', 'bemerkung'],
} as const satisfies Record<keyof FileClients[number], readonly string[]>;

/** The clients of a CSV file, or what is wrong with it in words. */
export function readClientFile(text: string): { readonly clients: FileClients } | { readonly problem: string } {
  const words = texts.importing;
  const [head = [], ...rows] = readCells(text);
  const at = (column: keyof typeof COLUMNS) =>
    head.findIndex((name) => COLUMNS[column].some((known) => known === name.replaceAll(/\s/g, '').toLowerCase()));
  const [email, name, organization, note] = [at('email'), at('name'), at('organization'), at('note')];
  if (email < 0) return { problem: words.noEmail };
  if (rows.length === 0) return { problem: words.nobody };
  if (rows.length > MOST_BOOKED) return { problem: words.tooMany(MOST_BOOKED) };
  return {
    clients: rows.map((cells) => ({
      email: cells[email] ?? '',
      name: cells[name] ?? '',
      organization: cells[organization] ?? '',
      note: cells[note] ?? '',
    })),
  };
}

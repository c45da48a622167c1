import type { Translation } from '#domain/language/translation.ts';
import type { texts as english } from './texts.ts';

export const texts: Translation<typeof english> = {
  needsSignIn: 'Ihre Anmeldung ist abgelaufen. Was Sie eingegeben haben, bleibt in diesem Browser; melden Sie sich ab und wieder an.',
  noAnswer: 'Der Server war nicht erreichbar oder hat nicht geantwortet. Versuchen Sie es noch einmal.',
  fieldErrors: {
    ERROR_INVALID_NAME: 'Ungültiger Name',
    ERROR_INVALID_ORGANIZATION: 'Ungültiger Firmenname',
    ERROR_INVALID_EMAIL: 'Ungültige E-Mail-Adresse',
    ERROR_INVALID_MESSAGE: 'Ungültige Nachricht',
  },
};

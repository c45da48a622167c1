import type { Translation } from '#domain/language/translation.ts';
import type { texts as english } from './texts.ts';

export const texts: Translation<typeof english> = {
  signedUp: 'Ihr Konto wurde angelegt.',
  confirmed: 'Ihr Konto ist bestätigt.',
  resent: (email) => `Ein neuer Bestätigungscode ist unterwegs an ${email}.`,
  resetSent: (email) => `Ein Code zum Zurücksetzen des Passworts ist unterwegs an ${email}.`,
  reset: (email) => `Das Passwort für ${email} ist geändert.`,
  signedIn: 'Sie sind angemeldet.',
  renewed: 'Sie sind wieder angemeldet.',
  expired: 'Die Anmeldung ist abgelaufen',
  unknown: 'Unbekannter Fehler',
};

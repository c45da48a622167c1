import type { Translation } from '#domain/language/translation.ts';
import type { texts as english } from './texts.ts';

/** Everything /contact says, in German. */
export const texts: Translation<typeof english> = {
  title: 'Kontakt',
  lead: 'Eine Frage, ein Problem oder etwas, das besser sein könnte? Schreiben Sie uns.',
  description: 'Schreiben Sie unserem Support. Wir antworten meist innerhalb von 24 Stunden.',
  name: 'Vor- und Nachname',
  email: 'E-Mail',
  message: 'Nachricht',
  send: 'Senden',
  sending: 'Ihre Nachricht wird gesendet',
  missing: {
    name: 'Geben Sie Ihren Namen an.',
    email: 'Geben Sie Ihre E-Mail-Adresse an.',
    message: 'Schreiben Sie eine Nachricht.',
  },
  tooLong: (most) => `Höchstens ${most} Zeichen.`,
  sent: (name) => `Vielen Dank, ${name}! Ihre Nachricht ist angekommen. Wir melden uns in Kürze, meist innerhalb von 24 Stunden.`,
  notSent: (name, email) =>
    `Das hat leider nicht geklappt, ${name}. Ihre Nachricht ist nicht angekommen. Das liegt nicht an Ihnen, sondern an uns. Versuchen Sie es noch einmal oder schreiben Sie direkt an ${email}.`,
  unreachable: (name) =>
    `Das hat leider nicht geklappt, ${name}. Ihre Nachricht ist nicht angekommen. Das liegt nicht an Ihnen, sondern an uns. Versuchen Sie es noch einmal.`,
  restore: 'Nachricht zurückholen',
  lost: 'Das Formular ist wieder leer, aber Ihre Eingaben sind nicht verloren.',
  optionsProblem: 'Die Einstellungen des Blocks-Elements-Plugins konnten nicht gesetzt werden',
  aside: {
    heading: 'Vielleicht geht es so schneller',
    price: 'Was kostet mein Teil?',
    priceAnswer: 'Laden Sie es hoch, dann sehen Sie den Preis sofort.',
    estimateAnswer: 'Laden Sie es hoch, dann sehen Sie sofort einen Richtpreis.',
    roi: 'Was würden uns automatische Angebote sparen?',
    roiAnswer: 'Der Rechner vergleicht sie mit Angeboten von Hand.',
    request: 'Was ist aus meiner Anfrage geworden?',
    requestAnswer: 'Antworten Sie auf die Bestätigung per E-Mail; die Antwort geht direkt an den Anbieter.',
  },
};

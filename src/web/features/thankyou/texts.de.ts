import type { Translation } from '#domain/language/translation.ts';
import type { texts as english } from './texts.ts';

export const texts: Translation<typeof english> = {
  title: 'Vielen Dank für Ihre Anfrage!',
  nothingSent: 'Von hier wurde keine Anfrage gesendet',
  nothingSentWords: 'Ihre Dateien und Preise bleiben im Warenkorb, bis Sie sie senden.',
  nothingToSend: 'Ihr Warenkorb ist leer. Laden Sie Ihre Teile hoch, um die Preise zu sehen.',
  toCart: 'Zum Warenkorb',
  toUpload: 'Teile hochladen',
  review: (provider) => `Das Team von ${provider} prüft Ihre Dateien und meldet sich per E-Mail bei Ihnen.`,
  providerFallback: 'Ihrem Fertigungsdienstleister',
  confirmation: {
    mailed: 'Eine Bestätigung ist unterwegs in Ihr Postfach.',
    withheld:
      'Ihre Anfrage ist angekommen. An Ihre Adresse gingen in der letzten Stunde schon mehrere Bestätigungen, deshalb senden wir keine weitere.',
  },
  number: 'Ihre Anfragenummer:',
  follow: 'Anfrage verfolgen',
  followHint:
    'Auf dieser Seite sehen Sie, wie es um Ihre Anfrage steht. Dort erhalten Sie das Angebot, stellen Fragen und bestellen. Geben Sie den Link nicht weiter: Er öffnet Ihre Anfrage ohne Passwort.',
  followLabel: 'Link zu Ihrer Anfrage',
  feedbackHeading: 'Wie war es?',
  feedback: 'Sagen Sie uns gern, was gut geklappt hat und was nicht.',
  feedbackLink: 'Rückmeldung senden',
  returnTo: (provider) => `Zurück zur Website von ${provider}`,
  another: 'Weiteres Angebot einholen',
};

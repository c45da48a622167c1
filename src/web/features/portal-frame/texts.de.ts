import type { Translation } from '#domain/language/translation.ts';
import type { texts as english } from './texts.ts';

/** What the portal's frame says, in German: sidebar, user menu, the outcome of a Save and what the server is short of. */
export const texts: Translation<typeof english> = {
  portal: 'Portal',
  menu: 'Menü',
  role: 'Fertigungs\u00addienstleister',
  shopFloor: 'Werkstatt',
  floor: {
    title: 'Nicht Teil Ihrer Rolle',
    lead: 'Sie sehen die Aufträge, die zu fertigen sind, mit Laufkarten, Lieferscheinen und Dateien, aber keine Preise.',
    orders: 'Zu den Aufträgen',
  },
  entering: 'Wird geladen',
  fallbackName: 'Anbieter',
  userMenu: ', Benutzermenü',
  pages: {
    home: 'Start',
    dashboard: 'Dashboard',
    parts: 'Modelle',
    orders: 'Aufträge',
    invoices: 'Rechnungen',
    clients: 'Kunden',
    materials: 'Meine Materialien',
    pricing: 'Preise',
    profile: 'Profil',
    colleagues: 'Team',
  },
  user: { profile: 'Profil', materials: 'Meine Materialien', save: 'Speichern', signOut: 'Abmelden' },
  saved: 'Gespeichert. Für Kunden zu sehen unter',
  incomplete: 'Noch nicht gespeichert. Prüfen Sie in Ihrem Profil:',
  completeProfile: 'Profil vervollständigen',
  needsSignIn: 'Ihre Anmeldung ist abgelaufen. Ihre Eingaben bleiben in diesem Browser gespeichert.',
  signIn: 'Wieder anmelden',
  changed:
    'Jemand aus Ihrem Team, oder Sie selbst in einem anderen Browser, hat inzwischen Profil oder Materialien gespeichert. Nichts wurde überschrieben. Speichern Sie noch einmal, um das durch Ihre Fassung zu ersetzen.',
  showSaved: 'Gespeichertes anzeigen',
  failed: 'Nicht gespeichert. Ihre Eingaben bleiben in diesem Browser; versuchen Sie es noch einmal.',
  reason: (words) => `Nicht gespeichert. ${words}`,
  shortages: {
    storage:
      'Die Festplatte des Servers ist voll. Kunden können weder Dateien hochladen noch Anfragen senden, bis der Betreiber des Servers Platz schafft; dann läuft alles von selbst weiter. Nichts, was gesendet wurde, ist verloren.',
    descriptors:
      'Der Server ist überlastet. Kunden können zurzeit weder Dateien hochladen noch Anfragen senden; sobald weniger los ist, läuft alles von selbst weiter. Nichts, was gesendet wurde, ist verloren.',
  },
  entryFailed: 'Ihr Profil und Ihre Materialien konnten nicht geladen werden.',
};

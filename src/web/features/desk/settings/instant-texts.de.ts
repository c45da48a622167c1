import type { Translation } from '#domain/language/translation.ts';
import type { texts as english } from './instant-texts.ts';

/** What is said of orders that need no look of the shop, in German. */
export const texts: Translation<typeof english> = {
  heading: 'Sofortaufträge',
  loading: 'Sofortaufträge werden geladen',
  failed: 'Die Einstellungen für Sofortaufträge konnten nicht geladen werden.',
  isOn: 'Aufträge zum Sofortpreis ohne mich annehmen',
  help: 'Kunden finden dann neben der Anfrage „Jetzt bestellen“. Der Auftrag ist sofort für beide Seiten verbindlich, und beide erhalten die Bestätigung. Positionen, die zu prüfen sind, und alles, was über Ihren Schwellen liegt, kommen weiterhin als Anfrage zu Ihnen.',
  amount: 'Bis',
  amountHelp: 'Für den ganzen Auftrag, vor Steuern.',
  badAmount: 'Geben Sie einen Betrag ein.',
  pieces: 'Stück je Position, höchstens',
  piecesHelp: 'Größere Stückzahlen kommen erst zu Ihnen.',
  badPieces: (most) => `Eine ganze Zahl von 1 bis ${most.toLocaleString('de-DE')}.`,
  allMaterials: 'In jedem Material, das ich anbiete',
  materials: 'Materialien',
  noMaterial: 'Wählen Sie mindestens ein Material oder alle.',
  save: 'Sofortaufträge speichern',
};

import type { Translation } from '../../language/translation.ts';
import type { texts as english } from './texts.ts';

export const texts: Translation<typeof english> = {
  discount: 'Rabatt',
  order: (order) => `Unser Auftrag ${order}`,
  payBy: (day) => `Zahlbar bis ${day}`,
  credited: (invoice) => `Gutschrift zur Rechnung ${invoice}`,
  reasons: {
    E: 'Von der Umsatzsteuer befreit',
    K: 'Steuerfreie innergemeinschaftliche Lieferung',
    AE: 'Steuerschuldnerschaft des Leistungsempfängers (Reverse Charge)',
    G: 'Steuerfreie Ausfuhrlieferung',
    O: 'Nicht steuerbar',
  },
  faults: {
    currency: 'Die Währung hat drei Nachkommastellen; E-Rechnungen nehmen zwei.',
    shopCountry: 'Das Land in der Adresse Ihres Profils kennen wir nicht mit einem ISO-Code.',
    buyerCountry: 'Das Land der Rechnungsadresse kennen wir nicht mit einem ISO-Code, oder die Adresse fehlt.',
    shopTaxId: 'In Ihren Firmendaten fehlen USt-IdNr. und Steuernummer.',
    shopVatId: 'In Ihren Firmendaten fehlt die USt-IdNr., die diese Steuer verlangt.',
    shopId: 'In Ihren Firmendaten fehlen Registereintrag und Steuernummer.',
    buyerVatId: 'Die USt-IdNr. des Kunden fehlt, die diese Steuer verlangt.',
    deliveryCountry: 'Eine innergemeinschaftliche Lieferung muss das Land nennen, in das geliefert wurde; die Lieferadresse fehlt.',
  },
};

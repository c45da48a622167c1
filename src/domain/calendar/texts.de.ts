import type { Translation } from '../language/translation.ts';
import type { texts as english } from './texts.ts';

export const texts: Translation<typeof english> = {
  businessDays: (days) => `${days} ${days === 1 ? 'Werktag' : 'Werktage'}`,
  onRequest: 'Termin auf Anfrage',
  cutOff: (time, zone) =>
    `Werktage zählen ab Ihrer Bestellung. Eine Bestellung ab ${time} Uhr (${zone}) oder an einem freien Tag zählt ab dem nächsten Werktag.`,
  zone: (place) => `Ortszeit ${place}`,
  days: 'de-DE',
};

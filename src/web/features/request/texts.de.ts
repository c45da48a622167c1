import type { RequestState } from '#domain/desk/request-life.ts';
import type { Translation } from '../../language/translation.ts';
import type { texts as english } from './texts.ts';

const stations: Readonly<Record<RequestState, string>> = {
  received: 'Gesendet',
  quoted: 'Angeboten',
  accepted: 'Bestellt',
  'in-production': 'In Fertigung',
  shipped: 'Versendet',
  completed: 'Abgeschlossen',
  declined: 'Kein Angebot',
  'turned-down': 'Abgelehnt',
  expired: 'Abgelaufen',
  withdrawn: 'Zurückgezogen',
  cancelled: 'Storniert',
};

const pieces = (count: number) => `${count.toLocaleString('de-DE')} Stück`;
const businessDays = (days: number) => `${days} ${days === 1 ? 'Werktag' : 'Werktage'}`;
const withinBusinessDays = (days: number) => `${days} ${days === 1 ? 'Werktag' : 'Werktagen'}`;

/** Everything /request says, in German. */
export const texts: Translation<typeof english> = {
  title: 'Ihre Anfrage',
  loading: 'Ihre Anfrage wird geladen',
  failed: 'Ihre Anfrage konnte nicht geladen werden.',
  stale: 'Diese Seite konnte gerade nicht aktualisiert werden. Sie zeigt den letzten bekannten Stand.',
  notSent: 'Das ist nicht angekommen. Prüfen Sie die Verbindung und versuchen Sie es noch einmal; Ihre Eingaben sind noch da.',
  unknown: {
    title: 'Zu diesem Link gibt es keine Anfrage',
    lead: 'Vielleicht fehlt ein Stück des Links, oder die Anfrage wurde gelöscht. Öffnen Sie den Link aus der letzten E-Mail noch einmal oder antworten Sie auf die E-Mail, dann erreichen Sie den Anbieter.',
    home: 'Zur Startseite',
  },
  sentOn: (day: string) => `Gesendet am ${day}`,
  way: 'Stand Ihrer Anfrage',
  stations,
  reason: (who: string) => `${who} schrieb:`,
  reasonOfYours: 'Sie schrieben:',
  states: {
    received: (shop: string) => `Ihre Anfrage liegt bei ${shop}`,
    receivedLead: (shop: string, due: string | null) =>
      `${shop} prüft Ihre Dateien und antwortet ${due === null ? '' : `bis ${due} `}per E-Mail. Bis dahin können Sie Ihre Anfrage hier ergänzen.`,
    quoted: (quote: string) => `Angebot ${quote} liegt für Sie bereit`,
    quotedLead: (day: string) => `Es ist gültig bis ${day}. Sehen Sie es sich an, dann können Sie es annehmen, nachfragen oder ablehnen.`,
    expired: (quote: string) => `Angebot ${quote} ist abgelaufen`,
    expiredLead: (day: string, shop: string) =>
      `Es galt bis ${day} und kann nicht mehr angenommen werden. Brauchen Sie die Teile noch? Schreiben Sie unten an ${shop}, dann bekommen Sie ein neues.`,
    accepted: (order: string) => `Bestellung ${order} ist aufgegeben`,
    acceptedLead: (shop: string, due: string | null) =>
      `${shop} hat Ihre Bestellung.${due === null ? '' : ` Versand voraussichtlich bis ${due}.`}`,
    inProduction: (order: string) => `Bestellung ${order} ist in Fertigung`,
    inProductionLead: (due: string | null) =>
      `${due === null ? '' : `Versand voraussichtlich bis ${due}. `}Wie weit jede Position ist, sehen Sie unten.`,
    partlySent: (order: string) => `Ein Teil der Bestellung ${order} ist unterwegs`,
    partlySentLead: (due: string | null) => (due === null ? 'Der Rest folgt.' : `Der Rest folgt voraussichtlich bis ${due}.`),
    shipped: (order: string) => `Bestellung ${order} ist unterwegs`,
    shippedLead: 'Alle Teile sind versendet.',
    completed: (order: string) => `Bestellung ${order} ist abgeschlossen`,
    completedLead: (shop: string) => `Danke für Ihre Bestellung bei ${shop}. Schreiben können Sie hier weiterhin.`,
    declined: (shop: string) => `${shop} gibt zu dieser Anfrage kein Angebot ab`,
    declinedLead: (shop: string) => `Schreiben Sie unten an ${shop}, zum Beispiel, wenn eine Änderung es möglich macht.`,
    turnedDown: (quote: string) => `Sie haben Angebot ${quote} abgelehnt`,
    turnedDownLead: (shop: string) => `${shop} weiß Bescheid. Kommt ein neues Angebot, finden Sie es hier.`,
    withdrawn: 'Sie haben diese Anfrage zurückgezogen',
    withdrawnLead: (shop: string) => `${shop} weiß Bescheid. Sie müssen nichts weiter tun.`,
    cancelled: (shop: string, order: string) => `${shop} hat Bestellung ${order} storniert`,
    cancelledLead: (shop: string) => `Schreiben Sie unten an ${shop}, wenn Sie Fragen haben.`,
  },
  quote: {
    heading: (quote: string) => `Angebot ${quote}`,
    pdf: 'Als PDF herunterladen',
    inShort: (isTaxed: boolean, lines: number, days: number, day: string) =>
      [
        isTaxed ? 'inkl. Steuer' : 'ohne Steuer',
        lines === 1 ? '1 Position' : `${lines} Positionen`,
        `Lieferzeit ${businessDays(days)}`,
        `gültig bis ${day}`,
      ].join(' · '),
    accept: 'Annehmen',
    ask: 'Nachfragen',
    turnDown: 'Ablehnen',
    earlier: 'Frühere Revisionen',
    issuedOn: (day: string) => `gesendet am ${day}`,
    show: 'Dieses Angebot anzeigen',
  },
  accept: {
    heading: 'Was Sie bestellen',
    hint: 'Wählen Sie die gewünschten Positionen. Brauchen Sie eine andere Stückzahl als angeboten, tragen Sie sie ein: Dann können Sie ein neues Angebot anfordern.',
    line: (name: string) => `${name} bestellen`,
    quantity: (name: string) => `Stückzahl von ${name}`,
    each: (price: string) => `je ${price}`,
    offered: (name: string) => `Angebotene Stückzahlen von ${name}`,
    step: (quantity: number, price: string) => `${pieces(quantity)}, je ${price}`,
    leadTime: (days: number) => (days === 0 ? 'Sofort lieferbar' : `Lieferzeit ${businessDays(days)}`),
    leaving: (days: number, day: string | null) =>
      day === null
        ? `Versand innerhalb von ${withinBusinessDays(days)} nach Ihrer Bestellung.`
        : `Versand bis ${day}, wenn Sie jetzt bestellen (Lieferzeit ${businessDays(days)}).`,
    unquoted: (wanted: number, quoted: readonly number[]) => {
      const offered = new Intl.ListFormat('de', { type: 'disjunction' }).format(quoted.map((quantity) => quantity.toLocaleString('de-DE')));
      return `Angeboten sind ${offered} Stück. Für ${wanted.toLocaleString('de-DE')} brauchen Sie ein neues Angebot.`;
    },
    askQuote: 'Neues Angebot anfordern',
    askingPrice: 'Preis wird geprüft …',
    quoteWanted: (quantity: number, line: number, name: string) =>
      `Schicken Sie mir bitte ein neues Angebot über ${pieces(quantity)} von Position ${line}, ${name}.`,
    askedQuote: (shop: string, quantity: number, name: string) =>
      `Wir haben ${shop} um ein neues Angebot über ${pieces(quantity)} von ${name} gebeten. Die Antwort kommt per E-Mail.`,
    leastOne: 'Wählen Sie mindestens eine Position.',
    badQuantity: 'Eine ganze Zahl ab 1',
    charges: 'Zusatzkosten fallen in voller Höhe an, gleich was Sie auswählen.',
    name: 'Ihr Name',
    nameMissing: 'Geben Sie Ihren Namen an: Auf ihn läuft die Bestellung.',
    purchaseOrder: 'Ihre Bestellnummer',
    delivery: {
      heading: 'Lieferung',
      send: 'An eine Adresse liefern',
      pickUp: 'Beim Anbieter abholen',
      fields: {
        name: 'Empfänger',
        company: 'Firma',
        street: 'Straße und Hausnummer',
        postalCode: 'Postleitzahl',
        city: 'Ort',
        country: 'Land',
      },
      missing: {
        name: 'Geben Sie den Empfänger an.',
        street: 'Geben Sie Straße und Hausnummer an.',
        postalCode: 'Geben Sie die Postleitzahl an.',
        city: 'Geben Sie den Ort an.',
        country: 'Geben Sie das Land an.',
      },
      postalCode: (country: string, sample: string) => `Postleitzahlen in diesem Land (${country}) sehen so aus: ${sample}.`,
    },
    file: 'Ihre Bestellung (PDF)',
    chooseFile: 'PDF auswählen',
    replaceFile: 'Anderes PDF',
    removeFile: 'Entfernen',
    order: (total: string) => `Für ${total} bestellen`,
    orderNothing: 'Bestellen',
    sending: 'Ihre Bestellung wird gesendet',
    binding: (shop: string) =>
      `Mit dem Klick bestellen Sie verbindlich und zahlungspflichtig bei ${shop}. Hier wird nichts bezahlt: ${shop} schickt die Rechnung.`,
    cancel: 'Zurück zum Angebot',
  },
  turnDown: {
    heading: 'Dieses Angebot ablehnen',
    label: 'Warum? Das hilft dem Anbieter',
    send: 'Angebot ablehnen',
  },
  withdraw: {
    open: 'Anfrage zurückziehen',
    heading: 'Anfrage zurückziehen',
    hint: (shop: string) =>
      `${shop} arbeitet dann nicht mehr daran. Das lässt sich nicht rückgängig machen; eine neue Anfrage können Sie jederzeit schicken.`,
    label: 'Warum? Das hilft dem Anbieter',
    send: 'Zurückziehen',
  },
  back: 'Zurück',
  order: {
    heading: (order: string) => `Bestellung ${order}`,
    placed: (name: string, day: string) => `Bestellt von ${name} am ${day}`,
    purchaseOrder: (number: string) => `Ihre Nummer ${number}`,
    from: (quote: string) => `aus Angebot ${quote}`,
    deliverTo: (address: string) => `Lieferung: ${address}`,
    lines: 'Stand der Positionen',
    making: { waiting: 'Wartet auf Fertigung', 'in-production': 'In Fertigung', finished: 'Fertig' },
    shipped: (shipped: number, quantity: number) => (shipped >= quantity ? 'Versendet' : `${shipped} von ${quantity} versendet`),
    parcels: 'Pakete',
    parcel: (number: number, day: string) => `Paket ${number}, versendet am ${day}`,
    carrier: 'Versanddienst',
    tracking: 'Sendungsnummer',
    pieces,
    document: 'Die Bestellung, wie sie aufgegeben wurde',
    cancelled: 'Storniert',
  },
  messages: {
    heading: 'Nachrichten',
    empty: (shop: string) =>
      `Noch keine Nachrichten. Was Sie hier schreiben, bekommt ${shop} per E-Mail, und die Antwort kommt so zu Ihnen.`,
    you: 'Sie',
    label: (shop: string) => `An ${shop} schreiben`,
    placeholder: 'Eine Frage, eine Änderung, ein Termin',
    send: 'Senden',
    sent: 'Ihre Nachricht ist gesendet.',
    earlier: (count: number) => `${count} frühere anzeigen`,
    acts: {
      received: (who: string) => `${who}: Anfrage gesendet`,
      fileAdded: (who: string, file: string) => `${who}: ${file} hinzugefügt`,
      quoted: (who: string, quote: string, total: string) => `${who}: Angebot ${quote} über ${total} gesendet`,
      declined: (who: string) => `${who}: kein Angebot abgegeben`,
      turnedDown: (who: string) => `${who}: Angebot abgelehnt`,
      withdrawn: (who: string) => `${who}: Anfrage zurückgezogen`,
      expired: 'Das Angebot ist abgelaufen',
      accepted: (who: string, order: string, total: string) => `${who}: Bestellung ${order} über ${total} aufgegeben`,
      started: (who: string) => `${who}: Fertigung begonnen`,
      finished: (who: string) => `${who}: Teile fertiggestellt`,
      parcelSent: (who: string) => `${who}: Paket versendet`,
      completed: (who: string) => `${who}: Bestellung abgeschlossen`,
      cancelled: (who: string) => `${who}: Bestellung storniert`,
    },
  },
  asked: {
    heading: 'Was Sie angefragt haben',
    columns: { quantity: 'Stückzahl', leadTime: 'Lieferzeit', price: 'Preis', more: 'Hinweise und Dateien' },
    more: (notes: number, files: number) =>
      [
        notes === 0 ? 'Dateien' : notes === 1 ? '1 Hinweis' : `${notes} Hinweise`,
        ...(files === 0 ? [] : [files === 1 ? '1 Datei' : `${files} Dateien`]),
      ].join(', '),
    moreOf: (name: string) => ` zu ${name}`,
    quantity: pieces,
    instant: (total: string) => `${total} (Sofortpreis)`,
    estimate: (total: string) => `${total} (Schätzung)`,
    noPrice: 'Noch kein Preis: in Prüfung',
    sums: 'Summe Ihrer Anfrage',
    subtotal: 'Zwischensumme',
    total: 'Gesamt',
    totalWithoutTax: 'Gesamt ohne Steuer',
    toReview: (count: number) =>
      `* ${count === 1 ? '1 Position muss' : `${count} Positionen müssen`} geprüft werden, bevor der Preis feststeht.`,
    partial: 'Positionen in Prüfung ohne Preis sind in der Summe nicht enthalten.',
    leadTime: ({ name, days, isOnRequest }: { readonly name: string; readonly days: number; readonly isOnRequest: boolean }) =>
      `${name}, ${isOnRequest ? 'Termin auf Anfrage' : businessDays(days)}`,
    note: 'Hinweis',
    tolerances: 'Toleranzen',
    threads: 'Gewinde',
    message: 'Ihre Nachricht',
    gone: 'Das Modell ist hier nicht mehr gespeichert.',
  },
  files: {
    heading: 'Zeichnungen und Dateien',
    ofLine: (name: string) => `Dateien zu ${name}`,
    add: 'Datei hinzufügen',
    addTo: (name: string) => `Datei zu ${name} hinzufügen`,
    adding: (name: string) => `${name} wird gesendet`,
    hint: 'PDF, STEP, IGES oder STL, je bis 25 MB.',
    failed: 'Die Datei ist nicht angekommen. Versuchen Sie es noch einmal.',
    added: (name: string) => `${name} ist hinzugefügt.`,
    byShop: (shop: string) => `von ${shop}`,
    none: 'Noch keine Dateien.',
    atLines: (count: number) => (count === 1 ? '1 Datei steht bei ihrer Position.' : `${count} Dateien stehen bei ihren Positionen.`),
  },
};

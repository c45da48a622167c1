import type { Sentence } from './create-translator.ts';

/** Why a person looks at a price first, and other words beside one. */
export const REASONS: readonly Sentence[] = [
  [
    'The model has no volume that a price could be worked out from.',
    'Das Modell hat kein Volumen, aus dem sich ein Preis berechnen ließe.',
  ],
  [
    'The sizes of the model are beyond what can be priced automatically.',
    'Für Maße wie die dieses Modells lässt sich kein Preis automatisch berechnen.',
  ],
  ['This line costs more than we can price automatically.', 'Diese Position kostet mehr, als wir automatisch kalkulieren.'],
  ['There is no price yet for the finish {~finish}.', 'Für die Oberfläche {finish} gibt es noch keinen Preis.'],
  ['There is no price yet for {~material}.', 'Für {material} gibt es noch keinen Preis.'],
  [
    '{shop} does not offer this combination of material, color and finish.',
    '{shop} bietet diese Kombination aus Material, Farbe und Oberfläche nicht an.',
  ],
  [
    'What the machine has to do for this part is being worked out. The price follows in a moment.',
    'Was die Maschine für dieses Teil zu tun hat, wird gerade berechnet. Der Preis folgt gleich.',
  ],
  [
    'What the machine has to do for this part could not be worked out.',
    'Was die Maschine für dieses Teil zu tun hat, ließ sich nicht berechnen.',
  ],
  ['{shop} confirms every price in person.', '{shop} bestätigt jeden Preis persönlich.'],
  [
    'The model is not a closed solid, so its volume is uncertain.',
    'Das Modell ist kein geschlossener Körper; sein Volumen ist deshalb ungewiss.',
  ],
  [
    'The part is larger than the machine: {process} takes up to {#size} {unit}.',
    'Das Teil ist größer als die Maschine: {process} fasst bis zu {size} {unit}.',
  ],
  [
    'The part is smaller than {#size} {unit}, too small for {process} without a closer look.',
    'Das Teil ist kleiner als {size} {unit}, zu klein für {process} ohne genaueren Blick.',
  ],
  [
    'A wall is only {#thickness} {unit} thick; {process} needs {#needed} {same} in {~material}.',
    'Eine Wand ist nur {thickness} {unit} dick; {process} braucht {needed} {same} in {material}.',
  ],
  [
    'Walls are too thin in {#places} places, {#thickness} {unit} at the thinnest; {process} needs {#needed} {same} in {~material}.',
    'Wände sind an {places} Stellen zu dünn, {thickness} {unit} an der dünnsten; {process} braucht {needed} {same} in {material}.',
  ],
  [
    'The part is only {#thickness} {unit} thick; {process} needs {#needed} {same} in {~material}.',
    'Das Teil ist nur {thickness} {unit} dick; {process} braucht {needed} {same} in {material}.',
  ],
  [
    'The part has {~held}, from which resin can’t get out. Please add openings, or our team will check.',
    'Das Teil hat {held}, aus denen Harz nicht herauskann. Bitte sehen Sie Öffnungen vor, sonst prüft es unser Team.',
  ],
  [
    'The part has {~held}, from which powder can’t get out. Please add openings, or our team will check.',
    'Das Teil hat {held}, aus denen Pulver nicht herauskann. Bitte sehen Sie Öffnungen vor, sonst prüft es unser Team.',
  ],
  [
    '{filename} is in {#lines} lines. Order it as one line of {#count} to get the discount for {#same}.',
    '{filename} steht in {lines} Positionen. Als eine Position mit {count} Stück erhalten Sie den Rabatt für {same}.',
  ],
  [
    'This part would take about {#days} business days to make; a date more than {#horizon} days ahead is agreed in person.',
    'Die Fertigung dieses Teils würde etwa {days} Werktage dauern; Termine in mehr als {horizon} Tagen werden persönlich vereinbart.',
  ],
  [
    'These {#count} pieces would take about {#days} business days to make; a date more than {#horizon} days ahead is agreed in person.',
    'Die Fertigung dieser {count} Stück würde etwa {days} Werktage dauern; Termine in mehr als {horizon} Tagen werden persönlich vereinbart.',
  ],
  [
    'A piece would weigh {#kg} kg; above {#most} kg our team checks first.',
    'Ein Stück würde {kg} kg wiegen; über {most} kg prüft zuerst unser Team.',
  ],
  [
    'A piece would take {#hours} machine hours; above {#most} our team checks first.',
    'Ein Stück würde {hours} Maschinenstunden brauchen; über {most} prüft zuerst unser Team.',
  ],
  [
    'A piece would cost more than {$most}; such a price is confirmed in person.',
    'Ein Stück würde mehr als {most} kosten; ein solcher Preis wird persönlich bestätigt.',
  ],
  [
    'The price looks too low for a piece of {#kg} kg and {#hours} machine hours, so our team checks it.',
    'Der Preis scheint zu niedrig für ein Stück mit {kg} kg und {hours} Maschinenstunden; unser Team prüft ihn.',
  ],
  ['A line worth more than {$most} is confirmed in person.', 'Eine Position über {most} wird persönlich bestätigt.'],
  ['More than {#count} pieces are confirmed in person.', 'Mehr als {count} Stück werden persönlich bestätigt.'],
  ['A part longer than {#size} mm is confirmed in person.', 'Ein Teil länger als {size} mm wird persönlich bestätigt.'],
  ['A request worth more than {$most} is confirmed in person.', 'Eine Anfrage über {most} wird persönlich bestätigt.'],
];

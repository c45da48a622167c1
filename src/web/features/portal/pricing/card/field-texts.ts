import type { CardPath } from './card-path.ts';
import { FIGURE_TEXTS, type FieldTexts } from './figure-texts.ts';

/** The fields of a rate card by where they stand; '*' stands for a process, an id or a place in a list. */
const TEXTS: Readonly<Record<string, FieldTexts>> = {
  'processes.*.offered': { label: 'Offered', help: 'No: customers see none of its materials. Your rates are kept.' },
  'processes.*.startup': { label: 'Material change', help: 'Getting a material ready, charged once for each material of a request.' },
  'processes.*.setup': { label: 'Machine set-up', help: 'Setting a machine up, charged once for each material of a request.' },
  'processes.*.programming': {
    label: 'Preparing the model',
    help: 'Charged once for each model file of a request, whatever is ordered of it.',
  },
  'processes.*.waste': { label: 'Waste', help: 'Material lost, added to what the piece and its supports take.' },
  'processes.*.inspection': { label: 'Inspection', help: 'Added to each piece.' },
  'processes.*.overhead': { label: 'Overhead', help: 'Added on top of all costs: rent, sales, administration.' },
  'processes.*.margin': { label: 'Margin', help: 'Share of the price that is profit. 35 % turns costs of 65 into a price of 100.' },
  'processes.*.minimumUnitPrice': { label: 'Smallest unit price', help: 'No piece costs less, however small it is.' },
  'processes.*.minimumOrder': {
    label: 'Smallest order',
    help: 'The lines of one request that this process makes cost at least this together.',
  },
  'processes.*.horizon': { label: 'Furthest date', help: 'Dates further ahead are confirmed by a person before they hold.' },
  'processes.*.plausible.mostMass': { label: 'Most weight', help: 'A heavier piece is looked at by a person before its price holds.' },
  'processes.*.plausible.mostHours': {
    label: 'Most machine hours',
    help: 'A piece that takes longer is looked at before its price holds.',
  },
  'processes.*.plausible.mostPrice': { label: 'Highest unit price', help: 'A dearer piece is looked at before its price holds.' },
  'processes.*.plausible.leastPerKg': {
    label: 'Lowest price by weight',
    help: 'A piece that is cheaper for its weight is looked at. 0 turns it off.',
  },
  'processes.*.plausible.leastPerHour': {
    label: 'Lowest price by time',
    help: 'A piece that is cheaper for its machine hours is looked at. 0 turns it off.',
  },
  'processes.*.limits.minimumWall': { label: 'Thinnest wall', help: 'Parts with thinner walls are looked at before their price holds.' },
  'processes.*.limits.minimumSize': { label: 'Smallest part', help: 'Parts whose longest side is shorter are looked at.' },
  'processes.*.machines.*.build.x': { label: 'Width of the build space', help: 'Larger parts go on another machine.' },
  'processes.*.machines.*.build.y': { label: 'Depth of the build space', help: 'Larger parts go on another machine.' },
  'processes.*.machines.*.build.z': { label: 'Height of the build space', help: 'Higher parts go on another machine.' },
  'processes.*.machines.*.hour': { label: 'Hourly rate', help: 'Charged for each hour that a piece takes of the machine.' },
  'processes.*.machines.*.count': { label: 'How many', help: 'More machines of the kind make large quantities sooner; prices stay.' },
  'processes.*.machines.*.hoursPerDay': {
    label: 'Hours per day',
    help: 'What one of them runs on a working day: lead times follow from it.',
  },
  'processes.*.operations.*.name': { label: 'Operation', help: 'As receipts name it.' },
  'processes.*.operations.*.cost': { label: 'Cost', help: 'Added to each piece that it is charged for.' },
  'processes.*.operations.*.cost.unit': {
    label: 'Charged for',
    help: 'A piece pays its share of a plate. Pieces that stand without supports pay nothing for removing them.',
  },
  'processes.*.quantityDiscounts.*.from': { label: 'From', help: 'From so many pieces on; in between, the discount rises evenly.' },
  'processes.*.quantityDiscounts.*.discount': { label: 'Discount', help: 'Taken off the unit price.' },
  'processes.*.leadTimes.*.name': { label: 'Name', help: 'As customers read it.' },
  'processes.*.leadTimes.*.days': {
    label: 'Working days',
    help: 'Until the first part leaves; time on the machine and the finish come on top.',
  },
  'processes.*.leadTimes.*.surcharge': { label: 'Surcharge', help: 'Added to the price of a line with this lead time.' },
  'processes.*.leadTimes.*.mostHours': { label: 'Most machine hours', help: 'Longer lines are not offered this lead time. 0 is no limit.' },
  'materials.*.price': { label: 'Price', help: 'Charged by the weight that a piece takes, supports and waste included.' },
  'materials.*.timeFactor': {
    label: 'Time factor',
    help: 'Drawing, exposing or melting time against the usual one: 2 takes twice as long.',
  },
  'finishes.*.share': { label: 'Share', help: 'Added to a piece: so much of what it costs so far.' },
  'finishes.*.minimum': {
    label: 'Smallest job',
    help: 'Pieces of one color in a request pay at least this for it together, before overhead and margin.',
  },
  'finishes.*.days': { label: 'Days', help: 'Added to the lead time; the price stays.' },
  'finishes.*.perDay': { label: 'Pieces per day', help: 'More pieces take further days. 0 is no limit.' },
  'ownMaterials.*.name': { label: 'Name', help: 'As customers read it.' },
  'ownMaterials.*.shortDescription': { label: 'Description', help: 'One or two sentences for customers.' },
  'ownMaterials.*.process': { label: 'Process', help: 'Whose machines and rates make the price.' },
  'ownMaterials.*.type': { label: 'Kind', help: 'Customers are shown alternatives of the same kind.' },
  'ownMaterials.*.densityGPerCm3': { label: 'Density', help: 'Of the finished part. Heavier material costs more per piece.' },
  'ownMaterials.*.infoUrl': { label: 'Data sheet', help: 'A web address for customers; may stay empty.' },
  'ownMaterials.*.images': { label: 'Picture', help: 'A JPEG, PNG or WebP that customers see on the card.' },
  'ownMaterials.*.finishIds': { label: 'Finishes of the catalogue', help: 'Those that this material can have.' },
  'ownMaterials.*.isRetired': { label: 'Retired', help: 'No longer offered; earlier quotes can still be read.' },
  'ownColors.*.name': { label: 'Name', help: 'As customers read it.' },
  'ownColors.*.description': { label: 'Description', help: 'Shown under the name; may stay empty.' },
  'ownColors.*.rgb': { label: 'Color', help: 'What customers see; it changes no price.' },
  'ownColors.*.alpha': { label: 'Opacity', help: '100 % lets no light through.' },
  'ownColors.*.materialIds': { label: 'Materials', help: 'Those that come in this color.' },
  'ownFinishes.*.name': { label: 'Name', help: 'As customers read it.' },
  'ownFinishes.*.description': { label: 'Description', help: 'One sentence for customers.' },
  'ownFinishes.*.images': { label: 'Picture', help: 'A JPEG, PNG or WebP that customers see on the card.' },
  'ownFinishes.*.materialIds': { label: 'Materials', help: 'Those that can have this finish.' },
  'ownFinishes.*.isRetired': { label: 'Retired', help: 'No longer offered; earlier quotes can still be read.' },
  currency: { label: 'Currency', help: 'Prices and rates are in it. Changing it converts no figures.' },
  tax: { label: 'Tax', help: 'Stated to customers and added to a request’s total.' },
  'tax.name': { label: 'Name of the tax', help: 'For instance VAT.' },
  'tax.rate': { label: 'Rate of the tax', help: 'Added to a request’s total; unit prices are without it.' },
  sizes: { label: 'Sizes in', help: 'What customers read sizes in; it changes no price.' },
  receipts: { label: 'What customers see of a price', help: 'Your rates stay on the server unless customers see the whole receipt.' },
  'calendar.timeZone': { label: 'Time zone', help: 'The shop’s clock, by which dates are worked out.' },
  'calendar.workingDays': { label: 'Working days', help: 'Lead times count these.' },
  'calendar.holidays': { label: 'Holidays', help: 'Days on which nobody works; lead times skip them.' },
  'calendar.holidays.*': { label: 'Holiday', help: 'Lead times skip this day.' },
  'calendar.cutOff': { label: 'Cut-off', help: 'What is asked for at this time or later counts from the next working day.' },
  'review.lineValue': { label: 'Value of a line', help: 'Lines worth more are confirmed by a person. 0 is no threshold.' },
  'review.orderValue': { label: 'Value of a request', help: 'Requests worth more are confirmed by a person. 0 is no threshold.' },
  'review.quantity': { label: 'Quantity', help: 'Lines of more pieces are confirmed by a person. 0 is no threshold.' },
  'review.size': { label: 'Size', help: 'Parts with a longer side are confirmed by a person. 0 is no threshold.' },
  'review.hidesPrice': { label: 'Hide the price until then', help: 'Whether a price that has to be confirmed is shown before.' },
};

/** A field's words; null where nobody has written any. */
export function findFieldTexts(path: CardPath): FieldTexts | null {
  const steps = path.split('.');
  const figure = /^processes\.(\w+)\.machines\.\d+\.figures\.(\w+)$/.exec(path);
  if (figure !== null) {
    const [, process, name = ''] = figure;
    return FIGURE_TEXTS[`${process}.${name}`] ?? FIGURE_TEXTS[name] ?? null;
  }
  const pattern = steps.map((step, index) => (isKey(steps, index) ? '*' : step)).join('.');
  return TEXTS[pattern] ?? null;
}

/** A field's words; its name where there are none. */
export function fieldTexts(path: CardPath): FieldTexts {
  return findFieldTexts(path) ?? { label: path.slice(path.lastIndexOf('.') + 1), help: '' };
}

const KEYED = new Set(['processes', 'materials', 'finishes']);

/** Whether a step is a key or a number rather than a name. */
function isKey(steps: readonly string[], index: number): boolean {
  return /^\d+$/.test(steps[index] ?? '') || (index === 1 && KEYED.has(steps[0] ?? ''));
}

import { PROCESS_NAMES, type ProcessCode } from '../catalogue/process.ts';
import { byId, choice, figure, list, orNull, plain, plainNumber, text, under } from '../fields/field.ts';
import { BUILD_FIELDS, MACHINE_FIELDS } from '../machines/machines.ts';

/**
 * By what an operation is charged, for each process: each piece; a plate, of which a piece pays the share that it takes of it; or each
 * piece that has supports. Filament pieces and powder beds have no share of a plate, and powder needs no supports.
 */
const OPERATION_UNITS = {
  FDM: ['money/piece', 'money/supported piece'],
  SLA: ['money/piece', 'money/plate', 'money/supported piece'],
  SLS: ['money/piece'],
  MJF: ['money/piece'],
  DMLS: ['money/piece', 'money/plate', 'money/supported piece'],
} as const satisfies Readonly<Record<ProcessCode, readonly string[]>>;
type OperationUnit = (typeof OPERATION_UNITS)[ProcessCode][number];

/** Machines of one kind, beside what they work by. A part goes on the cheapest that it fits. */
export const SHOP_MACHINE_FIELDS = {
  /** Within its process. */
  id: text('id', 'Id', 'Within its process.'),
  hour: figure('money/h', 0, 'Hourly rate', 'Charged for each hour that a piece takes of the machine.'),
  count: figure('machines', 1, 'How many', 'More machines of the kind make large quantities sooner; prices stay.', {
    above: 0,
    isWhole: true,
  }),
  hoursPerDay: figure('h/day', 20, 'Hours per day', 'What one of them runs on a working day: lead times follow from it.', { above: 0 }),
  build: BUILD_FIELDS,
};

/** Work beside the machine's. */
const operationFields = (units: readonly [OperationUnit, ...OperationUnit[]]) => ({
  name: text('line', 'Operation', 'As receipts name it.'),
  cost: figure(units, 0, 'Cost', 'Added to each piece that it is charged for.'),
});
export const OPERATION_FIELDS = operationFields(OPERATION_UNITS.DMLS);

/** From this quantity on, this discount; in between it is interpolated. */
export const DISCOUNT_FIELDS = {
  from: figure('pieces', 1, 'From', 'From so many pieces on; in between, the discount rises evenly.', { above: 0 }),
  discount: figure('%', 0, 'Discount', 'Taken off the unit price.', { below: 100 }),
};

/** One of the lead times a customer can choose. */
export const LEAD_TIME_FIELDS = {
  /** Within its process. */
  id: text('id', 'Id', 'Within its process.'),
  name: text('line', 'Name', 'As customers read it, for instance Express.'),
  days: figure('days', 1, 'Working days', 'Until the first part leaves; time on the machine and the finish come on top.'),
  surcharge: figure('%', 0, 'Surcharge', 'Added to the price of a line with this lead time.'),
  mostHours: figure('h', 0, 'Machine hour limit', 'Longer lines are not offered this lead time. 0 is no limit.'),
};

/** What a process costs beside its machines, operations, discounts and lead times. */
export const PROCESS_FIELDS = {
  /** 'no': the shop doesn't have it. Its rates stay for the day when it does, and customers see none of its materials. */
  offered: choice({ yes: 'Yes', no: 'No' }, 'yes', 'Offered', 'No: customers see none of its materials. Your rates are kept.'),
  startup: figure('money/order', 3, 'Changeover', 'Getting a material ready, charged once for each material of a request.'),
  setup: figure('money/order', 2, 'Machine set-up', 'Setting a machine up, charged once for each material of a request.'),
  programming: figure('money/model', 2, 'File prep', 'Charged once for each model file of a request, whatever is ordered of it.'),
  waste: figure('%', 0, 'Scrap', 'Material lost, added to what the piece and its supports take.', { max: 100 }),
  inspection: figure('money/piece', 0.4, 'Inspection', 'Added to each piece.'),
  overhead: figure('%', 10, 'Overhead', 'Added on top of all costs: rent, sales, administration.', { below: 100 }),
  margin: figure('%', 35, 'Margin', 'Share of the price that is profit. 35 % turns costs of 65 into a price of 100.', { below: 100 }),
  minimumUnitPrice: figure('money/piece', 1, 'Minimum unit price', 'No piece costs less, however small it is.'),
  minimumOrder: figure('money/order', 15, 'Minimum order', 'The lines of one request that this process makes cost at least this together.'),
  ...under('Dates far ahead', {
    horizon: figure('days', 30, 'Furthest date', 'Dates further ahead need your approval before they hold.'),
  }),
  limits: {
    minimumWall: figure('mm', 0.6, 'Thinnest wall', 'Parts with thinner walls need your approval before their price holds.'),
    /** Of the longest side. */
    minimumSize: figure('mm', 3, 'Smallest part', 'Parts whose longest side is shorter need your approval.'),
  },
  /** Beyond these a mistake is likelier than an order: in the model's unit, in a rate, in what is asked for. */
  plausible: {
    mostMass: figure('kg', 8, 'Heaviest piece', 'The price of a heavier piece needs your approval before it holds.'),
    mostHours: figure('h', 100, 'Longest print', 'A piece that takes the machine longer needs your approval.'),
    mostPrice: figure('money/piece', 3000, 'Highest unit price', 'A more expensive piece needs your approval.'),
    leastPerKg: figure(
      'money/kg',
      60,
      'Lowest price by weight',
      'A piece that is cheaper for its weight needs your approval. 0 turns it off.',
    ),
    leastPerHour: figure(
      'money/h',
      0,
      'Lowest price by time',
      'A piece that is cheaper for its machine hours needs your approval. 0 turns it off.',
    ),
  },
};

export const MATERIAL_FIELDS = {
  price: figure('money/kg', 0, 'Price', 'Charged by the weight that a piece takes, supports and scrap included.'),
  timeFactor: figure('x', 1, 'Time factor', 'Drawing, exposing or melting time against the usual one: 2 takes twice as long.', {
    above: 0,
  }),
  hour: figure('money/h', 0, 'Surcharge per hour', 'Added to the machine’s hourly rate: what the material asks for beyond the usual.'),
};

export const FINISH_FIELDS = {
  share: figure('%', 0, 'Share', 'Added to a piece: so much of what it costs so far.'),
  /** For instance a spray job or a dye bath, once for all pieces of a request in one color. */
  minimum: figure(
    'money/job',
    0,
    'Minimum job',
    'Pieces of one color in a request pay at least this for it together, before overhead and margin.',
  ),
  days: figure('days', 0, 'Working days', 'Added to the lead time; the price stays.'),
  perDay: figure('pieces/day', 0, 'Pieces per day', 'More pieces take further days. 0 is no limit.'),
};

const ID = text('id', 'Id', 'Never changes.');
const NAME = text('line', 'Name', 'As customers read it.');
const IMAGES = plain('texts', 'Picture', 'A JPEG, PNG or WebP that customers see on the card.');
const IS_RETIRED = plain('flag', 'Retired', 'No longer offered; earlier quotes can still be read.');

/** A material of the provider's own. Its colours are among the own ones; retired, it is read but offered no more. */
export const OWN_MATERIAL_FIELDS = {
  id: ID,
  name: NAME,
  shortDescription: text('any', 'Description', 'One or two sentences for customers.'),
  process: choice(PROCESS_NAMES, 'FDM', 'Process', 'Whose machines and rates make the price.'),
  type: choice(
    { Thermoplastic: 'Thermoplastic', Elastomer: 'Elastomer', Resin: 'Resin', Nylon: 'Nylon', Metal: 'Metal' },
    'Thermoplastic',
    'Kind',
    'Customers are shown alternatives of the same kind.',
  ),
  densityGPerCm3: plainNumber('g/cm3', 1, 'Density', 'Of the finished part. Heavier material costs more per piece.', {
    above: 0,
    below: 25,
  }),
  infoUrl: text('url', 'Data sheet', 'A web address for customers; may stay empty.'),
  images: IMAGES,
  /** Those of the catalogue that it can have; own finishes name their materials themselves. */
  finishIds: plain('texts', 'Finishes of the catalogue', 'Those that this material can have.'),
  isRetired: IS_RETIRED,
};

/** A colour of the provider's own, for materials of the catalogue or own ones. */
export const OWN_COLOR_FIELDS = {
  id: ID,
  name: NAME,
  rgb: text('color', 'Color', 'What customers see; it changes no price.'),
  alpha: plainNumber('%', 100, 'Opacity', '100 % lets no light through.', { max: 100 }),
  description: text('any', 'Description', 'Shown under the name; may stay empty.'),
  materialIds: plain('texts', 'Materials', 'Those that come in this color.'),
};

/** A finish of the provider's own, for materials of the catalogue or own ones. */
export const OWN_FINISH_FIELDS = {
  id: ID,
  name: NAME,
  description: text('any', 'Description', 'One sentence for customers.'),
  images: IMAGES,
  materialIds: plain('texts', 'Materials', 'Those that can have this finish.'),
  isRetired: IS_RETIRED,
};

/** What belongs to no process, material or finish. */
export const SHOP_FIELDS = {
  /** The number under which it was published. */
  version: text('line', 'Version', 'The number under which it was published.'),
  /** ISO 4217. */
  currency: text('currency', 'Currency', 'Prices and rates are in it. Changing it converts no figures.'),
  /** Null: prices are told to be without tax. */
  tax: orNull('Tax', {
    name: text('line', 'Name of the tax', 'For instance VAT.'),
    rate: figure('%', 20, 'Rate of the tax', 'Added to a request’s total; unit prices are without it.', { below: 100 }),
  }),
  sizes: choice(
    { file: 'The unit of each file', mm: 'Millimetres', in: 'Inches' },
    'file',
    'Sizes in',
    'What customers read sizes in; it changes no price.',
  ),
  receipts: choice(
    { price: 'The price alone', groups: 'What groups of costs come to', full: 'The whole receipt with your rates' },
    'full',
    'What customers see of a price',
    'Your rates stay on the server unless customers see the whole receipt.',
  ),
  calendar: {
    timeZone: text('timeZone', 'Time zone', 'The shop’s clock, by which dates are worked out.'),
    workingDays: plain('weekdays', 'Working days', 'Lead times count these.'),
    holidays: list('Holidays', 0, text('day', 'Holiday', 'Lead times skip this day.')),
    cutOff: text('time', 'Cut-off', 'What is asked for at this time or later counts from the next working day.'),
  },
  /** From where on a person looks before a price holds. */
  review: {
    lineValue: figure('money/line', 0, 'Value of a line', 'Lines worth more need your approval. 0 is no threshold.'),
    orderValue: figure('money/order', 0, 'Value of a request', 'Requests worth more need your approval. 0 is no threshold.'),
    quantity: figure('pieces', 0, 'Quantity', 'Lines of more pieces need your approval. 0 is no threshold.'),
    /** Of the part's longest side. */
    size: figure('mm', 0, 'Size', 'Parts with a longer side need your approval. 0 is no threshold.'),
    hidesPrice: choice(
      { no: 'No', yes: 'Yes' },
      'no',
      'Hide the price until then',
      'Whether a price that needs your approval is shown before.',
    ),
  },
};

/**
 * Every field of a rate card, each in one place with its unit, default, words and bounds: type, check, published schema, editor and
 * docs follow from it. A new figure is its line and its use.
 */
export const RATE_CARD_FIELDS = {
  ...SHOP_FIELDS,
  processes: { FDM: process('FDM'), SLA: process('SLA'), SLS: process('SLS'), MJF: process('MJF'), DMLS: process('DMLS') },
  materials: byId(MATERIAL_FIELDS),
  finishes: byId(FINISH_FIELDS),
  ownMaterials: list('Own material', 0, OWN_MATERIAL_FIELDS),
  ownColors: list('Own color', 0, OWN_COLOR_FIELDS),
  ownFinishes: list('Own finish', 0, OWN_FINISH_FIELDS),
};

function process<P extends ProcessCode>(code: P) {
  return {
    ...PROCESS_FIELDS,
    machines: list('Machine', 1, { ...SHOP_MACHINE_FIELDS, figures: MACHINE_FIELDS[code] }),
    operations: list('Operation', 0, operationFields(OPERATION_UNITS[code])),
    quantityDiscounts: list('Discount step', 0, DISCOUNT_FIELDS),
    leadTimes: list('Lead time', 1, LEAD_TIME_FIELDS),
  };
}

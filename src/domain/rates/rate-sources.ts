/** Between which figures a rate is published, by whom and when. */
export interface PublishedRange {
  readonly low: number;
  readonly high: number;
  readonly unit: string;
  readonly source: string;
  /** Of the newest publication named; of pages that bear no date, the year they were read in. */
  readonly year: number;
}

const DOLLARS_PER_EURO = 1.08;
const DOLLARS_PER_POUND = 1.28;

const PHASIO = 'Phasio documentation, Pricing deep dive';
const COSTIFY = '3DCostify, FDM vs. SLA printing';
const FASHION_AND_TEXTILES = 'Fashion and Textiles, doi 10.1186/s40691-020-00232-7, table 2';
const FILAMENT_SHOPS = 'retail prices in web shops of filament makers';
const POWDER_SHOPS = 'list prices in web shops of powder makers';
const POWDER_DEALERS = 'price lists of makers and dealers of metal powder';
const HP_DEALERS = 'price lists of HP dealers';
const EOS_SHEETS = 'EOS data sheets for the EOS M 290';
const POSTPROCESSING = 'Additive Manufacturing Media, Postprocessing steps and costs for metal 3D printing';
const REACTIVE =
  'Additive Manufacturing Media, Why does my 3D-printed part cost so much: rooms and handling for the powder of Ti64 and AlSi10Mg, over a machine’s hours';
const MACHINE_HOUR = '3YOURMIND documentation, Machine runtime pricing: its formula';

/**
 * Published ranges of what the demonstration charges for material and machines, by where the rate stands in the card.
 * What a shop's own people and overheads cost is nowhere published and has no entry.
 */
export const RATE_SOURCES: Readonly<Record<string, PublishedRange>> = {
  'materials.fdm-pla.price': perKg(15, pounds(32), `${COSTIFY} (low); ${FASHION_AND_TEXTILES} (high)`, 2026),
  'materials.fdm-petg.price': perKg(15, pounds(40), `${COSTIFY} (low); ${FASHION_AND_TEXTILES} (high)`, 2026),
  'materials.fdm-abs.price': perKg(18, pounds(32), `${FILAMENT_SHOPS}, 2024 (low); ${FASHION_AND_TEXTILES} (high)`, 2024),
  'materials.fdm-asa.price': perKg(25, 80, `${FILAMENT_SHOPS}, 2024 (low); ${COSTIFY}, specialty filament (high)`, 2026),
  'materials.fdm-tpu95a.price': perKg(25, pounds(49), `${FILAMENT_SHOPS}, 2024 (low); ${FASHION_AND_TEXTILES} (high)`, 2024),
  'materials.fdm-pc.price': perKg(35, 104, `${FILAMENT_SHOPS}, 2024 (low); Fabbaloo, How to compare the real costs, 2016 (high)`, 2024),
  'materials.sla-standard.price': perKg(
    perLitre(25),
    perLitre(125),
    `${COSTIFY} (low); Portland State University, Electronics Prototyping Lab (high)`,
    2026,
  ),
  'materials.sla-tough.price': perKg(perLitre(60), perLitre(150), `${COSTIFY}, specialty resin`, 2026),
  'materials.sla-clear.price': perKg(
    perLitre(25),
    perLitre(149),
    `${COSTIFY} (low); Formlabs list price of Clear Resin, 2023 (high)`,
    2026,
  ),
  'materials.sla-high-temp.price': perKg(perLitre(60), perLitre(150), `${COSTIFY}, specialty resin`, 2026),
  'materials.sls-pa12.price': perKg(50, 120, POWDER_SHOPS, 2024),
  'materials.sls-pa11.price': perKg(60, 150, POWDER_SHOPS, 2024),
  'materials.sls-pa12gf.price': perKg(50, 130, POWDER_SHOPS, 2024),
  'materials.mjf-pa12.price': perKg(45, 95, HP_DEALERS, 2024),
  'materials.mjf-pa12gb.price': perKg(45, 95, HP_DEALERS, 2024),
  'materials.dmls-alsi10mg.price': perKg(50, 130, POWDER_DEALERS, 2024),
  'materials.dmls-316l.price': perKg(euros(80), euros(120), `${PHASIO}, Metal`, 2026),
  'materials.dmls-ti6al4v.price': perKg(euros(300), euros(500), `${PHASIO}, Metal`, 2026),
  'materials.dmls-maraging.price': perKg(60, 150, POWDER_DEALERS, 2024),
  'processes.FDM.machines.0.hour': perHour(
    1.2,
    euros(8),
    `Texas Tech University, College of Architecture (low); ${PHASIO}, FDM (high)`,
    2026,
  ),
  'processes.SLA.machines.0.hour': perHour(
    10,
    186.79,
    'DigiFabster help, Per hour rate (low); University of Southern California, 2007 (high)',
    2026,
  ),
  'processes.SLS.machines.0.hour': perHour(
    hourOf(100_000),
    hourOf(500_000),
    `${MACHINE_HOUR}, for machines of 100,000 to 500,000 USD`,
    2026,
  ),
  'processes.MJF.machines.0.hour': perHour(
    hourOf(300_000),
    hourOf(600_000),
    `${MACHINE_HOUR}, for machines of 300,000 to 600,000 USD`,
    2026,
  ),
  'processes.DMLS.machines.0.hour': perHour(euros(80), euros(250), `${PHASIO}, Metal`, 2026),
  'processes.MJF.machines.0.figures.layerTime': {
    low: 6.1,
    high: 9.1,
    unit: 's/layer',
    source: `${PHASIO}, Powder Bed: 8 to 12 h for a full build of 4,750 layers`,
    year: 2026,
  },
  'processes.MJF.machines.0.figures.refresh': {
    low: looseOfSolid(10),
    high: looseOfSolid(20),
    unit: '%',
    source: 'HP 3D HR PA 12 fact sheet: a fifth is fresh, 0.425 g/cm³ loose (high); HawkRidge Systems: a tenth in other plastics (low)',
    year: 2026,
  },
  'processes.DMLS.machines.0.figures.layerHeight': {
    low: 0.03,
    high: 0.04,
    unit: 'mm',
    source: `${EOS_SHEETS}: AlSi10Mg and Ti64 (low) at the rates charged; steels (high)`,
    year: 2022,
  },
  'processes.DMLS.machines.0.figures.buildRate': {
    low: 13.3,
    high: 37.8,
    unit: 'cm3/h',
    source: `${EOS_SHEETS}: 316L at 40 µm to AlSi10Mg at 60 µm`,
    year: 2022,
  },
  'processes.DMLS.operations.0.cost': { low: 500, high: 600, unit: 'USD/plate', source: `${POSTPROCESSING}: stress relief`, year: 2018 },
  'processes.DMLS.operations.1.cost': { low: 200, high: 300, unit: 'USD/plate', source: `${POSTPROCESSING}: part removal`, year: 2018 },
  'processes.SLA.machines.0.figures.packing': platePacking(),
  'processes.DMLS.machines.0.figures.packing': platePacking(),
  'materials.dmls-ti6al4v.hour': perHour(
    byHour(250_000),
    byHour(250_000 + 100_000),
    `${REACTIVE}, 250,000 USD (low); ${POSTPROCESSING}: a vacuum furnace, 100,000 USD (high)`,
    2018,
  ),
  'materials.fdm-tpu95a.timeFactor': timeFactor(1.5, 3, 'speeds that filament makers advise: 20 to 35 mm/s against 50 to 60 for PLA', 2024),
  'materials.dmls-316l.timeFactor': timeFactor(1.3, 1.5, `${EOS_SHEETS}: 13.3 cm³/h against 18.4 for AlSi10Mg`, 2022),
  'materials.dmls-ti6al4v.timeFactor': timeFactor(1, 1.1, `${EOS_SHEETS}: 18 cm³/h against 18.4 for AlSi10Mg`, 2022),
  'materials.dmls-maraging.timeFactor': timeFactor(1.1, 1.3, `${EOS_SHEETS}: 15.1 cm³/h against 18.4 for AlSi10Mg`, 2022),
};

/** Percent of loose powder as percent of solid: 0.425 g/cm³ of 1.01. */
function looseOfSolid(percent: number): number {
  return Math.round((percent * 10 * 0.425) / 1.01) / 10;
}

/** What so many dollars come to by the hour, over the life of a machine in 3YOURMIND's example. */
function byHour(dollars: number): number {
  return toCents(dollars / 7 / 3_500);
}

function perKg(low: number, high: number, source: string, year: number): PublishedRange {
  return { low, high, unit: 'USD/kg', source, year };
}

function perHour(low: number, high: number, source: string, year: number): PublishedRange {
  return { low, high, unit: 'USD/h', source, year };
}

function timeFactor(low: number, high: number, source: string, year: number): PublishedRange {
  return { low, high, unit: 'x', source, year };
}

function platePacking(): PublishedRange {
  const source =
    'Baumers and others, arXiv:1706.02090, metal: a piece costs 157 % more on plates of one kind (low) than on full mixed ones (high)';
  return { low: Math.round(100 / 2.57), high: 100, unit: '%', source, year: 2017 };
}

function euros(amount: number): number {
  return toCents(amount * DOLLARS_PER_EURO);
}

function pounds(amount: number): number {
  return toCents(amount * DOLLARS_PER_POUND);
}

/** A litre of resin weighs about 1.1 kg. */
function perLitre(dollars: number): number {
  return toCents(dollars / 1.1);
}

/** 3YOURMIND's formula with its own example of everything but the machine's price: seven years of 3,500 hours. */
function hourOf(machineDollars: number): number {
  const [maintenance, power, room, spareParts] = [40_000, 10_000, 40_000, 2_000];
  return toCents(((machineDollars + maintenance) / 7 + power + room + spareParts) / 3_500);
}

function toCents(dollars: number): number {
  return Math.round(dollars * 100) / 100;
}

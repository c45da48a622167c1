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

/**
 * Published ranges of what the demonstration charges for material, by where the rate stands in the card.
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
};

function perKg(low: number, high: number, source: string, year: number): PublishedRange {
  return { low, high, unit: 'USD/kg', source, year };
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

function toCents(dollars: number): number {
  return Math.round(dollars * 100) / 100;
}

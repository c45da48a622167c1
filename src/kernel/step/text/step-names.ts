import type { StepScan } from './scan-step.ts';
import { type StepEntity, StepStatements } from './step-statements.ts';

/** A solid that a STEP file names. */
export interface StepName {
  readonly solid: StepEntity;
  readonly name: string;
}

const RELATIONSHIP = /^SHAPE_REPRESENTATION_RELATIONSHIP\s*\(/;
const FIRST_STRINGS = /^[A-Z_0-9]+\s*\(\s*'((?:[^']|'')*)'(?:\s*,\s*'((?:[^']|'')*)')?/;
/** What systems write where nobody gave a name. */
const NO_NAME = /^(?:none|solid|compound|shape|part|body|unnamed|no[ _]?name|default|open cascade.*|=>\[.*\]|not specified)?[ _-]?\d*$/i;

/**
 * The names of the solids in a STEP file (ISO 10303-21): of a solid that is alone in its product the product's, of several each one's
 * own where no two are the same. A solid that has none, or that no product is known of, is left out. `scan` is that of `bytes`.
 */
export function readStepNames(bytes: Uint8Array, scan: StepScan): readonly StepName[] {
  const statements = new StepStatements(bytes, scan);
  const names: StepName[] = [];
  for (const [product, places] of Map.groupBy(scan.solidEntities, findProducts(statements, scan))) {
    if (product === null) continue;
    const solids = places.map((place) => statements.at(place));
    const own = solids.map((solid) => readName(statements.read(solid)));
    const [first] = solids;
    if (solids.length === 1 && first !== undefined) {
      const name = readName(statements.read(product)) ?? own[0] ?? null;
      if (name !== null) names.push({ solid: first, name });
      continue;
    }
    for (const [n, solid] of solids.entries()) {
      const name = own[n] ?? null;
      if (name !== null && own.indexOf(name) === own.lastIndexOf(name)) names.push({ solid, name });
    }
  }
  return names;
}

/** Finds the product of a solid by its place: the one whose shape, or what that is related to, holds the solid. Null: none, or several. */
function findProducts(statements: StepStatements, scan: StepScan): (place: number) => StepEntity | null {
  const productOf = new Map<number, StepEntity>();
  for (const place of scan.shapeOfUsageEntities) {
    const entity = statements.at(place);
    if (!statements.read(entity).startsWith('SHAPE_DEFINITION_REPRESENTATION')) continue;
    const [shape = 0, representation = 0] = statements.references(entity);
    const product = followProduct(statements, shape);
    if (product !== null) productOf.set(representation, product);
  }
  const holders = new Map<number, StepEntity>(productOf);
  const { ids, references, referenceStarts } = scan;
  for (let place = 0; place < ids.length; place += 1) {
    const from = referenceStarts[place] ?? 0;
    if (referenceStarts[place + 1] !== from + 2) continue;
    const [one, other] = [references[from] ?? 0, references[from + 1] ?? 0];
    const [known, unknown] = productOf.has(one) ? [one, other] : [other, one];
    const product = productOf.get(known);
    if (product === undefined || productOf.has(unknown) || !RELATIONSHIP.test(statements.read(statements.at(place)))) continue;
    holders.set(unknown, product);
  }
  const products = new Map<number, StepEntity | null>();
  for (const [representation, product] of holders) {
    const entity = statements.find(representation);
    for (const item of entity === null ? [] : statements.references(entity)) {
      const known = products.get(item);
      products.set(item, known === undefined || known?.id === product.id ? product : null);
    }
  }
  return (place) => products.get(scan.ids[place] ?? -1) ?? null;
}

/** PRODUCT_DEFINITION_SHAPE → PRODUCT_DEFINITION → PRODUCT_DEFINITION_FORMATION → PRODUCT. */
function followProduct(statements: StepStatements, shape: number): StepEntity | null {
  let entity = statements.find(shape);
  for (let step = 0; step < 3 && entity !== null; step += 1) entity = statements.follow(entity, 0);
  return entity !== null && /^PRODUCT\s*\(/.test(statements.read(entity)) ? entity : null;
}

/** The name in a statement whose first argument is its id or its name; null where that says nothing. */
function readName(statement: string): string | null {
  const [, first = '', second = ''] = FIRST_STRINGS.exec(statement.replace(/\r?\n\s*/g, '')) ?? [];
  const name = decodeString(statement.startsWith('PRODUCT') && second !== '' ? second : first).trim();
  return NO_NAME.test(name) ? null : name;
}

/** A string as ISO 10303-21 spells it, 6.4.3, or, as many systems do, in UTF-8. `text` is as statements are read. */
function decodeString(text: string): string {
  const units = (hex: string, width: number) =>
    (hex.match(new RegExp(`.{${width}}`, 'g')) ?? []).map((digits) => Number.parseInt(digits, 16));
  return decodeUtf8(text.replaceAll("''", "'"))
    .replace(/\\X2\\([0-9A-F]*)\\X0\\/gi, (_, hex: string) => String.fromCharCode(...units(hex, 4)))
    .replace(/\\X4\\([0-9A-F]*)\\X0\\/gi, (_, hex: string) => units(hex, 8).map(toCharacter).join(''))
    .replace(/\\X\\([0-9A-F]{2})/gi, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)))
    .replace(/\\S\\(.)/g, (_, character: string) => String.fromCharCode(character.charCodeAt(0) + 128))
    .replaceAll('\\\\', '\\')
    .toWellFormed();
}

function toCharacter(point: number): string {
  return point <= 0x10ffff ? String.fromCodePoint(point) : '';
}

/** By which characters statements are read: a decoder's 'latin1' is Windows-1252. */
const BYTES = new Map(Array.from({ length: 256 }, (_, byte) => [new TextDecoder('latin1').decode(Uint8Array.of(byte)), byte]));

function decodeUtf8(text: string): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(Uint8Array.from(text, (character) => BYTES.get(character) ?? 0));
  } catch {
    return text;
  }
}

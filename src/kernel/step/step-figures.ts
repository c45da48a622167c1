import type { StepEntity, StepStatements } from './text/step-statements.ts';
import { readDerivedUnit } from './text/step-units.ts';

/** A figure in mm² or mm³, and how much of it its last digit leaves open. */
export interface StatedFigure {
  readonly value: number;
  readonly rounding: number;
}

/** What the author of a file says of all of it, as its system measured it. Null: nothing, or nothing that is certain. */
export interface StatedFigures {
  readonly volume: StatedFigure | null;
  readonly area: StatedFigure | null;
}

type Quantity = keyof StatedFigures;

/** `MEASURE_REPRESENTATION_ITEM('volume measure', VOLUME_MEASURE(22243.8), #unit)`, or its parts in a complex entity. */
const NAME = /'\s*(volume|surface area|wetted area) measure\s*'/i;
const VALUE = /\b(?:VOLUME|AREA)_MEASURE\s*\(\s*([-+.\dE]+)\s*\)\s*,\s*#(\d+)/;
const VALIDATION = /'geometric.validation.property'/i;
const DIMENSIONS: Readonly<Record<Quantity, number>> = { volume: 3, area: 2 };
/** No author states as much; a hostile one would. */
const MOST_MEASURES = 10_000;
/** A property has one value, or as many as it takes to tell it in several ways. */
const MOST_VALUES = 8;

/**
 * The volume and area of the whole model by the validation properties of a STEP file (ISO 10303-41, recommended practice of the
 * CAx implementor forum): those of the product that is part of no other one, else the sum over its parts, as often as they are
 * used, where all of them have one. Null: the file states none, which costs nothing to say.
 */
export function readStatedFigures(statements: StepStatements): StatedFigures | null {
  const { measure, solid } = statements.scan.listed;
  if (measure.length === 0 || measure.length > MOST_MEASURES) return null;
  const found = listFigures(statements);
  if (found.length === 0) return null;
  const products = listProducts(statements);
  const sum = (quantity: Quantity) => sumProducts(products, statements.listUses(), ownFigures(found, quantity, solid.length));
  return { volume: sum('volume'), area: sum('area') };
}

interface FoundFigure extends StatedFigure {
  readonly quantity: Quantity;
  /** Id of the product definition that it is said of. */
  readonly product: number;
  /** Id of the shape aspect, commonly a solid, that it is said of alone; null: of all the product. */
  readonly aspect: number | null;
}

/** All figures that the file states of products or of their solids. */
function listFigures(statements: StepStatements): FoundFigure[] {
  const measures = new Map<number, Pick<FoundFigure, 'quantity' | 'value' | 'rounding'>>();
  for (const entity of statements.list('measure')) {
    const measure = readMeasure(statements, entity);
    if (measure !== null) measures.set(entity.id, measure);
  }
  const found: FoundFigure[] = [];
  for (const link of measures.size === 0 ? [] : statements.list('propertyValue')) {
    const [property, values] = [statements.follow(link, 0), statements.follow(link, 1)];
    if (property === null || values === null) continue;
    const said = [...statements.references(values).subarray(0, MOST_VALUES)].flatMap((id) => measures.get(id) ?? []);
    const subject = said.length === 0 || !VALIDATION.test(statements.read(property)) ? null : findSubject(statements, property);
    if (subject !== null) found.push(...said.map((figure) => ({ ...figure, ...subject })));
  }
  return found;
}

function readMeasure(statements: StepStatements, entity: StepEntity) {
  const name = NAME.exec(statements.read(entity))?.[1];
  const [, digits = '', unit = ''] = VALUE.exec(statements.readPlain(entity)) ?? [];
  if (name === undefined || !(Number(digits) > 0)) return null;
  const quantity = name.toLowerCase() === 'volume' ? 'volume' : 'area';
  const factor = readDerivedUnit(statements, Number(unit), DIMENSIONS[quantity]);
  return factor === null ? null : ({ quantity, value: Number(digits) * factor, rounding: roundingOf(digits) * factor } as const);
}

/** Half a unit of a number's last digit. */
function roundingOf(digits: string): number {
  const [, decimals = '', exponent = '0'] = /^[-+]?\d*\.?(\d*)(?:E([-+]?\d+))?$/.exec(digits) ?? [];
  return 0.5 * 10 ** (Number(exponent) - decimals.length);
}

/** What a property is said of: a product's shape, or an aspect of it. Null: something else, such as one use of a product. */
function findSubject(statements: StepStatements, property: StepEntity): Pick<FoundFigure, 'product' | 'aspect'> | null {
  const definition = statements.follow(property, -1);
  if (definition === null) return null;
  const isAspect = statements.read(definition).startsWith('SHAPE_ASPECT');
  const shape = isAspect ? statements.follow(definition, 0) : definition;
  const product = shape === null ? null : findProduct(statements, shape);
  return product === null ? null : { product: product.id, aspect: isAspect ? definition.id : null };
}

/** The product definition of a PRODUCT_DEFINITION_SHAPE. */
function findProduct(statements: StepStatements, shape: StepEntity): StepEntity | null {
  if (!statements.read(shape).startsWith('PRODUCT_DEFINITION_SHAPE')) return null;
  const product = statements.follow(shape, 0);
  return product !== null && /^PRODUCT_DEFINITION\s*\(|^PRODUCT_DEFINITION_WITH/.test(statements.read(product)) ? product : null;
}

/** The ids of all product definitions with a shape. */
function listProducts(statements: StepStatements): Set<number> {
  const products = statements.list('shapeOfUsage').flatMap((link) => {
    const shape = statements.follow(link, 0);
    const product = shape === null ? null : findProduct(statements, shape);
    return product === null ? [] : product.id;
  });
  return new Set(products);
}

/** What is said of each product itself. Figures of aspects count where there is one for each solid and none of a whole product. */
function ownFigures(found: readonly FoundFigure[], quantity: Quantity, solids: number): ReadonlyMap<number, StatedFigure> {
  const own = new Map<number, StatedFigure>();
  const wanted = found.filter((figure) => figure.quantity === quantity);
  for (const figure of wanted) if (figure.aspect === null) own.set(figure.product, figure);
  if (own.size > 0) return own;
  const aspects = new Map(wanted.map((figure) => [figure.aspect, figure]));
  if (aspects.size !== solids) return own;
  for (const figure of aspects.values()) own.set(figure.product, add(own.get(figure.product) ?? NOTHING, figure));
  return own;
}

const NOTHING: StatedFigure = { value: 0, rounding: 0 };

function add(one: StatedFigure, other: StatedFigure): StatedFigure {
  return { value: one.value + other.value, rounding: one.rounding + other.rounding };
}

/** Null where there is nothing to add up, or a figure is missing. */
function addAll(figures: readonly (StatedFigure | null)[]): StatedFigure | null {
  if (figures.length === 0) return null;
  return figures.reduce((sum, figure) => (sum === null || figure === null ? null : add(sum, figure)), NOTHING);
}

/** The sum over all products that are part of no other one. Null: of some, nothing is said. */
function sumProducts(
  products: ReadonlySet<number>,
  uses: ReadonlyMap<number, readonly number[]>,
  own: ReadonlyMap<number, StatedFigure>,
): StatedFigure | null {
  if (own.size === 0) return null;
  const used = new Set([...uses.values()].flat());
  const known = new Map<number, StatedFigure | null>(own);
  const sumOf = (product: number): StatedFigure | null => {
    const already = known.get(product);
    if (already !== undefined) return already;
    const sum = addAll((uses.get(product) ?? []).map(sumOf));
    known.set(product, sum);
    return sum;
  };
  const roots = [...new Set([...products, ...uses.keys()])].filter((product) => !used.has(product));
  return addAll(roots.map(sumOf));
}

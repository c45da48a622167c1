import { findStepStart } from '#domain/part/detect-format.ts';

/** Entities of a STEP file that the checks only count. */
const COUNTED = {
  face: ['ADVANCED_FACE', 'FACE_SURFACE', 'FACE', 'RECTANGULAR_TRIMMED_SURFACE', 'CURVE_BOUNDED_SURFACE', 'FACE_OUTER_BOUND'],
  facets: ['TRIANGULATED_FACE', 'COMPLEX_TRIANGULATED_FACE', 'TESSELLATED_SOLID', 'TESSELLATED_SHELL', 'TRIANGULATED_SURFACE_SET'],
  surface: [
    'B_SPLINE_SURFACE',
    'B_SPLINE_SURFACE_WITH_KNOTS',
    'BEZIER_SURFACE',
    'UNIFORM_SURFACE',
    'QUASI_UNIFORM_SURFACE',
    'PLANE',
    'CYLINDRICAL_SURFACE',
    'CONICAL_SURFACE',
    'SPHERICAL_SURFACE',
    'TOROIDAL_SURFACE',
    'SURFACE_OF_LINEAR_EXTRUSION',
    'SURFACE_OF_REVOLUTION',
    'OFFSET_SURFACE',
  ],
  curve: ['EDGE_CURVE', 'GEOMETRIC_CURVE_SET', 'GEOMETRIC_SET', 'TRIMMED_CURVE', 'POLYLINE'],
  point: ['CARTESIAN_POINT'],
  document: ['DOCUMENT_FILE', 'APPLIED_EXTERNAL_IDENTIFICATION_ASSIGNMENT', 'APPLIED_DOCUMENT_REFERENCE'],
} as const;
/** Those that are looked at one by one: bodies, uses of parts, units, the author's figures, and what is written at a shape. */
const LISTED = {
  solid: ['MANIFOLD_SOLID_BREP', 'BREP_WITH_VOIDS', 'FACETED_BREP'],
  usage: ['NEXT_ASSEMBLY_USAGE_OCCURRENCE'],
  unitContext: ['GLOBAL_UNIT_ASSIGNED_CONTEXT'],
  lengthUnit: ['LENGTH_UNIT'],
  /** Plain representations, which hold values of properties; the kernel follows none. */
  values: ['REPRESENTATION'],
  shapeOfUsage: ['CONTEXT_DEPENDENT_SHAPE_REPRESENTATION', 'SHAPE_DEFINITION_REPRESENTATION'],
  measure: ['MEASURE_REPRESENTATION_ITEM'],
  propertyValue: ['PROPERTY_DEFINITION_REPRESENTATION'],
  dimension: [
    'DIMENSIONAL_SIZE',
    'DIMENSIONAL_SIZE_WITH_PATH',
    'DIMENSIONAL_SIZE_WITH_DATUM_FEATURE',
    'ANGULAR_SIZE',
    'DIMENSIONAL_LOCATION',
    'DIMENSIONAL_LOCATION_WITH_PATH',
    'DIRECTED_DIMENSIONAL_LOCATION',
    'ANGULAR_LOCATION',
  ],
  tolerance: [
    'GEOMETRIC_TOLERANCE',
    'ANGULARITY_TOLERANCE',
    'CIRCULAR_RUNOUT_TOLERANCE',
    'COAXIALITY_TOLERANCE',
    'CONCENTRICITY_TOLERANCE',
    'CYLINDRICITY_TOLERANCE',
    'FLATNESS_TOLERANCE',
    'LINE_PROFILE_TOLERANCE',
    'PARALLELISM_TOLERANCE',
    'PERPENDICULARITY_TOLERANCE',
    'POSITION_TOLERANCE',
    'ROUNDNESS_TOLERANCE',
    'STRAIGHTNESS_TOLERANCE',
    'SURFACE_PROFILE_TOLERANCE',
    'SYMMETRY_TOLERANCE',
    'TOTAL_RUNOUT_TOLERANCE',
  ],
  datum: ['DATUM', 'COMMON_DATUM'],
  dimensionValue: ['DIMENSIONAL_CHARACTERISTIC_REPRESENTATION'],
  dimensionLimits: ['PLUS_MINUS_TOLERANCE'],
  toleranceZone: ['TOLERANCE_ZONE'],
  aspectItem: ['GEOMETRIC_ITEM_SPECIFIC_USAGE', 'ITEM_IDENTIFIED_REPRESENTATION_USAGE'],
  aspectLink: ['SHAPE_ASPECT_RELATIONSHIP', 'SHAPE_ASPECT_ASSOCIATIVITY', 'SHAPE_ASPECT_DERIVING_RELATIONSHIP'],
  aspect: ['SHAPE_ASPECT'],
  note: ['DESCRIPTIVE_REPRESENTATION_ITEM'],
  thread: ['THREAD', 'EXTERNALLY_DEFINED_FEATURE_DEFINITION'],
} as const;
type CountedKind = keyof typeof COUNTED;
export type ListedKind = keyof typeof LISTED;

/** What one pass over the bytes of a STEP file tells. */
export interface StepScan {
  /** Byte offset of `ISO-10303-21`; -1 where the file does not begin with it. */
  readonly start: number;
  /** Whether the closing `END-ISO-10303-21;` is there. */
  readonly complete: boolean;
  readonly entities: number;
  readonly largestId: number;
  /** Where parameters stand behind `DATA`, as in files of edition 3, up to the semicolon. */
  readonly sectionParameters: readonly { readonly from: number; readonly to: number }[];
  readonly deepestNesting: number;
  /** Whether a number is too large for any length (1e12 and up in a point, 1e150 anywhere) or not a number. */
  readonly absurdNumber: boolean;
  /** Whether an entity begins within another one, whose end is missing. */
  readonly interrupted: boolean;
  readonly counts: Readonly<Record<CountedKind, number>>;
  /** Numbers of entities, from 0 in file order; one of several keywords may be there several times. */
  readonly listed: Readonly<Record<ListedKind, readonly number[]>>;
  /** Byte offset of each entity's `#`, in file order. */
  readonly offsets: Uint32Array;
  readonly ids: Uint32Array;
  /** Entity n refers to references[referenceStarts[n] … referenceStarts[n + 1]], as entity ids. */
  readonly referenceStarts: Uint32Array;
  readonly references: Uint32Array;
}

const [QUOTE, HASH, OPEN, CLOSE, STAR, SLASH, SEMICOLON, EQUALS, DOT, UPPER_E] = [39, 35, 40, 41, 42, 47, 59, 61, 46, 69];
/** `DATA` */
const DATA = [68, 65, 84, 65];
const POINT_EXPONENT_LIMIT = 12;
const EXPONENT_LIMIT = 150;
/** Signatures behind a file's end are no longer than this. */
const MARGIN_BYTES = 65_536;
/** Digits before the decimal point that no coordinate has. */
const LONGEST_INTEGER = 13;

const KIND_BY_HASH = new Map(
  Object.entries({ ...COUNTED, ...LISTED }).flatMap(([kind, names]) =>
    names.map((name) => [hashName(name), kind as CountedKind | ListedKind] as const),
  ),
);

/** Scans a STEP file (ISO 10303-21) once, without building anything for strings, comments or values. Never throws. */
export function scanStep(bytes: Uint8Array): StepScan {
  const start = findStepStart(bytes);
  const counts = Object.fromEntries(Object.keys(COUNTED).map((kind) => [kind, 0])) as Record<CountedKind, number>;
  const listed = Object.fromEntries(Object.keys(LISTED).map((kind) => [kind, []])) as unknown as Record<ListedKind, number[]>;
  // The shortest entity, `#1=A();` and a line end, takes 8 bytes; the shortest reference, `#1,`, 3.
  let offsets = new Uint32Array(Math.max(16, bytes.length >> 5));
  let ids = new Uint32Array(offsets.length);
  let starts = new Uint32Array(offsets.length + 1);
  let references = new Uint32Array(Math.max(16, bytes.length >> 4));
  const sectionParameters: { from: number; to: number }[] = [];
  let entities = 0;
  let largestId = 0;
  let referenceCount = 0;
  let deepestNesting = 0;
  let absurdNumber = false;
  let interrupted = false;

  const length = bytes.length;
  let at = Math.max(0, start);
  while (at < length) {
    // Between statements: find the next one.
    const first = bytes[at] as number;
    if (first <= 32) {
      at++;
      continue;
    }
    if (first === SLASH && bytes[at + 1] === STAR) {
      at = skipComment(bytes, at);
      continue;
    }
    const isEntity = first === HASH;
    let isPoint = false;
    if (isEntity) {
      if (entities + 1 >= offsets.length) {
        offsets = grow(offsets);
        ids = grow(ids);
        starts = grow(starts);
      }
      offsets[entities] = at;
      starts[entities] = referenceCount;
      let id = 0;
      at++;
      for (let digit = (bytes[at] as number) - 48; digit >= 0 && digit <= 9; digit = (bytes[++at] as number) - 48) id = id * 10 + digit;
      ids[entities] = id;
      if (id > largestId) largestId = id;
    }
    const statementStart = at;
    let depth = 0;
    let digits = 0;
    let equals = 0;
    for (; at < length; at++) {
      const byte = bytes[at] as number;
      if (byte >= 48 && byte <= 57) {
        digits++;
        continue;
      }
      if (byte === SEMICOLON) break;
      if (byte === HASH) {
        let id = 0;
        for (let digit = (bytes[at + 1] as number) - 48; digit >= 0 && digit <= 9; digit = (bytes[at + 1] as number) - 48) {
          id = id * 10 + digit;
          at++;
        }
        if (id > largestId) largestId = id;
        if (isEntity) {
          if (referenceCount === references.length) references = grow(references);
          references[referenceCount++] = id;
        }
      } else if (byte === QUOTE) {
        at = bytes.indexOf(QUOTE, at + 1);
        if (at < 0) at = length;
      } else if (byte === OPEN) {
        if (++depth > deepestNesting) deepestNesting = depth;
      } else if (byte === CLOSE) depth--;
      else if (byte === EQUALS) interrupted ||= isEntity && ++equals > 1;
      else if (byte === DOT) {
        if (isPoint && digits > LONGEST_INTEGER) absurdNumber = true;
      } else if (byte === SLASH && bytes[at + 1] === STAR) at = skipComment(bytes, at) - 1;
      else if (byte === UPPER_E && (digits > 0 || bytes[at - 1] === DOT) && depth > 0) {
        if (exponentAt(bytes, at + 1) >= (isPoint ? POINT_EXPONENT_LIMIT : EXPONENT_LIMIT)) absurdNumber = true;
      } else if (byte >= 65 && byte <= 90 && isEntity && depth < 2) {
        // A keyword: alone before its list, or one of several inside the brackets of a complex entity.
        let hash = 0;
        const keywordStart = at;
        let letter = byte;
        while ((letter >= 65 && letter <= 90) || letter === 95 || (letter >= 48 && letter <= 57)) {
          hash = (Math.imul(hash, 31) + letter) | 0;
          letter = bytes[++at] as number;
        }
        at--;
        if (bytes[keywordStart - 1] !== DOT) {
          const kind = KIND_BY_HASH.get(hash);
          if (kind !== undefined) {
            if (kind === 'point') isPoint = true;
            if (kind in counts) counts[kind as CountedKind]++;
            // Within brackets the word is but a part of some other representation.
            else if (kind !== 'values' || depth === 0) listed[kind as ListedKind].push(entities);
          } else if (isPoint) absurdNumber = true;
        }
      } else if (isPoint && depth > 1 && ((byte >= 65 && byte <= 90) || (byte >= 97 && byte <= 122)) && byte !== 101) absurdNumber = true;
      digits = 0;
    }
    if (isEntity) entities++;
    else if (depth === 0 && at - statementStart > DATA.length && startsWith(bytes, statementStart, DATA))
      sectionParameters.push({ from: statementStart + DATA.length, to: at });
    at++;
  }
  starts[entities] = referenceCount;
  return {
    start,
    complete: endsProperly(bytes),
    entities,
    largestId,
    sectionParameters,
    deepestNesting,
    absurdNumber,
    interrupted,
    counts,
    listed,
    offsets: offsets.subarray(0, entities),
    ids: ids.subarray(0, entities),
    referenceStarts: starts.subarray(0, entities + 1),
    references: references.subarray(0, referenceCount),
  };
}

function hashName(name: string): number {
  let hash = 0;
  for (let i = 0; i < name.length; i++) hash = (Math.imul(hash, 31) + name.charCodeAt(i)) | 0;
  return hash;
}

function startsWith(bytes: Uint8Array, at: number, word: readonly number[]): boolean {
  return word.every((letter, i) => bytes[at + i] === letter);
}

function endsProperly(bytes: Uint8Array): boolean {
  const tail = new TextDecoder('latin1').decode(bytes.subarray(Math.max(0, bytes.length - MARGIN_BYTES)));
  return /END-ISO-10303-21\s*;/i.test(tail);
}

function skipComment(bytes: Uint8Array, at: number): number {
  for (let star = bytes.indexOf(STAR, at + 2); star >= 0; star = bytes.indexOf(STAR, star + 1)) {
    if (bytes[star + 1] === SLASH) return star + 2;
  }
  return bytes.length;
}

function exponentAt(bytes: Uint8Array, at: number): number {
  let position = at;
  if (bytes[position] === 45) return 0;
  if (bytes[position] === 43) position++;
  let value = 0;
  for (let digit = (bytes[position] as number) - 48; digit >= 0 && digit <= 9; digit = (bytes[++position] as number) - 48) {
    value = Math.min(1e6, value * 10 + digit);
  }
  return value;
}

function grow(array: Uint32Array<ArrayBuffer>): Uint32Array<ArrayBuffer> {
  const larger = new Uint32Array(array.length * 2);
  larger.set(array);
  return larger;
}

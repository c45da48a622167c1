import type { StepStatements } from '../text/step-statements.ts';
import type { AnnotationLinks } from './annotation-links.ts';

/** What an author wrote at a shape. */
export interface Annotation {
  readonly kind: 'dimension' | 'tolerance' | 'datum' | 'thread';
  /** In the unit asked for; null: there is nothing to say, as of a dimension that is exact by itself. */
  readonly words: string | null;
  /** Of what is said to be round. */
  readonly diameterMm: number | null;
  /** Ids of the entities that it points at, commonly faces. */
  readonly items: readonly number[];
}

/** A file whose annotations are read. */
export interface AnnotatedFile {
  readonly statements: StepStatements;
  readonly links: AnnotationLinks;
  /** A length in the unit that annotations are told in. */
  readonly spell: (mm: number) => string;
}

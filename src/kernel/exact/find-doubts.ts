import { type Extents, type Finding, PLAUSIBLE_MM } from '#domain/part/part.ts';
import type { ReadShape } from '../occt/words.ts';
import type { PreparedBodies } from './bodies/prepare-bodies.ts';
import type { Verdict } from './confirm-figures.ts';

/** What was seen on the way, for the findings. */
export interface Observations
  extends Pick<PreparedBodies, 'looseFaces' | 'sewToleranceMm' | 'touching'>,
    Pick<ReadShape, 'complete' | 'legible' | 'scaled'> {
  readonly extents: Extents;
  readonly watertight: boolean;
  readonly diagonalMm: number;
  /** What two ways of measuring say of the figures; 'agreed' where there is no volume to measure. */
  readonly verdict: Verdict;
  readonly facesNotMeshed: number;
  /** Closed bodies that lie wholly inside another one after sewing. */
  readonly nestedBodies: boolean;
  /** Faces that lie upon others. */
  readonly overlaidFaces: number;
  /** Faces left out, as the file hides them. */
  readonly facesHidden: number;
}

/** Sewing gaps beyond this share of the diagonal may have changed the shape. */
const LOOSE_SEWING_RATIO = 5e-5;

/** Everything about an exact model that a customer should be told before ordering. */
export function findDoubts(seen: Observations): Finding[] {
  const findings: Finding[] = [];
  const note = (code: Finding['code'], message: string) => findings.push({ code, severity: 'note', message });
  const review = (code: Finding['code'], message: string) => findings.push({ code, severity: 'review', message });

  if (!seen.complete) review('INCOMPLETE_FILE', 'Some bodies in this file could not be read, so the figures may be too small.');
  if (!seen.legible)
    review('INCOMPLETE_FILE', 'Some numbers in this file can’t be read, so the figures may be wrong. Please export it again.');
  if (seen.scaled) {
    review(
      'STATED_SCALE',
      'This file enlarges or shrinks a part where it places it, which programs read in different ways. Please export the model in its real size.',
    );
  }
  if (!seen.watertight) {
    review('NOT_CLOSED', 'The surface of this model is not closed, so its volume can’t be told. Please export it as a solid body.');
  }
  if (seen.looseFaces > 0) {
    review('NOT_CLOSED', `Beside its solid bodies this file holds ${seen.looseFaces} loose surfaces, which were left out.`);
  }
  if (seen.sewToleranceMm !== null) {
    const gap = formatLength(seen.sewToleranceMm);
    if (seen.sewToleranceMm > seen.diagonalMm * LOOSE_SEWING_RATIO) {
      review('SEWN_LOOSELY', `The file holds loose surfaces, which closed to a solid only by bridging gaps of up to ${gap}.`);
    } else note('SEWN', `The file holds loose surfaces, which were sewn to a closed solid (gaps up to ${gap}).`);
  }
  if (seen.overlaidFaces > 0) {
    review('DOUBTFUL_VOLUME', `${seen.overlaidFaces} of the faces lie exactly upon others: the file may hold a part twice.`);
  }
  if (seen.nestedBodies) review('DOUBTFUL_VOLUME', 'One closed surface lies inside another one: it may be a cavity or a second part.');
  if (seen.touching) {
    review(
      'DOUBTFUL_VOLUME',
      'Bodies of this model touch, and its loose surfaces don’t tell which of them belong together, so its volume may be wrong. Please export it as solid bodies.',
    );
  }
  if (seen.verdict === 'unchecked') {
    review(
      'DOUBTFUL_VOLUME',
      'Measuring this model a second way would take too long. The volume shown is that of its exact surfaces, and a person should look at it.',
    );
  } else if (seen.verdict === 'disagreed') {
    review('DOUBTFUL_VOLUME', 'Two ways of measuring this model’s volume disagree, so a person should look at it.');
  } else if (seen.facesNotMeshed > 0) {
    note('DOUBTFUL_VOLUME', `${seen.facesNotMeshed} of the faces can’t be drawn; the figures were taken from the exact surfaces.`);
  }
  const largest = Math.max(seen.extents.x, seen.extents.y, seen.extents.z);
  if (largest < PLAUSIBLE_MM.from)
    review('IMPLAUSIBLY_SMALL', 'This model is under 1 mm in size. Please check the unit it was exported in.');
  if (largest > PLAUSIBLE_MM.to) review('IMPLAUSIBLY_LARGE', 'This model is over 2 m in size. Please check the unit it was exported in.');
  if (seen.facesHidden > 0) note('HIDDEN_LEFT_OUT', `${nameHidden(seen.facesHidden)} left out.`);
  return findings;
}

function nameHidden(faces: number): string {
  return faces === 1 ? '1 hidden surface of the file was' : `${faces.toLocaleString('en')} hidden surfaces of the file were`;
}

function formatLength(mm: number): string {
  return `${Number(mm.toPrecision(2))} mm`;
}

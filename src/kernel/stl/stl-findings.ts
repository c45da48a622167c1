import { type Finding, PLAUSIBLE_MM } from '#domain/part/part.ts';
import type { EdgePairing } from './knit-facets.ts';
import type { Shells } from './sum-shells.ts';

/** A whole facet more than announced: the header may be wrong and the part incomplete. */
const FACET_BYTES = 50;

export interface StlFacts {
  readonly trailingBytes: number;
  readonly ended: boolean;
  readonly edges: EdgePairing;
  readonly watertight: boolean;
  readonly insideOut: boolean;
  readonly flat: boolean;
  readonly shells: Shells;
  /** Facets left out because they have no area. */
  readonly dropped: number;
  readonly longestMm: number;
}

/** What a customer should know about a measured STL, worst first. */
export function findStlFindings(facts: StlFacts): Finding[] {
  return [...findOpenness(facts), ...findOddities(facts)].sort((a, b) => Number(b.severity === 'review') - Number(a.severity === 'review'));
}

function findOpenness({ edges, watertight, flat, shells }: StlFacts): Finding[] {
  const findings: Finding[] = [];
  if (edges.open > 0) {
    const gaps = edges.open === 1 ? 'one edge has' : `${edges.open} edges have`;
    findings.push(review('NOT_CLOSED', `The surface is not closed: ${gaps} no neighbour, so the volume is an estimate.`));
  }
  if (edges.misoriented > 0) findings.push(review('DOUBTFUL_VOLUME', 'Some facets face the wrong way, so the volume is an estimate.'));
  if (edges.touching > 0)
    findings.push(review('SELF_TOUCHING', 'Bodies touch each other along an edge, so the model is not one closed solid.'));
  if (watertight && flat) findings.push(review('DOUBTFUL_VOLUME', 'The model encloses no volume.'));
  if (watertight && shells.strayInward) findings.push(review('INSIDE_OUT', 'One of the bodies is inside out, so the volume is doubtful.'));
  return findings;
}

function findOddities({ trailingBytes, ended, watertight, insideOut, dropped, longestMm }: StlFacts): Finding[] {
  const findings: Finding[] = [];
  if (longestMm < PLAUSIBLE_MM.from) findings.push(review('IMPLAUSIBLY_SMALL', 'The part is less than 1 mm long. Please check the unit.'));
  if (longestMm > PLAUSIBLE_MM.to) findings.push(review('IMPLAUSIBLY_LARGE', 'The part is more than 2 m long. Please check the unit.'));
  if (!ended) {
    findings.push({
      code: 'INCOMPLETE_FILE',
      severity: watertight ? 'note' : 'review',
      message: 'The file lacks its closing line and may be incomplete.',
    });
  }
  if (trailingBytes > 0) {
    const severity = trailingBytes >= FACET_BYTES && !watertight ? 'review' : 'note';
    findings.push({ code: 'TRAILING_DATA', severity, message: 'The file holds more data after its last facet; it was ignored.' });
  }
  if (insideOut) {
    const severity = watertight ? 'note' : 'review';
    findings.push({ code: 'INSIDE_OUT', severity, message: 'The model was inside out; it was turned the right way.' });
  }
  if (dropped > 0) {
    const facets = dropped === 1 ? 'One facet has' : `${dropped} facets have`;
    findings.push({ code: 'DEGENERATE_FACETS', severity: 'note', message: `${facets} no area and count for nothing.` });
  }
  return findings;
}

function review(code: Finding['code'], message: string): Finding {
  return { code, severity: 'review', message };
}

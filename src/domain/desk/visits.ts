/** What is counted of a shop's visitors by the day, nobody being told apart: pages opened, files uploaded, prices shown. */
export const VISIT_KINDS = ['visit', 'upload', 'quote'] as const;
export type VisitKind = (typeof VISIT_KINDS)[number];

import type { Failure } from '#contract/schemas/failure.ts';

export type SubmissionAlert = { readonly kind: 'not-delivered'; readonly contactEmail: string } | { readonly kind: 'rejected' };

/** Which alert stands above the form: an address to write to where the server gave one, otherwise that the input was refused. */
export function alertFrom(failure: Partial<Pick<Failure, 'metadata'>>): SubmissionAlert {
  const contactEmail = failure.metadata?.CONTACT_EMAIL;
  return contactEmail === undefined ? { kind: 'rejected' } : { kind: 'not-delivered', contactEmail };
}

import { nameRequest, type RequestForQuote } from '#domain/request/rfq.ts';

/** A mail's subject with the number of the request that it is about, as people say it on the phone. */
export function withNumber(subject: string, request: Pick<RequestForQuote, 'id' | 'number'>): string {
  return request.number === null ? subject : `${subject} · ${nameRequest(request)}`;
}

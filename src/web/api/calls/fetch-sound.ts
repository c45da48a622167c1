/** The server answered, but not with OK. */
export class BadResponse extends Error {
  readonly response: Response;

  constructor(response: Response) {
    super('Bad response from server', { cause: `${response.status} from ${response.url}` });
    this.response = response;
  }
}

interface SoundRequest extends Omit<RequestInit, 'signal'> {
  readonly signal?: AbortSignal | null;
  /** Given up after so long, until the last byte; for ever when left out. */
  readonly patienceMs?: number;
}

/** Fetches from this site. Throws `BadResponse` when the answer is not OK, and what `fetch` throws without a connection or given up. */
export async function fetchSound(address: string, { signal = null, patienceMs, ...request }: SoundRequest = {}): Promise<Response> {
  const signals = [signal, patienceMs === undefined ? null : AbortSignal.timeout(patienceMs)].filter((given) => given !== null);
  const response = await fetch(address, { credentials: 'same-origin', ...request, signal: AbortSignal.any(signals) });
  if (!response.ok) throw new BadResponse(response);
  return response;
}

/** An answer's JSON; undefined where it is none. */
export async function readJson(response: Response): Promise<unknown> {
  return response.json().catch(() => undefined);
}

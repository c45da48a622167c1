import type * as z from 'zod/mini';

/** One call of the wire: where it goes, how it is encoded and what it carries. */
export interface Call<
  Name extends string = string,
  Request extends z.ZodMiniType = z.ZodMiniType,
  Response extends z.ZodMiniType = z.ZodMiniType,
> {
  /** Unique within the wire, camelCase, e.g. `getQuoteList`. */
  readonly name: Name;
  /** One sentence for the API reference. */
  readonly summary: string;
  /** Action name appended to the API base, e.g. `IN_PartAPI`. */
  readonly path: string;
  readonly method: 'POST' | 'GET';
  /** 'query' calls answer an event stream. */
  readonly encoding: 'multipart' | 'json' | 'query';
  /** The field and value that tell calls on the same path apart. */
  readonly action?: { readonly field: string; readonly value: string };
  /** Fields that hold objects and travel as JSON text. */
  readonly jsonFields: readonly string[];
  /** Multipart part that holds a file; it is streamed, so the request schema does not know it. Null: the call takes none. */
  readonly file: string | null;
  /** Needs `Authorization: Bearer` of an account: of a provider's owner, or of anybody who works for it. Null: open to anyone. */
  readonly needs: 'owner' | 'member' | null;
  /** HTTP status of a success. */
  readonly successStatus: 200 | 202;
  /** The decoded request, without the action field. */
  readonly request: Request;
  /** The successful answer. Failures are `failureSchema`. */
  readonly response: Response;
}

type Defaulted = 'method' | 'encoding' | 'jsonFields' | 'file' | 'needs' | 'successStatus';

/** Declares a call; what it leaves out is a plain multipart POST, open to anyone, answered 200. */
export function defineCall<const Name extends string, Request extends z.ZodMiniType, Response extends z.ZodMiniType>(
  call: Omit<Call<Name, Request, Response>, Defaulted> & Partial<Pick<Call<Name, Request, Response>, Defaulted>>,
): Call<Name, Request, Response> {
  return { method: 'POST', encoding: 'multipart', jsonFields: [], file: null, needs: null, successStatus: 200, ...call };
}

/** What a caller passes, and a handler receives. */
export type RequestOf<C extends Call> = z.infer<C['request']>;
/** What a successful call answers. */
export type ResponseOf<C extends Call> = z.infer<C['response']>;

import type * as z from 'zod/mini';

/**
 * Who may call: an account; somebody who works for a shop; the same but for its shop floor; its owner; or its owner and whoever has no
 * shop yet and would own one.
 */
export type Needs = 'account' | 'staff' | 'member' | 'owner' | 'founder';

/** What a multipart part that holds a file is called: a CAD model, a file of a request, a picture. */
export type FilePart = 'modelFile' | 'requestFile' | 'pictureFile';

/** What is known of one call by its type: its name, its schemas, who may make it, and the file that it takes. */
interface Known {
  readonly name: string;
  readonly request: z.ZodMiniType;
  readonly response: z.ZodMiniType;
  readonly needs: Needs | null;
  readonly file: FilePart | null;
}

/** One thing that the server does for a caller: where it is asked for, by whom, and what goes in and out. */
interface Endpoint<K extends Known> {
  /** Unique within the wire, camelCase, e.g. `getQuoteList`. */
  readonly name: K['name'];
  /** One sentence for the API reference. */
  readonly summary: string;
  /** Appended to the API base. */
  readonly path: string;
  /** Needs `Authorization: Bearer` of such a caller. Null: open to anyone. */
  readonly needs: K['needs'];
  /** Multipart part that holds a file; it is streamed, so the request schema does not know it. Null: the call takes none. */
  readonly file: K['file'];
  /** The field of the request that says which state of a document the caller has seen, and travels as `If-Match`. */
  readonly ifMatch: string | null;
  /** What it spends beside being a request, e.g. as many `lines` as there are in `partList`. */
  readonly costs: readonly Cost[];
  /** Whoever asks names a secret; a miss counts against guessers. */
  readonly isGuessable: boolean;
  /** It stores something of its own, so that it is refused where there is no room. */
  readonly stores: boolean;
  /** Who has work once it is done. */
  readonly wakes: 'parts' | 'mails' | null;
  /** The decoded request, without what only tells calls apart. */
  readonly request: K['request'];
  /** The successful answer. */
  readonly response: K['response'];
}

/** What a call spends of which allowance: 1, a fixed amount, or one for each entry of a list in the request. */
export interface Cost {
  readonly kind: CostKind;
  readonly amount?: number;
  /** Where the list stands in the request, e.g. 'cart.items'. */
  readonly each?: string;
  /** So many entries count as one. */
  readonly per?: number;
}
export type CostKind = 'lines' | 'requests' | 'drafts' | 'publications' | 'pictures' | 'invitations' | 'documents' | 'mails' | 'fileBytes';

/** A call of the specification: its address is shared with others, told apart by an action field. Failures are `failureSchema`. */
export interface SpecifiedCall<K extends Known = Known> extends Endpoint<K> {
  readonly kind: 'specified';
  readonly method: 'POST' | 'GET';
  /** 'query' calls answer an event stream. */
  readonly encoding: 'multipart' | 'json' | 'query';
  /** The field and value that tell calls on the same path apart. */
  readonly action?: { readonly field: string; readonly value: string };
  /** Fields that hold objects and travel as JSON text. */
  readonly jsonFields: readonly string[];
  /** HTTP status of a success. */
  readonly successStatus: 200 | 202;
}

/**
 * A JSON resource, e.g. `v1/requests/{requestID}`. Each field of its request travels where it belongs: named in braces in the path,
 * as `If-Match` where the call says so, else in the query of GET and DELETE, else in the JSON body, or as a form's field beside a
 * file. Failures are `problemSchema`.
 */
export interface Resource<K extends Known = Known> extends Endpoint<K> {
  readonly kind: 'resource';
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** Where the answer says which state of a document it is, e.g. 'request.life.version'; it goes out as `ETag`. */
  readonly etag: string | null;
  /** False for a question, which may be asked again at will; what changes something takes an `Idempotency-Key`. */
  readonly changes: boolean;
  /** It answers an event stream, which says what there is to say until either side ends it. */
  readonly streams: boolean;
}

export type Call<K extends Known = Known> = SpecifiedCall<K> | Resource<K>;

type Common = 'costs' | 'ifMatch' | 'isGuessable' | 'stores' | 'wakes';
const COMMON = { costs: [], ifMatch: null, isGuessable: false, stores: false, wakes: null } as const;

type SpecifiedDefaults = Common | 'method' | 'encoding' | 'jsonFields' | 'successStatus';
type KnownOf<Name, Request, Response, Who, File> = { name: Name; request: Request; response: Response; needs: Who; file: File };
interface WhoAndFile<Who, File> {
  readonly needs?: Who;
  readonly file?: File;
}

/** Declares a call of the specification; what it leaves out is a plain multipart POST, open to anyone, answered 200. */
export function defineCall<
  const Name extends string,
  Request extends z.ZodMiniType,
  Response extends z.ZodMiniType,
  const Who extends Needs | null = null,
  const File extends FilePart | null = null,
>({
  needs,
  file,
  ...call
}: Omit<SpecifiedCall<KnownOf<Name, Request, Response, Who, File>>, 'kind' | 'needs' | 'file' | SpecifiedDefaults> &
  Partial<Pick<SpecifiedCall, SpecifiedDefaults>> &
  WhoAndFile<Who, File>): SpecifiedCall<KnownOf<Name, Request, Response, Who, File>> {
  const open = { needs: (needs ?? null) as Who, file: (file ?? null) as File };
  return { ...COMMON, kind: 'specified', method: 'POST', encoding: 'multipart', jsonFields: [], successStatus: 200, ...open, ...call };
}

type ResourceDefaults = Common | 'etag' | 'changes' | 'streams';

/** Declares a JSON resource; what it leaves out is open to anyone and has no versions. */
export function defineResource<
  const Name extends string,
  Request extends z.ZodMiniType,
  Response extends z.ZodMiniType,
  const Who extends Needs | null = null,
  const File extends FilePart | null = null,
>({
  needs,
  file,
  ...call
}: Omit<Resource<KnownOf<Name, Request, Response, Who, File>>, 'kind' | 'needs' | 'file' | ResourceDefaults> &
  Partial<Pick<Resource, ResourceDefaults>> &
  WhoAndFile<Who, File>): Resource<KnownOf<Name, Request, Response, Who, File>> {
  const open = { needs: (needs ?? null) as Who, file: (file ?? null) as File };
  return { ...COMMON, kind: 'resource', etag: null, changes: call.method !== 'GET', streams: false, ...open, ...call };
}

/** What a caller passes, and a service receives. */
export type RequestOf<C extends Call> = z.infer<C['request']>;
/** What a successful call answers. */
export type ResponseOf<C extends Call> = z.infer<C['response']>;

/** The same without what says that it succeeded, which the specification's answers carry in their body. */
export type AnswerOf<C extends Call> = Omit<ResponseOf<C>, 'success'>;

/** The fields of a request that stand in the path of a resource. */
export function pathFields({ path }: Pick<Resource, 'path'>): readonly string[] {
  return [...path.matchAll(/\{(\w+)\}/g)].flatMap(([, name]) => (name === undefined ? [] : [name]));
}

/** Whether what is neither in the path nor a header travels in the query. */
export function asksByQuery({ method }: Pick<Resource, 'method'>): boolean {
  return method === 'GET' || method === 'DELETE';
}

import type { AnswerOf, Call, FilePart, Needs, RequestOf } from '#contract/schemas/define-call.ts';
import type { WIRE } from '#contract/wire.ts';
import type { Language } from '#domain/language/language.ts';
import type { Access, Member } from './find-access.ts';
import type { Ports } from './ports.ts';
import type { ReceivedFiles } from './received-files.ts';
import type { Refusal } from './refusal.ts';

/** What every service knows beside the request. */
export interface Context {
  readonly ports: Ports;
  /** Where customers reach the server, without a slash at its end. */
  readonly publicUrl: string;
  /** Given to customers to write to when nothing is known of the provider. */
  readonly supportEmail: string;
  /** Whether anybody may open a shop. */
  readonly signUp: 'invited' | 'open';
  /** What the caller reads, of our languages; null where the call does not say. */
  readonly language: Language | null;
  /** The keyed hash of the network that the request comes from. */
  readonly origin: string;
  /** Told of trouble that the answer only hints at. */
  readonly report: (error: unknown) => void;
}

/** Who calls, where the call needs somebody. */
type CallerOf<Who extends Needs | null> = Who extends null
  ? unknown
  : Who extends 'account' | 'founder'
    ? { readonly access: Access }
    : { readonly member: Member };
type FileOf<File extends FilePart | null> = File extends FilePart ? { readonly file: ReceivedFiles[File] } : unknown;

/** What the service of a call knows. */
export type ContextOf<C extends Call> = Context & CallerOf<C['needs']> & FileOf<C['file']>;

type WireCall = (typeof WIRE)[number];
/** The calls that somebody answers by their name; the other two are the specification's event streams. */
type PlainCall = Exclude<WireCall, { name: 'watchConversion' | 'watchDescription' }>;

/** What a call that streams is answered with: the way to hear what there is to say, and to end that. */
export interface Followed<Answer> {
  readonly follow: (tell: (answer: Answer) => void) => () => void;
}
type Answered<C extends WireCall> = C extends { name: 'watchRequest' } ? Followed<AnswerOf<C>> : AnswerOf<C>;

/** The service of each call, by the call's name. */
export type Handlers = {
  readonly [C in PlainCall as C['name']]: (context: ContextOf<C>, request: RequestOf<C>) => Promise<Answered<C> | Refusal>;
};

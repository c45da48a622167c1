/** Long enough to be a name that entitles, but no word of code or constraint of a database. */
const ENTITLING = /(?!(?:[a-z_]+|[A-Z_]+)(?![\w-]))[\w-]{20,}/g;
const MAIL_ADDRESS = /[^\s<>"'(]+@[^\s<>"')]+/g;
const MOST_CAUSES = 5;

/** As pino writes it. */
export interface ToldError {
  type: string;
  code?: string;
  message: string;
  stack: string;
  [more: string]: unknown;
}

/**
 * An error and its causes as log lines show them: kinds, codes, words and places in the code. Nothing else that it carries, since
 * errors of databases and mail servers bring customers' words along; stored names, tokens and mail addresses in their messages
 * are left out.
 */
export function describeError(error: unknown): ToldError {
  const chain: unknown[] = [];
  for (let at = error; at !== undefined && chain.length < MOST_CAUSES; at = at instanceof Error ? at.cause : undefined) chain.push(at);
  const [first] = chain;
  const code = first instanceof Error && 'code' in first ? first.code : undefined;
  return {
    type: first instanceof Error ? first.name : typeof first,
    ...(typeof code === 'string' ? { code } : {}),
    message: redact(chain.map(wordsOf).join(': ')),
    stack: chain.map((one) => (one instanceof Error ? placesOf(one) : '')).join('\ncaused by\n'),
  };
}

/** Libraries throw objects that are no errors, too. */
function wordsOf(thrown: unknown): string {
  if (typeof thrown !== 'object' || thrown === null) return String(thrown);
  const words: unknown = Reflect.get(thrown, 'message') ?? Reflect.get(thrown, 'body');
  return typeof words === 'string' ? words.trim() : 'something without words was thrown';
}

function placesOf(error: Error): string {
  const lines = (error.stack ?? '').split('\n');
  return lines.filter((line) => /^\s+at /.test(line)).join('\n');
}

function redact(text: string): string {
  return text.replace(MAIL_ADDRESS, '…@…').replace(ENTITLING, '…');
}

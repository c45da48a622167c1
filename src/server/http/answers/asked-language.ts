import { LANGUAGES, type Language } from '#domain/language/language.ts';

/** A range of `Accept-Language`, e.g. 'de-AT;q=0.8'. */
const RANGE = /^\s*([a-z]{1,8})(?:-[a-z0-9-]+)?\s*(?:;\s*q=([01](?:\.\d{0,3})?))?\s*$/i;

/** What an `Accept-Language` wants most of ours; null where it names none of them. */
export function askedLanguage(accepted: string | undefined): Language | null {
  let best: { readonly language: Language; readonly weight: number } | null = null;
  for (const range of (accepted ?? '').split(',', 20)) {
    const [, name = '', weight = '1'] = RANGE.exec(range) ?? [];
    const language = LANGUAGES.find((each) => each === name.toLowerCase());
    if (language !== undefined && Number(weight) > (best?.weight ?? 0)) best = { language, weight: Number(weight) };
  }
  return best?.language ?? null;
}

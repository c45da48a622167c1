/** An English sentence, and what it is in another language. In both `{name}` stands for what differs. */
export type Sentence = readonly [english: string, translated: string];

/** How figures are written in a language, given how English writes them. */
type WriteFigures = (english: string) => string;

const PLACE = /\{([#$~]?)(\w+)\}/g;
const PATTERNS: Readonly<Record<string, string>> = { '#': '[\\d.,× ]+', $: '[^\\d\\s]*[\\d.,]+', '~': '.+?', '': '.+?' };

interface Template {
  readonly pattern: RegExp;
  readonly marks: readonly string[];
  readonly names: readonly string[];
  readonly translated: string;
}

/** What a translation is made from. */
interface Translations {
  readonly sentences: readonly Sentence[];
  /** Stand within sentences alone. */
  readonly phrases?: readonly Sentence[];
  readonly writeFigures: WriteFigures;
}

/**
 * Says sentences in another language that the server, its records or a measurement hold in English. What a sentence is about stands in
 * it as it was said; `{#name}` is figures, `{$name}` an amount of money, both written as the language does, and `{~name}` a sentence or
 * phrase of the lists. What is not in the lists stays as it is.
 */
export function createTranslator({ sentences, phrases = [], writeFigures }: Translations): (words: string) => string {
  const say = (mark: string, words: string): string => {
    if (mark === '~') return sayPhrase(words);
    if (mark === MONEY) return writeFigures(words).replace(/^([^\d]+)(.*)$/, (_, sign, amount) => `${amount}\u00a0${sign}`);
    return mark === '#' ? writeFigures(words) : words;
  };
  const sayPhrase = translate([...sentences, ...phrases], say);
  return translate(sentences, say);
}

/** U+0024. */
const MONEY = String.fromCharCode(0x24);

function translate(list: readonly Sentence[], say: (mark: string, words: string) => string): (words: string) => string {
  const whole = new Map(list.filter(([english]) => !english.includes('{')));
  const templates = list.filter(([english]) => english.includes('{')).map(readTemplate);
  return (words) => {
    const known = whole.get(words);
    if (known !== undefined) return known;
    for (const { pattern, marks, names, translated } of templates) {
      const found = pattern.exec(words);
      if (found === null) continue;
      const said = new Map(names.map((name, at) => [name, say(marks[at] ?? '', found[at + 1] ?? '')]));
      return translated.replace(PLACE, (_all, _mark, name: string) => said.get(name) ?? '');
    }
    return words;
  };
}

function readTemplate([english, translated]: Sentence): Template {
  const places = [...english.matchAll(PLACE)];
  const fixed = english.split(/\{[#$~]?\w+\}/).map((text) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  const pattern = fixed.reduce((all, text, at) => `${all}(${PATTERNS[places[at - 1]?.[1] ?? '']})${text}`);
  return {
    pattern: new RegExp(`^${pattern}$`, 's'),
    marks: places.map(([, mark = '']) => mark),
    names: places.map(([, , name = '']) => name),
    translated,
  };
}

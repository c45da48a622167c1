/**
 * What a catalogue in another language has to be, given the type of the English one: the same tree, with any words in it. Functions
 * take what the English ones take and give what they give, in words of their own.
 */
export type Translation<Texts> = Texts extends string
  ? string
  : Texts extends (...parameters: infer Parameters) => infer Words
    ? (...parameters: Parameters) => Translation<Words>
    : Texts extends object
      ? { readonly [Key in keyof Texts]: Translation<Texts[Key]> }
      : Texts extends boolean
        ? boolean
        : Texts;

import { texts } from './texts.ts';

/** A field's message by the field's name. */
export type FieldErrors = Readonly<Record<string, string>>;

const MISSING: FieldErrors = { confirmPassword: texts.repeatPassword };

/** Says for each input that the browser finds fault with what is wrong; the labels are `data-label`. Everything else the server judges. */
export function findFieldErrors(form: HTMLFormElement): FieldErrors {
  const faulty = [...form.elements].filter((element) => element instanceof HTMLInputElement).filter((input) => !input.validity.valid);
  return Object.fromEntries(
    faulty.map((input) => [
      input.name,
      input.validity.valueMissing ? (MISSING[input.name] ?? texts.missing(input.dataset['label'] ?? '')) : texts.badEmail,
    ]),
  );
}

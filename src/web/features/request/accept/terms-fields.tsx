import { Check, FieldSet, Problem } from '../../../ui/forms/form.tsx';
import type { SchemaFormOf } from '../../../ui/forms/schema-form.tsx';
import { Text } from '../../../ui/layout/layout.tsx';
import { LinkedText } from '../../../ui/layout/written-text.tsx';
import type { OrderDraft } from './order-draft.ts';
import { texts } from './texts.ts';

interface TermsFieldsProps {
  readonly form: SchemaFormOf<OrderDraft>;
  /** May be empty. */
  readonly terms: string;
  readonly shop: string;
}

/** The terms that an order is placed under, and the box that agrees to them; nothing where there are none. */
export function TermsFields({ form, terms, shop }: TermsFieldsProps) {
  if (terms === '') return null;
  return (
    <FieldSet plain legend={texts.terms.heading(shop)}>
      <Text size="sm" wrap="lines">
        <LinkedText text={terms} />
      </Text>
      <Check label={texts.terms.accept} {...form.check('acceptsTerms')} />
      <Problem>{form.errors.acceptsTerms}</Problem>
    </FieldSet>
  );
}

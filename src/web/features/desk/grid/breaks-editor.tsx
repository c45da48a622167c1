import { ActionIcon, Button } from '@mantine/core';
import { MOST_BREAKS } from '#domain/desk/offer.ts';
import { FieldSet, Problem } from '../../../ui/forms/form.tsx';
import { IconX } from '../../../ui/icons/icons.tsx';
import { IconPlus } from '../../../ui/icons/part-icons.tsx';
import { Hint, Row } from '../../../ui/layout/layout.tsx';
import { FigureInput, offerFieldId } from '../offer/figure-input.tsx';
import { texts } from '../offer/texts.ts';
import type { DraftBreak } from '../shared/draft.ts';

interface BreaksEditorProps {
  readonly line: number;
  readonly breaks: readonly DraftBreak[];
  readonly currency: string;
  readonly error: string | undefined;
  readonly onChange: (breaks: readonly DraftBreak[]) => void;
}

/** Further quantities of a line that can be ordered, each with its price and lead time. */
export function BreaksEditor({ line, breaks, currency, error, onChange }: BreaksEditorProps) {
  const path = `lines.${line}.breaks`;
  const set = (index: number, change: Partial<DraftBreak>) =>
    onChange(breaks.map((step, at) => (at === index ? { ...step, ...change } : step)));
  return (
    <FieldSet plain id={offerFieldId(path)} tabIndex={-1} legend={breaks.length === 0 ? null : texts.breaks}>
      {breaks.length === 0 ? null : <Hint size="xs">{texts.breaksHelp}</Hint>}
      {breaks.map((step, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a break has nothing else to know it by, and its fields hold no state.
        <Row key={index} nowrap align="end" gap="xs" style={{ width: 'min(100%, 30rem)' }}>
          <FigureInput
            path={`${path}.${index}.quantity`}
            label={texts.breakQuantity}
            spoken={texts.ofBreak(index + 1, line)}
            value={step.quantity}
            error={undefined}
            onType={(quantity) => set(index, { quantity })}
          />
          <FigureInput
            path={`${path}.${index}.unitPrice`}
            label={texts.unitPrice}
            spoken={texts.ofBreak(index + 1, line)}
            unit={currency}
            value={step.unitPrice}
            error={undefined}
            onType={(unitPrice) => set(index, { unitPrice })}
          />
          <FigureInput
            path={`${path}.${index}.leadTime`}
            label={texts.leadTime}
            spoken={texts.ofBreak(index + 1, line) + texts.businessDays}
            unit={texts.days}
            value={step.leadTime}
            error={undefined}
            onType={(leadTime) => set(index, { leadTime })}
          />
          <ActionIcon aria-label={texts.removeBreak(index + 1, line)} onClick={() => onChange(breaks.filter((_, at) => at !== index))}>
            <IconX size={17} stroke={1.6} aria-hidden />
          </ActionIcon>
        </Row>
      ))}
      <Problem>{error}</Problem>
      {breaks.length >= MOST_BREAKS ? null : (
        <Button
          variant="subtle"
          size="compact-sm"
          style={{ justifySelf: 'start' }}
          leftSection={<IconPlus size={15} aria-hidden />}
          onClick={() => onChange([...breaks, { quantity: '', unitPrice: '', leadTime: '' }])}
        >
          {texts.addBreak}
        </Button>
      )}
    </FieldSet>
  );
}

import { ActionIcon, Button, TextInput, VisuallyHidden } from '@mantine/core';
import { IconPlus, IconX } from '@tabler/icons-react';
import { useRef } from 'react';
import { MOST_CHARGES } from '#domain/desk/offer.ts';
import forms from '../../../../ui/form-parts.module.css';
import type { DraftCharge } from './draft.ts';
import { FigureInput, offerFieldId } from './figure-input.tsx';
import styles from './quote-editor.module.css';
import { texts } from './texts.ts';

interface ChargesEditorProps {
  readonly charges: readonly DraftCharge[];
  readonly currency: string;
  readonly problems: ReadonlyMap<string, string>;
  readonly onChange: (charges: readonly DraftCharge[]) => void;
}

/** What is charged once. */
export function ChargesEditor({ charges, currency, problems, onChange }: ChargesEditorProps) {
  const list = useRef<HTMLFieldSetElement>(null);
  const set = (index: number, change: Partial<DraftCharge>) =>
    onChange(charges.map((charge, at) => (at === index ? { ...charge, ...change } : charge)));
  const add = (label: string) => {
    onChange([...charges, { label, amount: '' }]);
    const field = label === '' ? 'label' : 'amount';
    // It is drawn in the next frame.
    requestAnimationFrame(() => document.getElementById(offerFieldId(`charges.${charges.length}.${field}`))?.focus());
  };
  const remove = (index: number) => {
    onChange(charges.filter((_, at) => at !== index));
    list.current?.focus();
  };
  return (
    <fieldset ref={list} id={offerFieldId('charges')} tabIndex={-1} className={forms['group']}>
      <legend>{texts.charges}</legend>
      <p className={styles['dimmed']}>{texts.chargesHelp}</p>
      {charges.map(({ label, amount }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a charge has nothing else to know it by, and its fields hold no state.
        <div key={index} className={styles['charge']}>
          <TextInput
            id={offerFieldId(`charges.${index}.label`)}
            label={
              <>
                {texts.chargeLabel}
                <VisuallyHidden>{texts.ofCharge(index + 1)}</VisuallyHidden>
              </>
            }
            autoComplete="off"
            value={label}
            error={problems.get(`charges.${index}.label`)}
            onChange={(event) => set(index, { label: event.currentTarget.value })}
          />
          <FigureInput
            path={`charges.${index}.amount`}
            label={texts.chargeAmount}
            spoken={texts.ofCharge(index + 1)}
            unit={currency}
            value={amount}
            error={problems.get(`charges.${index}.amount`)}
            onType={(typed) => set(index, { amount: typed })}
          />
          <ActionIcon variant="subtle" color="gray" size="lg" aria-label={texts.removeCharge(index + 1)} onClick={() => remove(index)}>
            <IconX size={17} stroke={1.6} aria-hidden />
          </ActionIcon>
        </div>
      ))}
      {problems.has('charges') ? <p className={styles['problem']}>{problems.get('charges')}</p> : null}
      {charges.length >= MOST_CHARGES ? null : (
        <div className={styles['adds']}>
          {Object.values(texts.quick).map((label) => (
            <AddButton key={label} words={label} onAdd={() => add(label)} />
          ))}
          <AddButton words={texts.otherCharge} onAdd={() => add('')} />
        </div>
      )}
    </fieldset>
  );
}

function AddButton({ words, onAdd }: { words: string; onAdd: () => void }) {
  return (
    <Button variant="default" size="xs" leftSection={<IconPlus size={15} aria-hidden />} onClick={onAdd}>
      {words}
    </Button>
  );
}

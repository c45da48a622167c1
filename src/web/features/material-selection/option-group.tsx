import { type KeyboardEvent, type ReactNode, useRef, useState } from 'react';
import { OfferOption } from '../../product/offers/offer-card.tsx';
import { Grid } from '../../ui/layout/layout.tsx';

export interface Option {
  readonly id: string;
  /** What the card shows; its text is the option's name to assistive technology. */
  readonly content: ReactNode;
}

interface OptionGroupProps {
  readonly label: string;
  readonly options: readonly Option[];
  readonly layout: 'cards' | 'swatches';
  readonly onChoose: (id: string) => void;
}

const LEAST = { cards: '13.5rem', swatches: '13rem' } as const;
const STEP_OF_KEY: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };

/**
 * Cards of which one can be chosen, none of them chosen yet. Arrow keys move between them and Enter or Space chooses:
 * choosing leads on to the next step, so merely looking through the options must not.
 */
export function OptionGroup({ label, options, layout, onChoose }: OptionGroupProps) {
  const list = useRef<HTMLDivElement>(null);
  const [tabStop, setTabStop] = useState(0);

  const moveTo = (index: number) => {
    setTabStop(index);
    list.current?.querySelectorAll<HTMLElement>('[role=radio]')[index]?.focus();
  };
  const handleKey = (event: KeyboardEvent) => {
    const step = STEP_OF_KEY[event.key];
    if (step !== undefined) moveTo((tabStop + step + options.length) % options.length);
    else if (event.key === 'Home') moveTo(0);
    else if (event.key === 'End') moveTo(options.length - 1);
    else return;
    event.preventDefault();
  };

  return (
    <Grid fill gap="sm" least={LEAST[layout]} ref={list} role="radiogroup" aria-label={label} onKeyDown={handleKey}>
      {options.map((option, index) => (
        // A native radio would choose as soon as an arrow key reaches it.
        <OfferOption
          key={option.id}
          as="button"
          type="button"
          role="radio"
          aria-checked={false}
          tabIndex={index === tabStop ? 0 : -1}
          onFocus={() => setTabStop(index)}
          onClick={() => onChoose(option.id)}
        >
          {option.content}
        </OfferOption>
      ))}
    </Grid>
  );
}

import { type RefObject, useEffect, useState } from 'react';
import { Hint, Stack, Text } from '../../ui/layout/layout.tsx';
import { Placeholder } from '../../ui/layout/placeholder.tsx';
import { TryAgain } from '../../ui/layout/try-again.tsx';
import { chosenId, isChosen, openStep, STEPS, type Step } from './choosing/selection.ts';
import { MaterialOptions } from './material-options.tsx';
import { OptionGroup } from './option-group.tsx';
import { StepPanel, stepHeadingId } from './step-panel.tsx';
import { texts } from './texts.ts';
import { useOptionPrices, type WantedPiece } from './use-option-prices.tsx';
import type { Selection } from './use-selection.ts';

interface MaterialStepsProps {
  readonly mspID: string;
  /** Those that are chosen for. */
  readonly parts: readonly WantedPiece[];
  readonly selection: Selection;
  /** What options are compared with: null where the parts are not made alike now. */
  readonly present: Selection['present'];
  /** Takes the focus once all is chosen. */
  readonly wayOn: RefObject<HTMLElement | null>;
}

/** The three steps from material to finish, each option with what it changes. */
export function MaterialSteps({ mspID, parts, selection, present, wayOn }: MaterialStepsProps) {
  const { choice, lists, choose, switchTo, change } = selection;
  const open = openStep(choice);
  const [turns, setTurns] = useState(0);
  const options = useOptionPrices(mspID, open, parts, { choice, present });

  // Choosing and changing take the focused option or link away: the focus goes on to the step that opens.
  useEffect(() => {
    if (turns > 0) {
      const target = open === 'complete' ? wayOn.current : document.getElementById(stepHeadingId(open));
      target?.focus({ preventScroll: true });
      target?.scrollIntoView({ block: 'nearest' });
    }
  }, [turns, open, wayOn]);

  const stateOf = (step: Step) => {
    if (isChosen(choice, step)) return 'done';
    return step === open ? 'open' : 'waiting';
  };

  const renderOptions = (step: Step) => {
    const { offers, hasFailed, isLoading, reloadFailed } = lists[step];
    const { title, prompt, empty } = texts.steps[step];
    if (offers === null) {
      return (
        <>
          <Placeholder label={texts.loading(title)} rows={step === 'color' ? 1 : 2} />
          {hasFailed ? <TryAgain text={texts.failed} onRetry={reloadFailed} busy={isLoading} /> : null}
        </>
      );
    }
    if (offers.length === 0) return <Text tone="dim">{empty}</Text>;
    const shown = {
      offers,
      presentId: present === null ? undefined : chosenId(present, step),
      onChoose: (id: string) => {
        if (choose(step, id)) setTurns(turns + 1);
      },
    };
    return (
      <>
        <Hint mb="xs">{step === 'color' ? texts.colorCosts : tellBasis()}</Hint>
        {options.hasFailed && step !== 'color' ? (
          <TryAgain text={texts.prices.failed} onRetry={options.retry} busy={options.isFetching} />
        ) : null}
        {step === 'material' ? (
          <MaterialOptions {...shown} options={options} />
        ) : (
          <OptionGroup label={prompt} {...shown} {...(step === 'finish' && { priceOf: options.priceOf })} />
        )}
      </>
    );
  };

  const tellBasis = () => {
    const [priced] = [...options.prices.values()].filter(({ from }) => from !== null);
    return priced === undefined ? '' : texts.prices.basis(parts.length, priced.tax);
  };

  const renderBody = (step: Step) => {
    const { offers, hasFailed, isLoading, reloadFailed } = lists[step];
    if (stateOf(step) === 'open') return renderOptions(step);
    if (stateOf(step) === 'waiting') return null;
    // A choice remembered from before, whose list can't be had now.
    if (offers === null) return hasFailed ? <TryAgain text={texts.failed} onRetry={reloadFailed} busy={isLoading} /> : null;
    if (open !== 'complete' || step === 'material' || offers.length < 2) return null;
    return (
      <OptionGroup
        label={texts.steps[step].title}
        offers={offers}
        presentId={chosenId(choice, step)}
        isBrief={step === 'color'}
        {...(step === 'finish' && { priceOf: options.priceOf })}
        onChoose={(id) => switchTo(step, id)}
      />
    );
  };

  return (
    <Stack gap="none">
      {STEPS.map((step) => (
        <StepPanel
          key={step}
          step={step}
          state={stateOf(step)}
          chosen={lists[step].offers?.find((offer) => offer.id === chosenId(choice, step))}
          onChange={() => {
            change(step);
            setTurns(turns + 1);
          }}
        >
          {renderBody(step)}
        </StepPanel>
      ))}
    </Stack>
  );
}

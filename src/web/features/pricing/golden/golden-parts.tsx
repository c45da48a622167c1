import { Button } from '@mantine/core';
import { useState } from 'react';
import { getPricing } from '#contract/api/pricing/get-pricing.ts';
import { saveGoldenParts } from '#contract/api/pricing/save-golden-parts.ts';
import { tryGoldenParts } from '#contract/api/pricing/try-golden-parts.ts';
import type { WireGoldenPart } from '#contract/schemas/pricing.ts';
import { MOST_GOLDEN_PARTS } from '#domain/rates/golden-part.ts';
import type { OfferedMaterial } from '#domain/shop/provider.ts';
import { useAction } from '../../../api/use-action.ts';
import { useAnswers } from '../../../api/use-answers.ts';
import { useApiQuery } from '../../../api/use-api-query.ts';
import { IconPlus } from '../../../ui/icons/part-icons.tsx';
import { Alert } from '../../../ui/layout/alert.tsx';
import { Hint, Row } from '../../../ui/layout/layout.tsx';
import { TryAgain } from '../../../ui/layout/try-again.tsx';
import type { Pricing } from '../card/draft-state.ts';
import type { Draft } from '../draft/use-draft.ts';
import { useCardEditor } from '../fields/card-editor.ts';
import { isPending } from './compare-receipts.ts';
import { GoldenPartDialog } from './golden-part-dialog.tsx';
import { texts } from './texts.ts';
import { TrialTable } from './trial-table.tsx';

interface GoldenPartsProps {
  readonly pricing: Pricing;
  readonly draft: Draft;
  /** Whose parts can be chosen. */
  readonly mspID: string;
  readonly offer: readonly OfferedMaterial[];
}

/** Parts to try a draft on, and what both cards make of them. */
export function GoldenParts({ pricing, draft, mspID, offer }: GoldenPartsProps) {
  const { goldenParts, goldenPartsRevision } = pricing;
  const { isReadOnly } = useCardEditor();
  const answers = useAnswers();
  const trials = useTrials(pricing);
  const [edited, setEdited] = useState<WireGoldenPart | 'new' | null>(null);
  const { run, isPending, failure } = useAction(saveGoldenParts, {
    onDone: ({ revision }, { goldenParts: saved }) =>
      answers.note(getPricing, {}, (before) => ({ ...before, goldenParts: saved, goldenPartsRevision: revision })),
    onRefused: () => answers.askAgain(getPricing, {}),
  });

  // What is opened now would be saved over what is on its way.
  const edit = (part: WireGoldenPart | 'new') => {
    if (!isPending) setEdited(part);
  };
  const save = (list: readonly WireGoldenPart[]) => {
    setEdited(null);
    void run({ goldenParts: [...list], revision: goldenPartsRevision });
  };
  const put = (part: WireGoldenPart) =>
    save(
      goldenParts.some(({ id }) => id === part.id)
        ? goldenParts.map((each) => (each.id === part.id ? part : each))
        : [...goldenParts, part],
    );

  return (
    <>
      <Hint>{texts.lead}</Hint>
      {failure === null ? null : (
        <Alert type="danger" text={failure.conflict === undefined ? (failure.serverMessage ?? texts.failed) : texts.conflict} />
      )}
      {pricing.draft === null ? <Hint>{texts.noDraft}</Hint> : draft.edits.card === null ? null : <Hint>{texts.unsaved}</Hint>}
      {goldenParts.length === 0 ? (
        <Hint>{texts.empty}</Hint>
      ) : (
        <TrialTable
          pricing={pricing}
          trials={trials.data?.trials ?? []}
          isTrying={trials.isFetching}
          onEdit={edit}
          onRemove={(id) => save(goldenParts.filter((part) => part.id !== id))}
        />
      )}
      {trials.isError ? <TryAgain busy={trials.isFetching} onRetry={() => void trials.refetch()} /> : null}
      <Row>
        {isReadOnly ? null : (
          <Button
            variant="default"
            disabled={goldenParts.length >= MOST_GOLDEN_PARTS}
            leftSection={<IconPlus size={16} stroke={1.6} aria-hidden />}
            onClick={() => edit('new')}
          >
            {texts.add}
          </Button>
        )}
        <Hint as="span">{texts.count(goldenParts.length, MOST_GOLDEN_PARTS)}</Hint>
      </Row>
      <GoldenPartDialog edited={edited} pricing={pricing} mspID={mspID} offer={offer} onClose={() => setEdited(null)} onSave={put} />
    </>
  );
}

const ASK_AGAIN_MS = 1500;

/** The golden parts' prices by the published card and by the draft, asked for again while some are worked out. */
function useTrials({ number, revision, goldenPartsRevision, goldenParts }: Pricing) {
  return useApiQuery(
    tryGoldenParts,
    {},
    {
      basis: [number, revision, goldenPartsRevision],
      enabled: goldenParts.length > 0,
      keepsPrevious: true,
      refetchInterval: (known) =>
        (known?.trials ?? []).some(({ published, draft }) => isPending(published) || isPending(draft)) ? ASK_AGAIN_MS : false,
    },
  );
}

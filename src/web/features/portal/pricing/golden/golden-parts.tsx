import { Button } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { saveGoldenParts } from '#contract/calls/save-golden-parts.ts';
import type { WireGoldenPart } from '#contract/pricing.ts';
import { MOST_GOLDEN_PARTS } from '#domain/golden-part.ts';
import type { OfferedMaterial } from '#domain/provider.ts';
import { callApi } from '../../../../api/call-api.ts';
import { logProblem } from '../../../../api/log-problem.ts';
import { useSessionStore } from '../../../../stores/session-store.ts';
import { Alert } from '../../../../ui/alert.tsx';
import { TryAgain } from '../../../../ui/try-again.tsx';
import type { Pricing } from '../draft/pricing.ts';
import { askAgain, notePricing } from '../draft/pricing-query.ts';
import type { Draft } from '../draft/use-draft.ts';
import { useCardEditor } from '../fields/card-editor.ts';
import { GoldenPartDialog } from './golden-part-dialog.tsx';
import styles from './golden-parts.module.css';
import { texts } from './texts.ts';
import { TrialTable } from './trial-table.tsx';
import { useTrials } from './use-trials.ts';

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
  const client = useQueryClient();
  const trials = useTrials(pricing);
  const [edited, setEdited] = useState<WireGoldenPart | 'new' | null>(null);
  const [failure, setFailure] = useState<string | null>(null);

  const save = async (list: readonly WireGoldenPart[]): Promise<void> => {
    setEdited(null);
    const { accessToken } = useSessionStore.getState();
    const input = { goldenParts: [...list], revision: goldenPartsRevision };
    const answer = await callApi(saveGoldenParts, input, { accessToken });
    if (answer.success) {
      setFailure(null);
      notePricing(client, (before) => ({ ...before, goldenParts: [...list], goldenPartsRevision: answer.revision }));
      return;
    }
    logProblem(answer.error, answer.serverMessage);
    setFailure(answer.conflict === undefined ? (answer.serverMessage ?? texts.failed) : texts.conflict);
    await askAgain(client);
  };
  const put = (part: WireGoldenPart) =>
    save(
      goldenParts.some(({ id }) => id === part.id)
        ? goldenParts.map((each) => (each.id === part.id ? part : each))
        : [...goldenParts, part],
    );

  return (
    <>
      <p className={styles['lead']}>{texts.lead}</p>
      {failure === null ? null : <Alert type="danger" text={failure} />}
      {pricing.draft === null ? (
        <p className={styles['lead']}>{texts.noDraft}</p>
      ) : draft.edits.card === null ? null : (
        <p className={styles['lead']}>{texts.unsaved}</p>
      )}
      {goldenParts.length === 0 ? (
        <p className={styles['lead']}>{texts.empty}</p>
      ) : (
        <TrialTable
          pricing={pricing}
          trials={trials.data ?? []}
          isTrying={trials.isFetching}
          onEdit={setEdited}
          onRemove={(id) => void save(goldenParts.filter((part) => part.id !== id))}
        />
      )}
      {trials.isError ? <TryAgain busy={trials.isFetching} onRetry={() => void trials.refetch()} /> : null}
      <div className={styles['end']}>
        {isReadOnly ? null : (
          <Button
            variant="default"
            disabled={goldenParts.length >= MOST_GOLDEN_PARTS}
            leftSection={<IconPlus size={16} stroke={1.6} aria-hidden />}
            onClick={() => setEdited('new')}
          >
            {texts.add}
          </Button>
        )}
        <span className={styles['lead']}>{texts.count(goldenParts.length, MOST_GOLDEN_PARTS)}</span>
      </div>
      <GoldenPartDialog
        edited={edited}
        pricing={pricing}
        mspID={mspID}
        offer={offer}
        onClose={() => setEdited(null)}
        onSave={(part) => void put(part)}
      />
    </>
  );
}

import { Button, VisuallyHidden } from '@mantine/core';
import { useState } from 'react';
import { splitPart } from '#contract/api/parts/split-part.ts';
import { treatAsAssembly } from '#contract/api/parts/treat-as-assembly.ts';
import type { Part } from '#contract/schemas/entities.ts';
import { callApi } from '../../../api/calls/call-api.ts';
import { logProblem } from '../../../api/calls/log-problem.ts';
import { usePending } from '../../../api/use-pending.ts';
import { followFile } from '../../../product/uploads/upload-part.ts';
import { usePartsStore } from '../../../stores/parts-store.ts';
import { FieldSet } from '../../../ui/forms/form.tsx';
import { Text } from '../../../ui/layout/layout.tsx';
import { texts } from './texts.ts';
import styles from './unit-choice.module.css';

/** What is to become of the bodies of a file: parts of their own, or one thing. */
export function BodiesChoice({ part, mspID }: { part: Part; mspID: string }) {
  const [failure, setFailure] = useState('');
  const canSplit = part.findings.every(({ code, severity }) => code !== 'SEVERAL_BODIES' || severity === 'note');

  const split = usePending(async () => {
    setFailure('');
    const result = await splitBodies(part, mspID);
    if (result.outcome === 'failed') return setFailure(result.message);
    // The pressed button is gone with its card: without a new place the keyboard would start over at the top of the page.
    focusCard(result.firstPartId);
  });
  const assemble = usePending(async () => {
    setFailure('');
    const answer = await callApi(treatAsAssembly, { partID: part.id, mspID });
    if (!answer.success) return setFailure(answer.serverMessage ?? texts.bodies.notStored);
    usePartsStore.getState().replacePart(part.id, answer.part);
    focusCard(part.id);
  });
  const isBusy = split.isPending || assemble.isPending;

  return (
    <FieldSet plain legend={texts.bodies.question} className={styles['bodies']} aria-busy={isBusy}>
      {canSplit ? (
        <Button variant="default" size="xs" loading={split.isPending} disabled={assemble.isPending} onClick={() => void split.run()}>
          {texts.bodies.split}
          <VisuallyHidden>{texts.bodies.splitOf(part.filename)}</VisuallyHidden>
        </Button>
      ) : null}
      <Button variant="default" size="xs" loading={assemble.isPending} disabled={split.isPending} onClick={() => void assemble.run()}>
        {texts.bodies.assemble}
        <VisuallyHidden>{`: ${part.filename}`}</VisuallyHidden>
      </Button>
      <Text size="xs" tone="error" role="status">
        {!isBusy ? failure : <VisuallyHidden>{texts.bodies.working(part.filename)}</VisuallyHidden>}
      </Text>
    </FieldSet>
  );
}

function focusCard(partId: string): void {
  requestAnimationFrame(() => document.querySelector<HTMLElement>(`[data-part="${partId}"] input`)?.focus({ preventScroll: true }));
}

type SplitOutcome =
  | { readonly outcome: 'split'; readonly firstPartId: string }
  /** In the customer's words. */
  | { readonly outcome: 'failed'; readonly message: string };

/** Puts a part for each different body of a file in the place of its part, once all of them are measured. Never rejects. */
async function splitBodies(part: Part, mspID: string): Promise<SplitOutcome> {
  const answer = await callApi(splitPart, { partID: part.id, mspID });
  if (!answer.success) {
    logProblem(`${part.filename} could not be split: ${answer.error}`, answer.serverMessage ?? texts.bodies.notSplit);
    return { outcome: 'failed', message: answer.serverMessage ?? texts.bodies.notSplit };
  }
  const stop = new AbortController();
  const made = await Promise.all(
    answer.files.map(async (file) => {
      const result = await followFile(file, mspID, stop.signal);
      // One that failed ends the waiting for the others, whose end says nothing then.
      if (result.outcome === 'failed' && !stop.signal.aborted) {
        stop.abort();
        logProblem(`${file.filename} could not be measured: ${result.reason}`, result.message);
        return { failure: `${file.filename}: ${result.message}` };
      }
      return result.outcome === 'part' ? result.part : null;
    }),
  );
  for (const each of made) if (each !== null && 'failure' in each) return { outcome: 'failed', message: each.failure };
  const parts = made.flatMap((each) => (each === null || 'failure' in each ? [] : [each]));
  const [first] = parts;
  if (first === undefined) return { outcome: 'failed', message: texts.bodies.notSplit };
  usePartsStore.getState().dividePart(part.id, parts);
  return { outcome: 'split', firstPartId: first.id };
}

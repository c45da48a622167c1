import { Button, VisuallyHidden } from '@mantine/core';
import { useState } from 'react';
import { treatAsAssembly } from '#contract/api/parts/treat-as-assembly.ts';
import type { Part } from '#contract/schemas/entities.ts';
import { callApi } from '../../../api/calls/call-api.ts';
import { usePending } from '../../../api/use-pending.ts';
import { usePartsStore } from '../../../stores/parts-store.ts';
import { FieldSet } from '../../../ui/forms/form.tsx';
import { Text } from '../../../ui/layout/layout.tsx';
import { splitBodies } from './split-bodies.ts';
import styles from './unit-choice.module.css';

const NOT_MARKED = 'That could not be stored. Please check your connection and try again.';

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
    if (!answer.success) return setFailure(answer.serverMessage ?? NOT_MARKED);
    usePartsStore.getState().replacePart(part.id, answer.part);
    focusCard(part.id);
  });
  const isBusy = split.isPending || assemble.isPending;

  return (
    <FieldSet plain legend="How should we make these bodies?" className={styles['bodies']} aria-busy={isBusy}>
      {canSplit ? (
        <Button variant="default" size="xs" loading={split.isPending} disabled={assemble.isPending} onClick={() => void split.run()}>
          Split into parts
          <VisuallyHidden>{` of ${part.filename}`}</VisuallyHidden>
        </Button>
      ) : null}
      <Button variant="default" size="xs" loading={assemble.isPending} disabled={split.isPending} onClick={() => void assemble.run()}>
        Treat as one assembly
        <VisuallyHidden>{`: ${part.filename}`}</VisuallyHidden>
      </Button>
      <Text size="xs" tone="error" role="status">
        {!isBusy ? failure : <VisuallyHidden>{`Working on ${part.filename}…`}</VisuallyHidden>}
      </Text>
    </FieldSet>
  );
}

function focusCard(partId: string): void {
  requestAnimationFrame(() => document.querySelector<HTMLElement>(`[data-part="${partId}"] input`)?.focus({ preventScroll: true }));
}

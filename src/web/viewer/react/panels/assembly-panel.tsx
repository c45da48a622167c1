import { UnstyledButton } from '@mantine/core';
import { useEffect, useState } from 'react';
import { Card, Stack, Text } from '../../../ui/layout/layout.tsx';
import type { ModelBranch } from '../../basics/viewer.ts';
import { askEngine } from '../engine/engine-store.ts';
import { texts } from '../engine/texts.ts';
import styles from './panels.module.css';

/** Nobody looks for a part in a longer list. */
const MOST_SHOWN = 300;
const STEP_REM = 0.75;

/** The tree of an assembly's parts; the chosen one lights up in the picture, until it is pressed again. */
export function AssemblyPanel({ branches }: { readonly branches: readonly ModelBranch[] }) {
  const [chosen, setChosen] = useState<ModelBranch | null>(null);
  useEffect(() => {
    if (chosen === null) return;
    askEngine((viewer) => viewer.showBranch(chosen));
    return () => askEngine((viewer) => viewer.showBranch(null));
  }, [chosen]);
  const left = branches.length - MOST_SHOWN;
  return (
    <Card as="section" gap="xxs" size="sm" className={styles['panel']} aria-label={texts.assembly.panel}>
      <Stack as="ul" gap="none" className={styles['tree']}>
        {branches.slice(0, MOST_SHOWN).map((branch) => (
          <li
            key={`${branch.depth} ${branch.firstTriangle} ${branch.triangles}`}
            style={{ paddingInlineStart: `${branch.depth * STEP_REM}rem` }}
          >
            <UnstyledButton
              className={styles['branch'] ?? ''}
              aria-pressed={branch === chosen}
              onClick={() => setChosen(branch === chosen ? null : branch)}
            >
              {branch.name ?? texts.assembly.unnamed}
            </UnstyledButton>
          </li>
        ))}
      </Stack>
      {left > 0 ? (
        <Text size="xs" tone="dim">
          {texts.assembly.more(left)}
        </Text>
      ) : null}
    </Card>
  );
}

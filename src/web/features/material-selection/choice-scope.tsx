import { SegmentedControl } from '@mantine/core';
import { TextButton } from '../../ui/controls/anchor-link.tsx';
import { Hint, Stack } from '../../ui/layout/layout.tsx';
import { texts } from './texts.ts';

export type Scope = 'all' | 'folder' | 'one';

const SCOPES = ['all', 'folder', 'one'] as const satisfies readonly Scope[];

interface ChoiceScopeProps {
  readonly scope: Scope;
  readonly onScope: (scope: Scope) => void;
  /** How many are selected, and how many of them are made otherwise than the others. */
  readonly count: number;
  readonly otherwise: number;
  /** What the folder of the part that is looked at is called, where there are others. */
  readonly folder: string | undefined;
  /** The part that is looked at is made otherwise, and this makes it like the others. */
  readonly onAlike: (() => void) | undefined;
}

/** Which parts a choice is made for: all that are selected, those of the folder of the one that is looked at, or that one. */
export function ChoiceScope({ scope, onScope, count, otherwise, folder, onAlike }: ChoiceScopeProps) {
  return (
    <Stack gap="xs">
      <SegmentedControl
        fullWidth
        aria-label={texts.scope.label}
        value={scope}
        onChange={(value) => onScope(SCOPES.find((each) => each === value) ?? 'all')}
        data={[
          { value: 'all', label: texts.scope.all(count) },
          ...(folder === undefined ? [] : [{ value: 'folder', label: folder.slice(folder.lastIndexOf('/') + 1) }]),
          { value: 'one', label: texts.scope.one },
        ]}
      />
      {scope === 'all' && otherwise > 0 ? <Hint>{texts.scope.otherwise(otherwise, count)}</Hint> : null}
      {scope === 'one' && onAlike !== undefined ? (
        <Hint>
          {texts.scope.own}{' '}
          <TextButton inherit underline="always" onClick={onAlike}>
            {texts.scope.alike}
          </TextButton>
        </Hint>
      ) : null}
    </Stack>
  );
}

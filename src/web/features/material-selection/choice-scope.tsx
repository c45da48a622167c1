import { Anchor, SegmentedControl } from '@mantine/core';
import { Hint, Stack } from '../../ui/layout/layout.tsx';
import { texts } from './texts.ts';

export type Scope = 'all' | 'one';

interface ChoiceScopeProps {
  readonly scope: Scope;
  readonly onScope: (scope: Scope) => void;
  /** How many are selected, and how many of them are made otherwise than the others. */
  readonly count: number;
  readonly otherwise: number;
  /** The part that is looked at is made otherwise, and this makes it like the others. */
  readonly onAlike: (() => void) | undefined;
}

/** Which parts a choice is made for: all that are selected, or the one that is looked at. */
export function ChoiceScope({ scope, onScope, count, otherwise, onAlike }: ChoiceScopeProps) {
  return (
    <Stack gap="xs">
      <SegmentedControl
        fullWidth
        aria-label={texts.scope.label}
        value={scope}
        onChange={(value) => onScope(value === 'one' ? 'one' : 'all')}
        data={[
          { value: 'all', label: texts.scope.all(count) },
          { value: 'one', label: texts.scope.one },
        ]}
      />
      {scope === 'all' && otherwise > 0 ? <Hint>{texts.scope.otherwise(otherwise, count)}</Hint> : null}
      {scope === 'one' && onAlike !== undefined ? (
        <Hint>
          {texts.scope.own}{' '}
          <Anchor component="button" type="button" inherit underline="always" onClick={onAlike}>
            {texts.scope.alike}
          </Anchor>
        </Hint>
      ) : null}
    </Stack>
  );
}

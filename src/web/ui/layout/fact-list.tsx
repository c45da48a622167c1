import type { ComponentProps, ReactNode } from 'react';
import { Fact, Facts } from './facts.tsx';

interface FactListProps extends Omit<ComponentProps<typeof Facts>, 'children'> {
  readonly facts: readonly (readonly [label: string, value: string])[];
  /** What stands before them. */
  readonly children?: ReactNode;
}

/** `Facts` of a list of names and texts; what is empty is left out. */
export function FactList({ facts, children, ...props }: FactListProps) {
  const said = facts.filter(([, value]) => value !== '');
  if (said.length === 0 && children === undefined) return null;
  return (
    <Facts {...props}>
      {children}
      {said.map(([label, value]) => (
        <Fact key={label} label={label}>
          {value}
        </Fact>
      ))}
    </Facts>
  );
}

import { type ReactNode, useState } from 'react';
import { Fold, Grid, Stack } from '../../../ui/layout/layout.tsx';
import type { CardPath } from '../card/card-path.ts';
import { useCardEditor } from './card-editor.ts';

interface CardFoldProps {
  /** Opens by itself while something under it is wrong. */
  readonly path: CardPath;
  readonly title: ReactNode;
  readonly isOpened?: boolean;
  readonly children: ReactNode;
}

/** Fields that are seldom needed, or one of many things: folded away until they are wanted. */
export function CardFold({ path, title, isOpened = false, children }: CardFoldProps) {
  const { problems } = useCardEditor();
  const [isOpen, setIsOpen] = useState(isOpened);
  const isFaulty = [...problems.keys()].some((problem) => problem === path || problem.startsWith(`${path}.`));
  return (
    <Fold framed summary={title} open={isOpen || isFaulty} onToggle={(event) => setIsOpen(event.currentTarget.open)}>
      {isOpen || isFaulty ? <Stack mb="md">{children}</Stack> : null}
    </Fold>
  );
}

/** How wide a field is at least, where their number or a long name asks for another width than the usual. */
export type FieldWidth = '12rem' | '14rem' | '18rem';

/** Fields side by side where there is room. */
export function FieldGrid({ least = '14rem', children }: { readonly least?: FieldWidth | undefined; readonly children: ReactNode }) {
  return (
    <Grid least={least} fill gap="lg" style={{ alignItems: 'start' }}>
      {children}
    </Grid>
  );
}

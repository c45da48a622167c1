import type { ReactNode } from 'react';
import type { ActiveModel } from '../../stores/active-model-store.ts';
import { FileName } from '../../ui/display/file-name.tsx';
import { Note, Row } from '../../ui/layout/layout.tsx';
import { Cell, type Column, NameCell } from '../../ui/tables/rows.tsx';
import { PartPicture } from './part-picture.tsx';
import { texts } from './texts.ts';

const SIDE = '4rem';

/** The columns of the cells below. */
export const PART_COLUMNS: readonly [Column, Column] = [
  { name: texts.picture, width: SIDE, isQuiet: true },
  { name: texts.part, width: 'minmax(0, 1fr)' },
];

interface PartCellsProps {
  readonly image: string;
  /** Null where there is nothing to see in 3D. */
  readonly model: ActiveModel | null;
  readonly filename: string;
  /** The color to show it in, '#rrggbb', instead of the picture's own. */
  readonly rgb?: string | undefined;
  /** The name of the finish to show it in. */
  readonly finish?: string | undefined;
  /** Its place among the lines, where that matters. */
  readonly number?: ReactNode;
  /** What else there is to say of it. */
  readonly children?: ReactNode;
}

/** The cells that a line of a part begins with: its picture, its name, and what it is. */
export function PartCells({ image, model, filename, rgb, finish, number, children }: PartCellsProps) {
  return (
    <>
      <Cell isLead>
        <PartPicture
          image={image}
          model={model?.kind === 'part' ? { ...model, rgb, finish } : model}
          side={SIDE}
          tint={rgb}
          finish={finish}
        />
      </Cell>
      <NameCell>
        <Row nowrap gap="xs" align="baseline" size="base" weight={600}>
          {number === undefined ? null : (
            <Note weight={400} fit="keep">
              {number}
            </Note>
          )}
          <FileName name={filename} />
        </Row>
        {children}
      </NameCell>
    </>
  );
}

import { Button } from '@mantine/core';
import { IconTrash } from '@tabler/icons-react';
import { readText } from '../card/card-path.ts';
import { useCardEditor } from '../fields/card-editor.ts';
import { FigureField } from '../fields/figure-field.tsx';
import { TextField } from '../fields/text-field.tsx';
import styles from './section.module.css';
import { texts } from './texts.ts';

/** One colour of the provider's own. */
export function ColorItem({ index }: { index: number }) {
  const { card, isReadOnly, change } = useCardEditor();
  const path = `ownColors.${index}`;
  return (
    <>
      <div className={styles['colorFields']}>
        <TextField path={`${path}.name`} />
        <TextField path={`${path}.rgb`} type="color" />
        <FigureField path={`${path}.alpha`} unit="%" isPlain />
        <TextField path={`${path}.description`} />
      </div>
      {isReadOnly ? null : (
        <div>
          <Button
            variant="subtle"
            color="gray"
            size="xs"
            leftSection={<IconTrash size={15} stroke={1.6} aria-hidden />}
            onClick={() => change(path, undefined)}
          >
            {texts.materials.removeColor(readText(card, `${path}.name`))}
          </Button>
        </div>
      )}
    </>
  );
}

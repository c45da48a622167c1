import { Button } from '@mantine/core';
import { IconPlus, IconTrash } from '@tabler/icons-react';
import { type ReactNode, useRef } from 'react';
import { type CardPath, readList } from '../card/card-path.ts';
import { texts } from '../texts.ts';
import { fieldId, useCardEditor } from './card-editor.ts';
import styles from './fields.module.css';
import { ProblemText } from './problem-text.tsx';

interface ItemListProps {
  readonly path: CardPath;
  readonly title: string;
  readonly help: string;
  readonly addLabel: string;
  /** What an entry is called, for instance 'Machine 2'. */
  readonly nameOf: (index: number) => string;
  /** A new entry. */
  readonly create: () => unknown;
  /** So many must stay. */
  readonly least?: number;
  readonly children: (path: CardPath, index: number) => ReactNode;
}

/** Entries of a list, each with its fields, that can be added and removed. */
export function ItemList({ path, title, help, addLabel, nameOf, create, least = 0, children }: ItemListProps) {
  const { card, isReadOnly, change } = useCardEditor();
  const list = useRef<HTMLElement>(null);
  const items = readList(card, path);
  const add = () => {
    change(path, [...items, create()]);
    // The new entry's first field, once it is drawn.
    requestAnimationFrame(() => list.current?.querySelector<HTMLElement>(`[data-item="${items.length}"] :is(input, select)`)?.focus());
  };
  const remove = (index: number) => {
    change(`${path}.${index}`, undefined);
    list.current?.focus();
  };
  return (
    <section ref={list} id={fieldId(path)} className={styles['list']} tabIndex={-1} aria-label={title}>
      <h3>{title}</h3>
      <p className={styles['help']}>{help}</p>
      <ProblemText path={path} />
      {items.map((item, index) => (
        <fieldset
          key={typeof item['id'] === 'string' ? item['id'] : index}
          id={fieldId(`${path}.${index}`)}
          className={styles['item']}
          data-item={index}
          tabIndex={-1}
        >
          <legend>{nameOf(index)}</legend>
          <ProblemText path={`${path}.${index}`} />
          {children(`${path}.${index}`, index)}
          {isReadOnly || items.length <= least ? null : (
            <Button
              className={styles['remove'] ?? ''}
              aria-label={texts.remove(nameOf(index))}
              variant="subtle"
              color="gray"
              size="xs"
              leftSection={<IconTrash size={15} stroke={1.6} aria-hidden />}
              onClick={() => remove(index)}
            >
              {texts.removeShort}
            </Button>
          )}
        </fieldset>
      ))}
      {isReadOnly ? null : (
        <Button
          className={styles['add'] ?? ''}
          variant="default"
          size="xs"
          leftSection={<IconPlus size={15} stroke={1.6} aria-hidden />}
          onClick={add}
        >
          {addLabel}
        </Button>
      )}
    </section>
  );
}

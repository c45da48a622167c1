import { type ReactNode, useRef } from 'react';
import { FieldSet } from '../../../ui/forms/form.tsx';
import { Heading, Hint, Row, Stack } from '../../../ui/layout/layout.tsx';
import { type CardPath, readList } from '../card/card-path.ts';
import styles from '../card/pricing.module.css';
import { texts } from '../card/texts.ts';
import { fieldId, useCardEditor } from './card-editor.ts';
import { AddButton, RemoveButton } from './entry-buttons.tsx';
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
  /** An entry has so few fields that what removes it stands beside them. */
  readonly isShort?: boolean;
  readonly children: (path: CardPath, index: number) => ReactNode;
}

/** Entries of a list, each with its fields, that can be added and removed. */
export function ItemList({ path, title, help, addLabel, nameOf, create, least = 0, isShort = false, children }: ItemListProps) {
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
    <Stack
      as="section"
      gap="sm"
      ref={list}
      id={fieldId(path)}
      tabIndex={-1}
      aria-label={title}
      className={isShort ? styles['alike'] : undefined}
      style={{ outline: 'none' }}
    >
      <Heading as="h3">{title}</Heading>
      <Hint size="xs">{help}</Hint>
      <ProblemText path={path} />
      {items.map((item, index) => {
        const at = `${path}.${index}`;
        const fields = children(at, index);
        const remover =
          isReadOnly || items.length <= least ? null : (
            <RemoveButton label={texts.removeShort} spoken={texts.remove(nameOf(index))} onClick={() => remove(index)} />
          );
        return (
          <FieldSet
            key={typeof item['id'] === 'string' ? item['id'] : index}
            legend={nameOf(index)}
            id={fieldId(at)}
            data-item={index}
            tabIndex={-1}
          >
            <ProblemText path={at} />
            {isShort ? (
              <Row gap="md">
                <div style={{ flex: '1 1 16rem' }}>{fields}</div>
                {remover}
              </Row>
            ) : (
              <>
                {fields}
                {remover}
              </>
            )}
          </FieldSet>
        );
      })}
      {isReadOnly ? null : <AddButton label={addLabel} onClick={add} />}
    </Stack>
  );
}

/** An id that none of the others has. */
export function freshId(prefix: string, taken: readonly unknown[]): string {
  let number = taken.length + 1;
  while (taken.includes(`${prefix}-${number}`)) number += 1;
  return `${prefix}-${number}`;
}

import { Button } from '@mantine/core';
import { type RefObject, useEffect, useRef } from 'react';
import { Row } from '../../ui/layout/layout.tsx';

interface ShowMoreProps {
  readonly text: string;
  /** The table, each of whose lines has a link. */
  readonly list: RefObject<HTMLTableElement | null>;
  /** Its lines so far. */
  readonly count: number;
  readonly pages: {
    readonly hasNextPage: boolean;
    readonly isFetchingNextPage: boolean;
    readonly fetchNextPage: () => unknown;
  };
}

/** The button under a list that goes on; the first of the rows that come gets the focus, which would otherwise end up behind all of them. */
export function ShowMore({ text, list, count, pages: { hasNextPage, isFetchingNextPage, fetchNextPage } }: ShowMoreProps) {
  const known = useRef<number | null>(null);
  useEffect(() => {
    if (known.current === null || count <= known.current) return;
    list.current?.tBodies[known.current]?.querySelector('a')?.focus();
    known.current = null;
  }, [list, count]);
  if (!hasNextPage) return null;
  const show = () => {
    known.current = count;
    fetchNextPage();
  };
  return (
    <Row justify="center" mt="lg">
      <Button variant="default" loading={isFetchingNextPage} onClick={show}>
        {text}
      </Button>
    </Row>
  );
}

import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import { useParams } from '../../../navigation/router-view.tsx';
import { AnchorLink } from '../../../ui/controls/anchor-link.tsx';
import { IconPrinter } from '../../../ui/icons/more-icons.tsx';
import { Answered } from '../../../ui/layout/answered.tsx';
import { DocumentTitle } from '../../../ui/layout/document-title.tsx';
import { Row } from '../../../ui/layout/layout.tsx';
import { type FloorAnswer, useFloorOrder } from '../shared/use-desk-request.ts';
import styles from './print-view.module.css';
import { texts } from './texts.ts';

interface PrintPageProps {
  readonly title: string;
  /** What is to be printed; null where there is none, of which `missing` tells. */
  readonly draw: (answer: FloorAnswer) => ReactNode;
  readonly missing: string;
}

/** A page of an order that is made to be printed: what is to be printed, and above it the way to the printer and back. */
export function PrintPage({ title, draw, missing }: PrintPageProps) {
  const { requestId } = useParams('/msp/orders/$requestId/traveller');
  const query = useFloorOrder(requestId);
  const drawn = query.data === undefined ? null : draw(query.data);
  return (
    <div className={styles['page']}>
      <DocumentTitle title={title} description={undefined} />
      <Row className={styles['bar']}>
        <h1>{title}</h1>
        <AnchorLink to="/msp/orders/$requestId" params={{ requestId }}>
          {texts.back}
        </AnchorLink>
        {drawn === null ? null : (
          <Button leftSection={<IconPrinter size={17} aria-hidden />} onClick={() => window.print()}>
            {texts.print}
          </Button>
        )}
      </Row>
      <Answered query={query} loading={texts.loading} failed={query.failed} height={300} rows={1}>
        {() => drawn ?? <p>{missing}</p>}
      </Answered>
    </div>
  );
}

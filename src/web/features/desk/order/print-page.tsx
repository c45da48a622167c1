import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import { useParams } from '../../../navigation/router-view.tsx';
import { AnchorLink } from '../../../ui/controls/anchor-link.tsx';
import { IconPrinter } from '../../../ui/icons/more-icons.tsx';
import { DocumentTitle } from '../../../ui/layout/document-title.tsx';
import { Fact, Facts } from '../../../ui/layout/facts.tsx';
import { Row } from '../../../ui/layout/layout.tsx';
import { Placeholder } from '../../../ui/layout/placeholder.tsx';
import { TryAgain } from '../../../ui/layout/try-again.tsx';
import { type FloorAnswer, useFloorOrder } from '../shared/use-floor-order.ts';
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
  const { data, problem, isFetching, refetch } = useFloorOrder(requestId);
  const drawn = data === undefined ? null : draw(data);
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
      {data !== undefined ? null : problem === null ? (
        <Placeholder label={texts.loading} height={300} rows={1} />
      ) : (
        <TryAgain text={problem} onRetry={() => void refetch()} busy={isFetching} />
      )}
      {data !== undefined && drawn === null ? <p>{missing}</p> : drawn}
    </div>
  );
}

interface PrintFactsProps {
  readonly className: string | undefined;
  /** A column's least width. */
  readonly label?: string;
  readonly facts: readonly (readonly [label: string, value: string])[];
}

/** What a printed sheet says, name by name; what is empty takes no room. */
export function PrintFacts({ facts, ...props }: PrintFactsProps) {
  const said = facts.filter(([, value]) => value !== '');
  return said.length === 0 ? null : (
    <Facts kind="above" {...props}>
      {said.map(([label, value]) => (
        <Fact key={label} label={label}>
          {value}
        </Fact>
      ))}
    </Facts>
  );
}

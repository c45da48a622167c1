import { Button, VisuallyHidden } from '@mantine/core';
import type { WireDeskRequest } from '#contract/desk/request.ts';
import type { OrderDocument, QuoteLine } from '#domain/desk/quote-document.ts';
import { type LineProgress, mayAct } from '#domain/desk/request-life.ts';
import { spellMadeOf } from '../../../product/offers/spell-made-of.ts';
import { PartPicture } from '../../../product/parts/part-picture.tsx';
import { showMicros } from '../../../product/prices/format-micros.ts';
import { FileName } from '../../../ui/display/file-name.tsx';
import { Hint, Lines, Note, Row, Text } from '../../../ui/layout/layout.tsx';
import type { Acting } from '../shared/use-act.ts';
import styles from './order-section.module.css';
import { texts } from './texts.ts';

const TONES = { waiting: 'dim', 'in-production': 'accent', finished: undefined } as const;

interface OrderLinesProps {
  readonly request: WireDeskRequest;
  readonly order: OrderDocument;
  readonly pictures: Readonly<Record<string, string>>;
  readonly acting: Acting;
}

/** The ordered lines with how far each is; started and finished one by one or all together. */
export function OrderLines({ request: { life }, order, pictures, acting }: OrderLinesProps) {
  const progress = life.order?.lines ?? [];
  const mayMake = mayAct(life.state, 'member', 'started');
  const linesIn = (making: LineProgress['making']) => progress.filter((line) => line.making === making).map(({ line }) => line);
  const [waiting, going] = [linesIn('waiting'), linesIn('in-production')];
  return (
    <>
      <Lines as="ol" aria-label={texts.lines}>
        {order.lines.map((line) => {
          const own = progress.find((each) => each.line === line.line);
          return own === undefined ? null : (
            <OrderLine
              key={line.line}
              line={line}
              progress={own}
              currency={order.currency}
              picture={pictures[line.partId] ?? ''}
              acting={mayMake ? acting : null}
            />
          );
        })}
      </Lines>
      {mayMake && waiting.length + going.length > 0 ? (
        <Row gap="xs">
          {waiting.length < 2 ? null : (
            <Button
              variant="default"
              size="xs"
              disabled={acting.isPending}
              onClick={() => void acting.act({ type: 'started', lines: waiting })}
            >
              {texts.startAll}
            </Button>
          )}
          {going.length < 2 ? null : (
            <Button
              variant="default"
              size="xs"
              disabled={acting.isPending}
              onClick={() => void acting.act({ type: 'finished', lines: going })}
            >
              {texts.finishAll}
            </Button>
          )}
        </Row>
      ) : null}
    </>
  );
}

interface OrderLineProps {
  readonly line: QuoteLine;
  readonly progress: LineProgress;
  readonly currency: string;
  readonly picture: string;
  /** Null where nothing can be made any more. */
  readonly acting: Acting | null;
}

function OrderLine({ line, progress, currency, picture, acting }: OrderLineProps) {
  const { making, shipped } = progress;
  const facts = spellMadeOf(line);
  return (
    <li className={styles['line']}>
      <PartPicture image={picture} model={null} side="100%" />
      <div className={styles['what']}>
        <Text weight={600} size="base">
          <FileName name={line.filename} />
        </Text>
        <Hint size="xs">{facts}</Hint>
        <Hint size="xs">
          {texts.pieces(line.quantity)} · {showMicros(line.totalMicros, currency)}
        </Hint>
      </div>
      <Row size="sm" gap="xs" className={styles['state']}>
        <Text as="span" weight={600} tone={TONES[making]}>
          {texts.making[making]}
        </Text>
        {shipped === 0 ? null : <Note>{texts.shipped(shipped, progress.quantity)}</Note>}
      </Row>
      <Row justify="end">
        {acting === null || making === 'finished' ? null : (
          <Button
            variant="default"
            size="xs"
            disabled={acting.isPending}
            onClick={() => void acting.act({ type: making === 'waiting' ? 'started' : 'finished', lines: [line.line] })}
          >
            {making === 'waiting' ? texts.start : texts.finish}
            <VisuallyHidden>{texts.ofLine(line.line)}</VisuallyHidden>
          </Button>
        )}
      </Row>
    </li>
  );
}

import { Button, VisuallyHidden } from '@mantine/core';
import type { WireDeskRequest } from '#contract/desk/request.ts';
import type { OrderDocument, QuoteLine } from '#domain/desk/quote-document.ts';
import { type LineProgress, mayAct } from '#domain/desk/request-life.ts';
import { FileName } from '../../../../ui/file-name.tsx';
import { showMicros } from '../../../../ui/format-micros.ts';
import { PartImage } from '../../../../ui/part-image.tsx';
import type { Acting } from '../use-act.ts';
import styles from './order-section.module.css';
import { texts } from './texts.ts';

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
      <ol className={styles['lines']} aria-label={texts.lines}>
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
      </ol>
      {mayMake && waiting.length + going.length > 0 ? (
        <div className={styles['buttons']}>
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
        </div>
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
  const facts = [line.material, line.color, line.finish].filter((word) => word !== '').join(' · ');
  return (
    <li className={styles['line']}>
      <div className={styles['picture']}>
        <PartImage image={picture} alt="" />
      </div>
      <div className={styles['what']}>
        <p className={styles['name']}>
          <FileName name={line.filename} />
        </p>
        <p className={styles['dimmed']}>{facts}</p>
        <p className={styles['dimmed']}>
          {texts.pieces(line.quantity)} · {showMicros(line.totalMicros, currency)}
        </p>
      </div>
      <p className={styles['making']}>
        <span className={styles['step']} data-making={making}>
          {texts.making[making]}
        </span>
        {shipped === 0 ? null : <span className={styles['dimmed']}>{texts.shipped(shipped, progress.quantity)}</span>}
      </p>
      <div className={styles['next']}>
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
      </div>
    </li>
  );
}

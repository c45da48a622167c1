import { Button, VisuallyHidden } from '@mantine/core';
import type { FloorAct } from '#contract/api/desk/act-on-request.ts';
import type { ShownLife } from '#contract/desk/events.ts';
import { type LineProgress, mayAct } from '#domain/desk/request-life.ts';
import { spellMadeOf } from '../../../product/offers/spell-made-of.ts';
import { PartPicture } from '../../../product/parts/part-picture.tsx';
import { FileName } from '../../../ui/display/file-name.tsx';
import { Hint, Lines, Note, Row, Text } from '../../../ui/layout/layout.tsx';
import type { Acting } from '../shared/use-act.ts';
import styles from './order-section.module.css';
import { texts } from './texts.ts';

const TONES = { waiting: 'dim', 'in-production': 'accent', finished: undefined } as const;

interface OrderLinesProps {
  readonly life: Pick<ShownLife, 'state' | 'order'>;
  readonly lines: readonly OrderedLine[];
  readonly acting: Acting<FloorAct>;
}

type MadeOf = Parameters<typeof spellMadeOf>[0];

/** A line as it is to be made; its worth is left out where nobody is to see prices. */
export interface OrderedLine extends MadeOf {
  readonly line: number;
  readonly filename: string;
  readonly quantity: number;
  /** A name under the image base. */
  readonly picture: string;
  /** The color to show it in, '#rrggbb'. */
  readonly colorRgb?: string | undefined;
  readonly worth?: string;
}

/** The ordered lines with how far each is; started and finished one by one or all together. */
export function OrderLines({ life, lines, acting }: OrderLinesProps) {
  const progress = life.order?.lines ?? [];
  const mayMake = mayAct(life.state, 'member', 'started');
  const linesIn = (making: LineProgress['making']) => progress.filter((line) => line.making === making).map(({ line }) => line);
  const [waiting, going] = [linesIn('waiting'), linesIn('in-production')];
  const toAll = (type: 'started' | 'finished', all: number[], words: string) =>
    all.length < 2 ? null : (
      <Button variant="default" size="xs" disabled={acting.isPending} onClick={() => void acting.act({ type, lines: all })}>
        {words}
      </Button>
    );
  return (
    <>
      <Lines as="ol" aria-label={texts.lines}>
        {lines.map((line) => {
          const own = progress.find((each) => each.line === line.line);
          return own === undefined ? null : <OrderLine key={line.line} line={line} progress={own} acting={mayMake ? acting : null} />;
        })}
      </Lines>
      {mayMake && waiting.length + going.length > 0 ? (
        <Row gap="xs">
          {toAll('started', waiting, texts.startAll)}
          {toAll('finished', going, texts.finishAll)}
        </Row>
      ) : null}
    </>
  );
}

interface OrderLineProps {
  readonly line: OrderedLine;
  readonly progress: LineProgress;
  /** Null where nothing can be made any more. */
  readonly acting: Acting<FloorAct> | null;
}

function OrderLine({ line, progress, acting }: OrderLineProps) {
  const { making, shipped } = progress;
  const facts = spellMadeOf(line);
  return (
    <li className={styles['line']}>
      <PartPicture image={line.picture} model={null} side="100%" tint={line.colorRgb} finish={line.finish} />
      <div className={styles['what']}>
        <Text weight={600} size="base">
          <FileName name={line.filename} />
        </Text>
        <Hint size="xs">{facts}</Hint>
        <Hint size="xs">{[texts.pieces(line.quantity), line.worth].filter((text) => text !== undefined).join(' · ')}</Hint>
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

import type { CSSProperties, ReactNode } from 'react';
import type { Dashboard } from '#contract/api/desk/get-dashboard.ts';
import type { WireCurrencySums } from '#contract/desk/clients.ts';
import { showMicros } from '../../product/prices/format-micros.ts';
import { AnchorLink } from '../../ui/controls/anchor-link.tsx';
import { Card, Grid, Hint, Text } from '../../ui/layout/layout.tsx';
import styles from './dashboard.module.css';
import { FIGURE_LISTS } from './figure-lists.ts';
import { formatCount, formatHours, formatShare } from './format-figures.ts';
import { texts } from './texts.ts';

/** Nine of ten say nothing where there are fewer than ten. */
const ENOUGH_FOR_SHARES = 10;

/** The four figures that a shop looks at first. */
export function Tiles({ dashboard: { sums, answered, quoted, won, lost, firstAnswerHours, from, to } }: { dashboard: Dashboard }) {
  const { tiles } = texts;
  const period = { from, to };
  return (
    <Grid as="dl" least="12rem">
      <Tile name={tiles.won} figures={listSums(sums, 'orderedMicros')}>
        <AnchorLink inherit to="/msp/orders" search={{ ...FIGURE_LISTS.won, ...period }}>
          {tiles.wonCount(formatCount(won))}
        </AnchorLink>
      </Tile>
      <Tile name={tiles.quoted} figures={listSums(sums, 'quotedMicros')}>
        <AnchorLink inherit to="/msp/orders" search={{ ...FIGURE_LISTS.quoted, ...period }}>
          {tiles.quotedCount(formatCount(quoted))}
        </AnchorLink>
      </Tile>
      <Tile name={tiles.rate} figures={[formatShare(won, won + lost)]} help={tiles.rateHelp}>
        <AnchorLink inherit to="/msp/orders" search={{ ...FIGURE_LISTS.decided, ...period }}>
          {tiles.rateOf(formatCount(won), formatCount(lost))}
        </AnchorLink>
      </Tile>
      <Tile
        name={tiles.answer}
        figures={[firstAnswerHours === null ? texts.none : formatHours(firstAnswerHours.median)]}
        help={tiles.answerHelp}
      >
        {firstAnswerHours === null ? null : (
          <AnchorLink inherit to="/msp/orders" search={{ ...FIGURE_LISTS.answered, ...period }}>
            {tiles.answerOf(formatCount(answered), answered < ENOUGH_FOR_SHARES ? null : formatHours(firstAnswerHours.p90))}
          </AnchorLink>
        )}
      </Tile>
    </Grid>
  );
}

interface TileProps {
  readonly name: string;
  /** The first is the largest. */
  readonly figures: readonly string[];
  readonly help?: string;
  readonly children: ReactNode;
}

function Tile({ name, figures, help, children }: TileProps) {
  return (
    <Card gap="xxs" className={styles['tile']}>
      <Hint as="dt">{name}</Hint>
      {figures.map((figure, index) => (
        <Text
          as="dd"
          key={figure}
          display
          numeric
          className={index === 0 ? styles['figure'] : ''}
          style={{ '--letters': figure.length } as CSSProperties}
        >
          {figure}
        </Text>
      ))}
      <Text as="dd" size="base" numeric>
        {children}
      </Text>
      {help === undefined ? null : (
        <Hint as="dd" size="xs">
          {help}
        </Hint>
      )}
    </Card>
  );
}

/** One amount a currency: sums of different money are never one figure. */
function listSums(sums: readonly WireCurrencySums[], of: 'quotedMicros' | 'orderedMicros'): readonly string[] {
  const known = sums.filter((sum) => sum[of] > 0);
  const shown = known.length > 0 ? known : sums.slice(0, 1);
  return shown.length === 0 ? [texts.none] : shown.map((sum) => showMicros(sum[of], sum.currency));
}

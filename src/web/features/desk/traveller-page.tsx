import { useEffect, useState } from 'react';
import type { FloorLine, FloorOrder } from '#contract/desk/floor.ts';
import { nameOrder } from '#domain/desk/quote-document.ts';
import { formatDimensions } from '#domain/part/format-dimensions.ts';
import { sayOffer } from '#domain/sentences/offers.ts';
import { logProblem } from '../../api/calls/log-problem.ts';
import { deskLineAddress } from '../../api/files/fetch-desk-file.ts';
import { ModelDownload } from '../../product/desk/model-download.tsx';
import { formatDay } from '../../product/prices/format-day.ts';
import { PartImage } from '../../ui/display/part-image.tsx';
import { FactList } from '../../ui/layout/fact-list.tsx';
import { Card, Grid, Row, Stack, Text } from '../../ui/layout/layout.tsx';
import { PrintPage } from './order/print-page.tsx';
import styles from './order/print-view.module.css';
import { texts } from './order/texts.ts';

const words = texts.printed;

/** /msp/orders/…/traveller: a sheet for each ordered line that goes through the shop with it. */
export function TravellerPage() {
  return (
    <PrintPage
      title={texts.traveller}
      missing={texts.noOrder}
      draw={({ order }) => order.lines.map((line) => <Traveller key={line.line} order={order} line={line} />)}
    />
  );
}

interface TravellerProps {
  readonly order: FloorOrder;
  readonly line: FloorLine;
}

function Traveller({ order, line }: TravellerProps) {
  const address = new URL(`${import.meta.env.BASE_URL}msp/orders/${order.requestID}`, location.origin).href;
  const { promisedOn, customer } = order;
  const facts = [
    [words.quantity, String(line.quantity)],
    [words.material, sayOffer(line.material)],
    [words.color, sayOffer(line.color)],
    [words.finish, sayOffer(line.finish)],
    [words.size, formatDimensions(line.dimensions, line.unit)],
    [words.due, promisedOn === null ? '' : formatDay(promisedOn)],
    [words.customer, [customer.name, customer.organization].filter((word) => word !== '').join(', ')],
    [texts.purchaseOrder, order.purchaseOrder],
  ] as const;
  return (
    <Card as="article" className={styles['paper']}>
      <Row as="header" justify="between" align="start">
        <div>
          <Text as="h2" numeric>
            {words.traveller(nameOrder(order.orderNumber), line.line)}
          </Text>
          <Text style={{ marginTop: '0.35rem', fontSize: '1.125rem' }}>{line.filename}</Text>
          {line.internalFilename === null ? null : (
            <ModelDownload address={deskLineAddress(order.requestID, line.line)} filename={line.filename} isShared={line.isFileShared} />
          )}
        </div>
        <Stack as="figure" gap="xxs" align="center">
          <QrCode text={address} label={words.scan} />
          <Text as="figcaption" tone="dim">
            {words.scan}
          </Text>
        </Stack>
      </Row>
      <Grid least="15rem" style={{ gap: '1.5rem 2rem' }}>
        <div className={styles['picture']}>
          <PartImage image={line.image} alt="" tint={line.colorRgb} finish={line.finish} />
        </div>
        <FactList kind="above" className={styles['facts']} facts={facts} />
      </Grid>
      <Words line={line} />
    </Card>
  );
}

function Words({ line: { wishes, note } }: { line: FloorLine }) {
  const said = [
    [words.wishes.note, wishes.note],
    [words.wishes.tolerances, wishes.tolerances],
    [words.wishes.threads, wishes.threads],
    [words.note, note],
  ] as const;
  return <FactList kind="above" className={styles['words']} label="100%" facts={said} />;
}

/** A code to scan. Its place is kept while it is drawn. */
function QrCode({ text, label }: { text: string; label: string }) {
  const squares = useQrCode(text);
  if (squares === null) return <div className={styles['code']} />;
  const path = squares.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : []))).join('');
  return (
    <svg className={styles['code']} viewBox={`-2 -2 ${squares.length + 4} ${squares.length + 4}`} role="img" aria-label={label}>
      <rect x={-2} y={-2} width="100%" height="100%" fill="#fff" />
      <path d={path} fill="#000" shapeRendering="crispEdges" />
    </svg>
  );
}

/** A text as the dark squares of a QR code, row by row; null until its code is there, and where it can't be had. */
function useQrCode(text: string): readonly (readonly boolean[])[] | null {
  const [squares, setSquares] = useState<readonly (readonly boolean[])[] | null>(null);
  useEffect(() => {
    let isWanted = true;
    import('uqr').then(
      ({ encode }) => {
        if (isWanted) setSquares(encode(text, { border: 0, ecc: 'M' }).data);
      },
      (error: unknown) => logProblem('The code to scan could not be drawn.', error),
    );
    return () => {
      isWanted = false;
    };
  }, [text]);
  return squares;
}

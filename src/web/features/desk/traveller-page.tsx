import { useEffect, useState } from 'react';
import type { DeskLine } from '#contract/desk/request.ts';
import { nameOrder, type OrderDocument, type QuoteLine } from '#domain/desk/quote-document.ts';
import { formatDimensions } from '#domain/part/format-dimensions.ts';
import { logProblem } from '../../api/calls/log-problem.ts';
import { deskLineAddress } from '../../api/files/fetch-desk-file.ts';
import { ModelDownload } from '../../product/desk/model-download.tsx';
import { formatDay } from '../../product/prices/format-day.ts';
import { PartImage } from '../../ui/display/part-image.tsx';
import { Card, Grid, Row, Stack, Text } from '../../ui/layout/layout.tsx';
import { PrintFacts, PrintPage } from './order/print-page.tsx';
import styles from './order/print-view.module.css';
import { texts } from './order/texts.ts';
import type { RequestAnswer } from './shared/use-desk-request.ts';

const words = texts.printed;

/** /msp/orders/…/traveller: a sheet for each ordered line that goes through the shop with it. */
export function TravellerPage() {
  return (
    <PrintPage
      title={texts.traveller}
      missing={texts.noOrder}
      draw={({ request }, order) => order.lines.map((line) => <Traveller key={line.line} request={request} order={order} line={line} />)}
    />
  );
}

interface TravellerProps {
  readonly request: RequestAnswer['request'];
  readonly order: OrderDocument;
  readonly line: QuoteLine;
}

function Traveller({ request, order, line }: TravellerProps) {
  const asked = request.lines.find((each) => each.line === line.line);
  const address = new URL(`${import.meta.env.BASE_URL}msp/orders/${request.requestID}`, location.origin).href;
  const due = request.life.dueOn ?? findDue(request);
  const { contact } = request;
  const facts = [
    [words.quantity, String(line.quantity)],
    [words.material, line.material],
    [words.color, line.color],
    [words.finish, line.finish],
    [words.size, formatDimensions(line.dimensions, line.unit)],
    [words.due, due === null ? '' : formatDay(due)],
    [words.customer, [contact.name, contact.organization].filter((word) => word !== '').join(', ')],
    [texts.purchaseOrder, order.purchaseOrder],
  ] as const;
  return (
    <Card as="article" className={styles['paper']}>
      <Row as="header" justify="between" align="start">
        <div>
          <Text as="h2" numeric>
            {words.traveller(nameOrder(order.number), line.line)}
          </Text>
          <Text style={{ marginTop: '0.35rem', fontSize: '1.125rem' }}>{line.filename}</Text>
          {asked === undefined || asked.internalFilename === null ? null : (
            <ModelDownload address={deskLineAddress(request.requestID, line.line)} filename={line.filename} isShared={asked.isFileShared} />
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
          <PartImage image={asked?.image ?? ''} alt="" />
        </div>
        <PrintFacts className={styles['facts']} facts={facts} />
      </Grid>
      <Words line={line} wishes={asked?.wishes} />
    </Card>
  );
}

function Words({ line, wishes }: { line: QuoteLine; wishes: DeskLine['wishes'] | undefined }) {
  const said = [
    [words.wishes.note, wishes?.note ?? ''],
    [words.wishes.tolerances, wishes?.tolerances ?? ''],
    [words.wishes.threads, wishes?.threads ?? ''],
    [words.note, line.note],
  ] as const;
  return <PrintFacts className={styles['words']} label="100%" facts={said} />;
}

/** The day that was promised: also of an order that has left, whose life has none any more. */
function findDue({ events }: RequestAnswer['request']): string | null {
  const set = events.toReversed().find(({ act }) => act.type === 'due-set' || act.type === 'accepted');
  return set?.act.type === 'due-set' || set?.act.type === 'accepted' ? set.act.dueOn : null;
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

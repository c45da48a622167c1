import { VisuallyHidden } from '@mantine/core';
import type { AskedLine, FollowedRequest } from '#contract/desk/request.ts';
import { spellCutOff } from '#domain/calendar/spell-days.ts';
import { totalMicros } from '#domain/money/money.ts';
import { formatDimensions } from '#domain/part/format-dimensions.ts';
import { sayStep } from '#domain/sentences/receipts.ts';
import { writePercent } from '../../language/visitor-locale.ts';
import { spellMadeOf } from '../../product/offers/spell-made-of.ts';
import { AddFile } from '../../product/parts/add-file.tsx';
import { PART_COLUMNS, PartCells } from '../../product/parts/part-cells.tsx';
import { showMicros } from '../../product/prices/format-micros.ts';
import { texts as priceTexts } from '../../product/prices/texts.ts';
import { modelOfPart } from '../../stores/active-model-store.ts';
import { FactList } from '../../ui/layout/fact-list.tsx';
import { Fact, Facts } from '../../ui/layout/facts.tsx';
import { Fold, Heading, Hint, Note, Stack, Text } from '../../ui/layout/layout.tsx';
import { Cell, type Column, Line, PanelToggle, Rows } from '../../ui/tables/rows.tsx';
import { FileList } from './file-list.tsx';
import { texts } from './texts.ts';

interface AskedLinesProps {
  readonly request: FollowedRequest;
  readonly requestKey: string;
  readonly onAdded: () => void;
}

const words = texts.asked;

/** What was asked for, line by line, with its files. */
export function AskedLines({ request, requestKey, onAdded }: AskedLinesProps) {
  const { lines, contact, quotes } = request;
  const all = (
    <Stack gap="sm">
      {contact.message === '' ? null : (
        <Text size="base" wrap="lines">
          <Hint as="span">{words.message}:</Hint> {contact.message}
        </Text>
      )}
      <Rows label={words.heading} columns={COLUMNS}>
        {lines.map((line) => (
          <AskedLineRow key={line.line} line={line} request={request} requestKey={requestKey} onAdded={onAdded} />
        ))}
      </Rows>
      {lines.some(({ leadTime }) => leadTime !== null) ? <Hint>{spellCutOff(request.shop.cutOff)}</Hint> : null}
      {request.asked === null || quotes.length > 0 ? null : <AskedSums request={request} asked={request.asked} />}
    </Stack>
  );
  const heading = <Heading id="asked">{words.heading}</Heading>;
  return (
    <Stack as="section" gap="sm" aria-labelledby="asked">
      {/* A quote says it again. */}
      {quotes.length === 0 ? (
        <>
          {heading}
          {all}
        </>
      ) : (
        <Fold framed summary={heading}>
          {all}
        </Fold>
      )}
    </Stack>
  );
}

/** What the lines come to by instant prices, as the cart showed it: until there is a quote, which counts instead. */
function AskedSums({
  request: { lines, currency },
  asked,
}: Pick<AskedLinesProps, 'request'> & { asked: NonNullable<FollowedRequest['asked']> }) {
  const { tax, shipping } = asked;
  const toReview = lines.filter(({ isInstantQuote }) => !isInstantQuote).length;
  const isMarked = toReview > 0 || asked.review !== null;
  const notes = [
    toReview === 0 ? null : words.toReview(toReview),
    lines.some(({ unitPriceMicros }) => unitPriceMicros === null) ? words.partial : null,
    asked.review === null ? null : `* ${asked.review}`,
    tax?.note ? tax.note : null,
    shipping?.priceMicros === null ? words.shippingWithQuote(shipping.name) : null,
  ].filter((note) => note !== null);
  const rows = [
    { label: priceTexts.subtotal, amountMicros: asked.linesMicros },
    ...(asked.discount === undefined
      ? []
      : [{ label: words.discount(asked.discount.percent), amountMicros: -asked.discount.amountMicros }]),
    ...asked.extras,
    ...(shipping == null || shipping.priceMicros === null ? [] : [{ label: shipping.label, amountMicros: shipping.priceMicros }]),
    ...(tax === null ? [] : [{ label: `${tax.name} ${writePercent(tax.percent)}`, amountMicros: tax.amountMicros }]),
  ];
  return (
    <Stack gap="xs">
      <Facts kind="sums" aria-label={words.sums}>
        {rows.map(({ label, amountMicros }) => (
          <Fact key={label} label={sayStep(label)}>
            {showMicros(amountMicros, currency)}
          </Fact>
        ))}
        <Fact label={tax === null ? priceTexts.totalWithoutTax : priceTexts.total} isTotal>
          {showMicros(asked.totalMicros, currency)}
          {isMarked ? '*' : null}
        </Fact>
      </Facts>
      {notes.map((note) => (
        <Hint key={note}>{note}</Hint>
      ))}
    </Stack>
  );
}

const COLUMNS: readonly Column[] = [
  ...PART_COLUMNS,
  { name: words.columns.quantity, width: '4.5rem', isNumeric: true },
  { name: words.columns.leadTime, width: '11rem' },
  { name: words.columns.price, width: '9.5rem', isNumeric: true },
  { name: words.columns.more, width: '6.5rem', isQuiet: true },
];

function AskedLineRow({ line, request, requestKey, onAdded }: AskedLinesProps & { readonly line: AskedLine }) {
  const { filename, image, internalFilename, unit, dimensions, quantity, wishes, unitPriceMicros, leadTime } = line;
  const { currency, shop } = request;
  const model = internalFilename === null ? null : modelOfPart({ internalFilename, filename, image, unit, dimensions });
  const files = request.files.filter((file) => file.line === line.line);
  const sayPrice = line.isInstantQuote ? words.instant : words.estimate;
  const said = [
    [words.note, wishes.note],
    [words.tolerances, wishes.tolerances],
    [words.threads, wishes.threads],
  ] as const;
  const wishCount = said.filter(([, text]) => text !== '').length;
  return (
    <Line
      aria-label={filename}
      startsOpen={wishCount + files.length > 0}
      panel={
        <Stack gap="sm">
          <FactList label="6rem" size="sm" facts={said} />
          <FileList files={files} requestKey={requestKey} shop={shop.name} label={texts.files.ofLine(filename)} />
          <AddFile
            text={texts.files.add}
            label={texts.files.addTo(filename)}
            way={{ key: requestKey, line: line.line }}
            onAdded={onAdded}
          />
        </Stack>
      }
    >
      <PartCells image={image} model={model} filename={filename} rgb={line.colorRgb} finish={line.finish}>
        <Note as="div">{spellMadeOf(line)}</Note>
        <Note as="div">{internalFilename === null ? words.gone : formatDimensions(dimensions, unit)}</Note>
      </PartCells>
      <Cell isNumeric>{texts.order.pieces(quantity)}</Cell>
      <Cell>{leadTime === null ? null : words.leadTime(leadTime)}</Cell>
      <Cell isNumeric>
        {unitPriceMicros === null ? words.noPrice : sayPrice(showMicros(totalMicros(unitPriceMicros, quantity, currency), currency))}
      </Cell>
      <Cell>
        <PanelToggle>
          {words.more(wishCount, files.length)}
          <VisuallyHidden>{words.moreOf(filename)}</VisuallyHidden>
        </PanelToggle>
      </Cell>
    </Line>
  );
}

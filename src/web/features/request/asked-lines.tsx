import { Button } from '@mantine/core';
import { useState } from 'react';
import type { AskedLine, FollowedRequest } from '#contract/desk/request.ts';
import { spellCutOff } from '#domain/calendar/cut-off.ts';
import { totalMicros } from '#domain/money/money.ts';
import { formatDimensions } from '#domain/part/format-dimensions.ts';
import { AddFile } from '../../product/parts/add-file.tsx';
import { PartPicture } from '../../product/parts/part-picture.tsx';
import { showMicros } from '../../product/prices/format-micros.ts';
import { modelOfPart } from '../../stores/active-model-store.ts';
import { FileName } from '../../ui/display/file-name.tsx';
import { Fact, Facts } from '../../ui/layout/facts.tsx';
import { Heading, Hint, Lines, Row, Stack, Text } from '../../ui/layout/layout.tsx';
import { FileList } from './file-list.tsx';
import { texts } from './texts.ts';

interface AskedLinesProps {
  readonly request: FollowedRequest;
  readonly requestKey: string;
  readonly onAdded: () => void;
}

const words = texts.asked;
const SHOWN_AT_FIRST = 8;

/** What was asked for, line by line, with its files. */
export function AskedLines({ request, requestKey, onAdded }: AskedLinesProps) {
  const [isAll, setIsAll] = useState(false);
  const { lines, contact } = request;
  return (
    <Stack as="section" gap="sm" aria-labelledby="asked">
      <Heading id="asked">{words.heading}</Heading>
      {contact.message === '' ? null : (
        <Text size="base" wrap="lines">
          <Hint as="span">{words.message}:</Hint> {contact.message}
        </Text>
      )}
      <Lines as="ol">
        {(isAll ? lines : lines.slice(0, SHOWN_AT_FIRST)).map((line) => (
          <Row key={line.line} as="li" gap="md" align="start" nowrap style={{ paddingBlock: '1rem' }}>
            <Line line={line} request={request} requestKey={requestKey} onAdded={onAdded} />
          </Row>
        ))}
      </Lines>
      {isAll || lines.length <= SHOWN_AT_FIRST ? null : (
        <div>
          <Button variant="default" onClick={() => setIsAll(true)}>
            {words.all(lines.length)}
          </Button>
        </div>
      )}
      {lines.some(({ leadTime }) => leadTime !== null) ? <Hint>{spellCutOff(request.shop.cutOff)}</Hint> : null}
      {request.asked === null || request.quotes.length > 0 ? null : <AskedSums request={request} asked={request.asked} />}
    </Stack>
  );
}

/** What the lines come to by instant prices, as the cart showed it: until there is a quote, which counts instead. */
function AskedSums({
  request: { lines, currency },
  asked,
}: Pick<AskedLinesProps, 'request'> & { asked: NonNullable<FollowedRequest['asked']> }) {
  const { tax } = asked;
  const toReview = lines.filter(({ isInstantQuote }) => !isInstantQuote).length;
  const isMarked = toReview > 0 || asked.review !== null;
  const notes = [
    toReview === 0 ? null : words.toReview(toReview),
    lines.some(({ unitPriceMicros }) => unitPriceMicros === null) ? words.partial : null,
    asked.review === null ? null : `* ${asked.review}`,
  ].filter((note) => note !== null);
  const rows = [
    { label: words.subtotal, amountMicros: asked.linesMicros },
    ...asked.extras,
    ...(tax === null ? [] : [{ label: `${tax.name} ${tax.percent} %`, amountMicros: tax.amountMicros }]),
  ];
  return (
    <Stack gap="xs">
      <Facts kind="sums" aria-label={words.sums}>
        {rows.map(({ label, amountMicros }) => (
          <Fact key={label} label={label}>
            {showMicros(amountMicros, currency)}
          </Fact>
        ))}
        <Fact label={tax === null ? words.totalWithoutTax : words.total} isTotal>
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

function Line({ line, request, requestKey, onAdded }: AskedLinesProps & { readonly line: AskedLine }) {
  const { filename, image, internalFilename, unit, dimensions, quantity, wishes, unitPriceMicros, leadTime } = line;
  const { currency, shop, files } = request;
  const model = internalFilename === null ? null : modelOfPart({ internalFilename, filename, image, unit, dimensions });
  const facts = [
    line.material,
    line.color,
    line.finish,
    texts.order.pieces(quantity),
    formatDimensions(dimensions, unit),
    leadTime === null ? '' : words.leadTime(leadTime),
  ];
  const sayPrice = line.isInstantQuote ? words.instant : words.estimate;
  const said = [
    [words.note, wishes.note],
    [words.tolerances, wishes.tolerances],
    [words.threads, wishes.threads],
  ].filter(([, text]) => text !== '');
  return (
    <>
      <PartPicture image={image} model={model} side="4.5rem" />
      <Stack gap="xxs" fit="grow">
        <Heading as="h3" size="base">
          <FileName name={filename} />
        </Heading>
        <Hint>{facts.filter((fact) => fact !== '').join(' · ')}</Hint>
        <Hint>
          {unitPriceMicros === null ? words.noPrice : sayPrice(showMicros(totalMicros(unitPriceMicros, quantity, currency), currency))}
        </Hint>
        {internalFilename === null ? <Hint>{words.gone}</Hint> : null}
        {said.length === 0 ? null : (
          <Facts label="6rem" size="sm">
            {said.map(([name, text]) => (
              <Fact key={name} label={name}>
                {text}
              </Fact>
            ))}
          </Facts>
        )}
        <FileList
          files={files.filter((file) => file.line === line.line)}
          requestKey={requestKey}
          shop={shop.name}
          label={texts.files.ofLine(filename)}
        />
        <AddFile text={texts.files.add} label={texts.files.addTo(filename)} way={{ key: requestKey, line: line.line }} onAdded={onAdded} />
      </Stack>
    </>
  );
}

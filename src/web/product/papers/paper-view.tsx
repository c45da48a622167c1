import { findPayer, namePaper, nameShop, type Paper } from '#domain/papers/paper.ts';
import { listDelivery } from '#domain/trade/delivery-address.ts';
import { FactList } from '../../ui/layout/fact-list.tsx';
import { Hint, Stack, Text } from '../../ui/layout/layout.tsx';
import { Table } from '../../ui/tables/table.tsx';
import { spellMadeOf } from '../offers/spell-made-of.ts';
import { formatDay } from '../prices/format-day.ts';
import { showMicros, showUnitPrice } from '../prices/format-micros.ts';
import { DocumentSums } from '../quote-document/document-sums.tsx';
import { texts } from './texts.ts';

/** A paper as it was issued. It only formats: every figure on it is the document's own. */
export function PaperView({ paper }: { paper: Paper }) {
  const { lines, currency, tax } = paper;
  return (
    <Stack as="article" gap="md" aria-label={texts.titles[paper.kind](namePaper(paper))}>
      <FactList kind="above" size="base" facts={listFacts(paper)} />
      {lines.length === 0 ? null : (
        <Table aria-label={texts.lines}>
          <thead>
            <tr>
              <th scope="col">{texts.part}</th>
              <th scope="col" data-numeric>
                {texts.quantity}
              </th>
              <th scope="col" data-numeric>
                {texts.unitPrice}
              </th>
              <th scope="col" data-numeric>
                {texts.total}
              </th>
            </tr>
          </thead>
          <tbody>
            {lines.map((line) => (
              <tr key={line.line}>
                <th scope="row">
                  {line.line}. {line.filename}
                  <Hint as="div">{spellMadeOf(line)}</Hint>
                </th>
                <td data-numeric>{line.quantity}</td>
                <td data-numeric>{showUnitPrice(line.unitPriceMicros, currency)}</td>
                <td data-numeric>{showMicros(line.totalMicros, currency)}</td>
              </tr>
            ))}
          </tbody>
        </Table>
      )}
      <DocumentSums document={paper} />
      {tax?.note === undefined || tax.note === '' ? null : <Text>{tax.note}</Text>}
    </Stack>
  );
}

function listFacts(paper: Paper): readonly (readonly [string, string])[] {
  const payer = findPayer(paper);
  return [
    [texts.from, nameShop(paper)],
    [texts.to, payer === null ? paper.customer.name : listDelivery(payer).join(', ')],
    [texts.issuedOn, formatDay(paper.issuedOn)],
    [texts.leavesOn, paper.kind === 'confirmation' ? formatDay(paper.leavesOn) : ''],
    [texts.suppliedOn, paper.kind === 'invoice' ? formatDay(paper.suppliedOn) : ''],
    [texts.dueOn, paper.kind === 'invoice' ? formatDay(paper.dueOn) : ''],
    [texts.corrects, paper.kind === 'credit-note' ? namePaper({ kind: 'invoice', number: paper.invoice.number }) : ''],
    [texts.reason, paper.kind === 'credit-note' ? paper.reason : ''],
    [texts.purchaseOrder, paper.purchaseOrder],
    [texts.vatId, paper.vatId],
  ];
}

import type { WireReceipt } from '#contract/schemas/quote-line.ts';
import { decimalsOf } from '#domain/money/money.ts';
import { sayFormula, sayStep } from '#domain/sentences/receipts.ts';
import { Hint, Row, Text } from '../../ui/layout/layout.tsx';
import { Table } from '../../ui/tables/table.tsx';
import { formatFigure } from './format-figure.ts';
import { amountPlaces, splitAmount } from './receipt-amounts.ts';
import { ShareBar } from './share-bar.tsx';
import { texts } from './texts.ts';

interface ReceiptTableProps {
  readonly receipt: Omit<WireReceipt, 'view' | 'bodies'>;
}

/** Every step of a unit price, in the order they were added; the amounts add up to the price in the last row. */
export function ReceiptTable({ receipt }: ReceiptTableProps) {
  const { currency } = receipt;
  const places = amountPlaces(
    receipt.lines.map((line) => line.amount),
    currency,
  );
  const largest = Math.max(...receipt.lines.map((line) => Math.abs(line.amount)), Number.MIN_VALUE);
  return (
    <Table>
      <caption>{texts.heading(receipt.quantity)}</caption>
      <thead>
        <tr>
          <th scope="col">{texts.step}</th>
          <th scope="col" data-numeric>
            {texts.amount}
          </th>
        </tr>
      </thead>
      <tbody>
        {receipt.lines.map((line, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a receipt never changes, and codes may repeat
          <tr key={`${line.code}-${index}`}>
            <th scope="row">
              <Text as="div" weight={500} tone={line.amount === 0 ? 'dim' : undefined}>
                {sayStep(line.label)}
              </Text>
              {line.formula.split(';').map((step) => (
                <Hint key={step} as="div" size="xs" weight={400}>
                  {sayFormula(step.trim())}
                </Hint>
              ))}
              {line.inputs.length > 0 && (
                <Row as="ul" gap="none" style={{ columnGap: '1rem' }} size="xs" weight={400} tone="dim">
                  {line.inputs.map((input) => (
                    <li key={input.name}>
                      {sayFormula(input.name)}{' '}
                      <Text as="b" weight={500} numeric style={{ color: 'var(--mantine-color-text)' }}>
                        {formatFigure(input.value, input.unit)}
                      </Text>
                    </li>
                  ))}
                </Row>
              )}
            </th>
            <td data-numeric style={line.amount === 0 ? { color: 'var(--mantine-color-dimmed)' } : undefined}>
              <SplitPrice amount={line.amount} currency={currency} places={places} />
              <ShareBar share={line.amount / largest} />
            </td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">{texts.unitPrice}</th>
          <td data-numeric>
            <SplitPrice amount={receipt.unitPrice} currency={currency} places={amountPlaces([receipt.unitPrice], currency)} />
          </td>
        </tr>
        {receipt.quantity > 1 && (
          <tr>
            <th scope="row">{texts.lineTotal(receipt.quantity)}</th>
            <td data-numeric>
              <SplitPrice amount={receipt.unitPrice * receipt.quantity} currency={currency} places={decimalsOf(currency)} />
            </td>
          </tr>
        )}
      </tfoot>
    </Table>
  );
}

interface SplitPriceProps {
  readonly amount: number;
  readonly currency: string;
  /** How many decimals to write, up to 6. */
  readonly places: number;
}

/** An amount whose digits below its currency's decimals stand back, so that columns of different fineness still read as money. */
function SplitPrice({ amount, currency, places }: SplitPriceProps) {
  const { main, fine, end } = splitAmount(amount, places, currency);
  return (
    <Text as="span" numeric wrap="none">
      {main}
      {fine !== '' && <span style={{ color: 'var(--mantine-color-dimmed)', fontSize: '0.8em' }}>{fine}</span>}
      {end}
    </Text>
  );
}

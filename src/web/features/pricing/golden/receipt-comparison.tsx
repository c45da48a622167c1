import { formatMoney } from '#domain/money/money.ts';
import { visitorLocale } from '../../../language/visitor-locale.ts';
import { Hint } from '../../../ui/layout/layout.tsx';
import { Table } from '../../../ui/tables/table.tsx';
import styles from '../card/pricing.module.css';
import { compareLines, receiptOf, type Trial } from './compare-receipts.ts';
import { texts } from './texts.ts';

/** Down to a hundredth of the currency's usual smallest unit. */
const PLACES = 4;

/** Both receipts, step by step; steps that differ are marked, with the figures that made the difference. */
export function ReceiptComparison({ name, published, draft }: { name: string; published: Trial; draft: Trial | null }) {
  const [before, after] = [receiptOf(published), receiptOf(draft)];
  if (before === null && after === null) return <Hint>{texts.noReceipt}</Hint>;
  const lines = compareLines(before?.lines ?? [], after?.lines ?? before?.lines ?? []);
  const show = (amount: number | null | undefined, currency = '') =>
    amount === null || amount === undefined ? texts.none : formatMoney(amount, currency, visitorLocale(), PLACES);
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be within reach of the keyboard.
    <section aria-label={texts.receipts(name)} tabIndex={0}>
      <Table numeric>
        <thead>
          <tr>
            <th scope="col">{texts.step}</th>
            <th scope="col">{texts.published}</th>
            {after === null ? null : <th scope="col">{texts.draft}</th>}
          </tr>
        </thead>
        <tbody>
          {lines.map(({ key, label, differs, inputs, ...line }) => (
            <tr key={key} className={after !== null && differs ? styles['differs'] : undefined}>
              <th scope="row">
                {label}
                {after === null
                  ? null
                  : inputs.map((input) => (
                      <Hint key={input.name} as="div" size="xs" weight={400}>
                        {input.name}: {input.before} → {input.after} {input.unit}
                      </Hint>
                    ))}
              </th>
              <td>{show(line.before, before?.currency)}</td>
              {after === null ? null : <td>{show(line.after, after.currency)}</td>}
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">{texts.unitPrice}</th>
            <td>{show(before?.unitPrice, before?.currency)}</td>
            {after === null ? null : <td>{show(after.unitPrice, after.currency)}</td>}
          </tr>
        </tfoot>
      </Table>
    </section>
  );
}

import { Price } from '../../product/prices/price.tsx';
import { Table } from '../../ui/layout/table.tsx';
import { texts } from './texts.ts';

interface GroupTableProps {
  /** Decimal parts of the unit price, to which they add up. */
  readonly groups: readonly { readonly label: string; readonly amount: number }[];
  readonly price: number;
  readonly currency: string;
}

/** What groups of costs come to in a unit price. */
export function GroupTable({ groups, price, currency }: GroupTableProps) {
  return (
    <Table numeric>
      <caption>{texts.receipt.groups}</caption>
      <tbody>
        {groups.map(({ label, amount }) => (
          <tr key={label}>
            <th scope="row">{label}</th>
            <td>
              <Price value={amount} currency={currency} />
            </td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">{texts.receipt.unitPrice}</th>
          <td>
            <Price value={price} currency={currency} />
          </td>
        </tr>
      </tfoot>
    </Table>
  );
}

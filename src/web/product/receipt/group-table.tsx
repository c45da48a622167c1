import { sayStep } from '#domain/sentences/receipts.ts';
import { Table } from '../../ui/tables/table.tsx';
import { Price } from '../prices/price.tsx';
import styles from './group-table.module.css';
import { texts } from './texts.ts';

interface GroupTableProps {
  /** Decimal parts of the unit price, to which they add up. */
  readonly groups: readonly { readonly label: string; readonly amount: number }[];
  readonly price: number;
  readonly currency: string;
}

/** What groups of costs come to in a unit price: as one bar, and as figures. */
export function GroupTable({ groups, price, currency }: GroupTableProps) {
  return (
    <div className={styles['groups']}>
      <div className={styles['bar']} aria-hidden>
        {groups.map(({ label, amount }) => (
          <span key={label} style={{ flexGrow: Math.max(0, amount) }} />
        ))}
      </div>
      <Table numeric>
        <caption>{texts.groups}</caption>
        <tbody>
          {groups.map(({ label, amount }) => (
            <tr key={label}>
              <th scope="row" className={styles['name']}>
                {sayStep(label)}
              </th>
              <td>
                <Price value={amount} currency={currency} />
              </td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">{texts.unitPrice}</th>
            <td>
              <Price value={price} currency={currency} />
            </td>
          </tr>
        </tfoot>
      </Table>
    </div>
  );
}

import { Table } from '../../../ui/tables/table.tsx';
import type { CardChange } from './card-values.ts';
import { texts } from './versions-texts.ts';

/** What differs between two cards, value by value. */
export function ChangeTable({ changes }: { changes: readonly CardChange[] }) {
  if (changes.length === 0) return null;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be within reach of the keyboard.
    <section style={{ maxHeight: '24rem', overflow: 'auto' }} aria-label={texts.changes} tabIndex={0}>
      <Table>
        <thead>
          <tr>
            <th scope="col">{texts.value}</th>
            <th scope="col">{texts.before}</th>
            <th scope="col">{texts.after}</th>
          </tr>
        </thead>
        <tbody>
          {changes.map(({ key, label, before, after }) => (
            <tr key={key}>
              <th scope="row">{label}</th>
              <td>{before ?? texts.none}</td>
              <td>{after ?? texts.none}</td>
            </tr>
          ))}
        </tbody>
      </Table>
    </section>
  );
}

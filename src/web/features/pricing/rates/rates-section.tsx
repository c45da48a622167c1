import { useState } from 'react';
import { PROCESS_CODES, PROCESS_NAMES, type ProcessCode } from '#domain/catalogue/process.ts';
import { sayOffer } from '#domain/sentences/offers.ts';
import { useSetUp } from '../../../product/getting-started/use-set-up.ts';
import { Alert } from '../../../ui/layout/alert.tsx';
import { Stack, Text } from '../../../ui/layout/layout.tsx';
import { Cell, Line, NameCell, Rows } from '../../../ui/tables/rows.tsx';
import { wordsAt } from '../card/card-fields.ts';
import { type CardPath, type EditedCard, readList, readText } from '../card/card-path.ts';
import { listNamedMaterials } from '../card/own-things.ts';
import { useCardEditor } from '../fields/card-editor.ts';
import { Part } from '../sections/section.tsx';
import { CardFile } from './card-file.tsx';
import { ExchangeForm } from './exchange-form.tsx';
import type { Dollar } from './published-range.ts';
import { RateCell, unitOf, writeFigureAt } from './rate-cell.tsx';
import styles from './rates.module.css';
import { type Pasted, placePaste } from './read-paste.ts';
import { texts } from './texts.ts';

/** A row of a table of rates: what its figures are of, and where in the card they stand. */
interface RateRow {
  readonly id: string;
  readonly name: string;
  readonly note: string;
  /** Of a column; null where the row has no such figure. */
  readonly pathOf: (column: string) => CardPath;
}

const MATERIAL_COLUMNS = ['price', 'hour', 'timeFactor'] as const;
const PROCESS_COLUMNS = ['hour', 'startup', 'setup', 'programming', 'overhead', 'margin', 'minimumUnitPrice', 'minimumOrder'] as const;

/** What materials, machines and processes cost as two tables that take a paste from a spreadsheet. */
export function RatesSection() {
  const { card } = useCardEditor();
  const { data: setUp } = useSetUp();
  const currency = readText(card, 'currency');
  const exchange = setUp?.settings.exchange;
  const dollar = exchange?.currency === currency ? exchange.dollar : null;
  const offered = PROCESS_CODES.filter((code) => readText(card, `processes.${code}.offered`) !== 'no');
  return (
    <Stack gap="xl">
      <Text>{texts.lead}</Text>
      {currency === 'USD' ? null : <ExchangeForm key={exchange?.on ?? ''} currency={currency} setUp={setUp} />}
      <Part title={texts.materials}>
        <RatesTable label={texts.materials} columns={MATERIAL_COLUMNS} rows={listMaterialRows(card, offered)} dollar={dollar} />
      </Part>
      <Part title={texts.processes} help={texts.processesHelp}>
        <RatesTable label={texts.processes} columns={PROCESS_COLUMNS} rows={listProcessRows(card, offered)} dollar={dollar} />
      </Part>
      <CardFile />
    </Stack>
  );
}

function listMaterialRows(card: EditedCard, offered: readonly ProcessCode[]): readonly RateRow[] {
  const materials = listNamedMaterials(card);
  return offered.flatMap((code) =>
    materials
      .filter(({ process }) => process === code)
      .map(({ id, name }) => ({ id, name: name || id, note: code, pathOf: (column) => `materials.${id}.${column}` })),
  );
}

/** A row for each machine; what belongs to the process stands in the row of its first one. */
function listProcessRows(card: EditedCard, offered: readonly ProcessCode[]): readonly RateRow[] {
  return offered.flatMap((code) =>
    readList(card, `processes.${code}.machines`)
      .slice(0, 1)
      .map((machine, index) => ({
        id: code,
        name: sayOffer(PROCESS_NAMES[code]),
        note: readText(machine, 'figures.name'),
        pathOf: (column: string) => (column === 'hour' ? `processes.${code}.machines.${index}.hour` : `processes.${code}.${column}`),
      })),
  );
}

interface RatesTableProps {
  readonly label: string;
  readonly columns: readonly string[];
  readonly rows: readonly RateRow[];
  readonly dollar: Dollar;
}

function RatesTable({ label, columns, rows, dollar }: RatesTableProps) {
  const { card, replace } = useCardEditor();
  const [pasted, setPasted] = useState<Pasted | null>(null);
  const [first] = rows;
  if (first === undefined) return null;
  const named = columns.map((column) => {
    const path = first.pathOf(column);
    const name = wordsAt(path).label;
    const unit = unitOf(card, path);
    return { id: column, name, unit, names: [name, `${name}, ${unit}`, `${name} (${unit})`] };
  });
  const targets = rows.map(({ id, name }) => ({ id, names: [name] }));
  const paste = (row: string, column: string) => (cells: readonly (readonly string[])[]) => {
    const placed = placePaste(cells, targets, named, { row, column });
    const rowOf = new Map(rows.map((each) => [each.id, each]));
    replace(
      placed.values.reduce((next, { row: id, column: of, text }) => {
        const path = rowOf.get(id)?.pathOf(of);
        return path === undefined ? next : writeFigureAt(next, path, text);
      }, card),
    );
    setPasted(placed);
  };
  return (
    <Stack gap="sm">
      {pasted === null ? null : (
        <Alert type={pasted.unknown.length === 0 ? 'success' : 'warning'} onClose={() => setPasted(null)}>
          {texts.pasted(pasted.values.length)}
          {pasted.unknown.length === 0 ? '' : ` ${texts.unknown(pasted.unknown.join(', '))}`}
        </Alert>
      )}
      <div style={{ overflowX: 'auto' }}>
        <div className={styles['rates']} data-wide={columns.length > 4 || undefined}>
          <Rows
            label={label}
            columns={[
              { name: texts.name, width: 'minmax(11rem, 1fr)' },
              ...named.map(({ name, unit }) => ({ name: `${name}, ${unit}`, width: 'minmax(4.5rem, 9rem)', isNumeric: true })),
            ]}
          >
            {rows.map((row) => (
              <Line key={row.id}>
                <NameCell>
                  <Text as="div" weight={600} size="base">
                    {row.name}
                  </Text>
                  <Text as="div" size="xs" tone="dim">
                    {row.note}
                  </Text>
                </NameCell>
                {named.map(({ id, name, unit }) => (
                  <Cell key={id} room="typed" name={`${name}, ${unit}`}>
                    <RateCell path={row.pathOf(id)} name={row.name} dollar={dollar} onPaste={paste(row.id, id)} />
                  </Cell>
                ))}
              </Line>
            ))}
          </Rows>
        </div>
      </div>
    </Stack>
  );
}

import { NativeSelect } from '@mantine/core';

export interface SelectOption {
  readonly value: string;
  readonly label: string;
  /** Options of one group stand together under its name. */
  readonly group?: string | undefined;
}

type Item = Pick<SelectOption, 'value' | 'label'>;

interface ChoiceSelectProps {
  readonly label: string;
  readonly value: string;
  readonly options: readonly SelectOption[];
  readonly onChange: (value: string) => void;
  readonly isBusy?: boolean;
  /** In a row of a table, whose column says what it is: the label is said, and not shown. */
  readonly isQuiet?: boolean;
}

/** The props of a field whose label stands back behind what it holds. */
export const QUIET_LABEL = { labelProps: { fz: 'xs', fw: 400, c: 'dimmed', lh: 1.7 } } as const;

/** One of a few, chosen with the browser's own list: it works by keyboard, by voice and on small screens alike. */
export function ChoiceSelect({ label, value, options, onChange, isBusy = false, isQuiet = false }: ChoiceSelectProps) {
  const groups = [...Map.groupBy(options, ({ group }) => group)];
  const data = groups.flatMap<Item | { group: string; items: Item[] }>(([group, members]) => {
    // What has the property `group` is taken for one.
    const items = members.map(({ value, label }) => ({ value, label }));
    return group === undefined ? items : { group, items };
  });
  return (
    <NativeSelect
      {...(isQuiet ? { size: 'xs', flex: 1, 'aria-label': label } : { ...QUIET_LABEL, label })}
      aria-busy={isBusy || undefined}
      miw={0}
      value={value}
      data={data}
      onChange={(event) => onChange(event.currentTarget.value)}
    />
  );
}

import { Button, TextInput, UnstyledButton, VisuallyHidden } from '@mantine/core';
import { useId, useState } from 'react';
import { PROCESS_CODES, PROCESS_NAMES, type ProcessCode } from '#domain/catalogue/process.ts';
import type { RateCard } from '#domain/rates/rate-card.ts';
import { sayOffer } from '#domain/sentences/offers.ts';
import { changeShop } from '../../product/shop/shop.ts';
import type { MaterialConfiguration } from '../../stores/shop-draft-store.ts';
import { AnchorLink } from '../../ui/controls/anchor-link.tsx';
import { ColorSwatch } from '../../ui/display/color-swatch.tsx';
import { Check } from '../../ui/forms/form.tsx';
import { IconSearch } from '../../ui/icons/more-icons.tsx';
import { Heading, Hint, Note, Row, Stack, Text } from '../../ui/layout/layout.tsx';
import { EmptyState } from '../../ui/layout/placeholder.tsx';
import { Cell, Line, NameCell, Rows } from '../../ui/tables/rows.tsx';
import {
  type Choice,
  type ChoiceKind,
  joinChoices,
  listRows,
  type MatrixRow,
  setChoice,
  setDefault,
  setMaterials,
} from './offer-matrix.ts';
import styles from './offer-table.module.css';
import { texts } from './texts.ts';

const words = texts.table;

interface OfferTableProps {
  readonly card: RateCard;
  readonly offer: readonly MaterialConfiguration[];
  readonly isReadOnly: boolean;
}

/** What is offered as one table: materials by process, with their colours and finishes to be ticked. */
export function OfferTable({ card, offer, isReadOnly }: OfferTableProps) {
  const [typed, setTyped] = useState('');
  const rows = listRows(card, offer);
  const wanted = typed.trim().toLowerCase();
  const found = rows.filter(({ name, process }) => `${name} ${process} ${sayOffer(PROCESS_NAMES[process])}`.toLowerCase().includes(wanted));
  const setAll = (isOn: boolean) => changeShop({ configurations: setMaterials(card, offer, idsOf(found), isOn) });
  return (
    <Stack gap="lg">
      <Row align="end" justify="between">
        <TextInput
          type="search"
          flex="0 1 20rem"
          label={words.search}
          autoComplete="off"
          leftSection={<IconSearch size={17} stroke={1.6} aria-hidden />}
          value={typed}
          onChange={(event) => setTyped(event.currentTarget.value)}
        />
        <Row gap="xs">
          <Hint role="status">{words.count(rows.filter(({ isOn }) => isOn).length, rows.length)}</Hint>
          {isReadOnly ? null : (
            <>
              <Button variant="default" size="xs" onClick={() => setAll(true)}>
                {words.all}
              </Button>
              <Button variant="default" size="xs" onClick={() => setAll(false)}>
                {words.none}
              </Button>
            </>
          )}
        </Row>
      </Row>
      {found.length === 0 ? <EmptyState title={words.nothing}>{words.nothingText}</EmptyState> : null}
      {PROCESS_CODES.map((process) => {
        const own = found.filter((row) => row.process === process);
        return own.length === 0 ? null : <ProcessTable key={process} {...{ process, card, offer, isReadOnly }} rows={own} />;
      })}
    </Stack>
  );
}

/** The materials of one process, and what is ticked for all of them at once. */
function ProcessTable({
  process,
  rows,
  card,
  offer,
  isReadOnly,
}: OfferTableProps & { readonly process: ProcessCode; readonly rows: readonly MatrixRow[] }) {
  const id = useId();
  const name = sayOffer(PROCESS_NAMES[process]);
  const free = rows.filter(({ isOwn }) => !isOwn);
  const onCount = free.filter(({ isOn }) => isOn).length;
  const change = (next: readonly MaterialConfiguration[]) => changeShop({ configurations: next });
  const choose = (of: readonly MatrixRow[], kind: ChoiceKind) => (choice: Choice, isOn: boolean) =>
    change(setChoice(card, offer, idsOf(of), kind, choice.id, isOn));
  return (
    <Stack as="section" gap="xs" aria-labelledby={id}>
      <Row justify="between">
        <Row gap="xs">
          {isReadOnly || free.length === 0 ? null : (
            <input
              type="checkbox"
              className={styles['tick']}
              aria-label={words.allOf(name)}
              checked={onCount === free.length}
              ref={(box) => {
                if (box !== null) box.indeterminate = onCount > 0 && onCount < free.length;
              }}
              onChange={(event) => change(setMaterials(card, offer, idsOf(free), event.currentTarget.checked))}
            />
          )}
          <Heading id={id} size="md">
            {name}
          </Heading>
        </Row>
        <Note>{words.count(rows.filter(({ isOn }) => isOn).length, rows.length)}</Note>
      </Row>
      {isReadOnly || onCount < 2 ? null : (
        <div className={styles['shared']}>
          {(['colors', 'finishes'] as const).map((kind) => (
            <Row key={kind} gap="xs" role="group" aria-label={words.forAll[kind](name)}>
              <Note>{words.forAllShort[kind]}</Note>
              <Chips choices={joinChoices(rows, kind)} onChange={choose(rows, kind)} />
            </Row>
          ))}
        </div>
      )}
      <Rows
        label={words.materialsOf(name)}
        columns={[
          { name: words.columns.material, width: 'minmax(9rem, 14rem)' },
          { name: texts.colors, width: 'minmax(0, 3fr)' },
          { name: texts.finishes, width: 'minmax(0, 2fr)' },
          { name: words.columns.begin, width: '7rem' },
        ]}
      >
        {rows.map((row) => (
          <Line key={row.id}>
            <NameCell>
              {isReadOnly || row.isOwn ? (
                <Text as="span" weight={row.isOn ? 600 : 400} tone={row.isOn ? undefined : 'dim'}>
                  {row.name}
                  {isReadOnly && !row.isOn ? <Note as="div">{words.notOffered}</Note> : null}
                </Text>
              ) : (
                <Check
                  label={row.name}
                  checked={row.isOn}
                  onChange={(event) => change(setMaterials(card, offer, [row.id], event.currentTarget.checked))}
                />
              )}
              {row.isOwn ? (
                <Note as="div">
                  {words.own}{' '}
                  <AnchorLink to="/msp/pricing" search={{ section: 'materials', process }} aria-label={texts.editLabel(row.name)}>
                    {texts.edit}
                  </AnchorLink>
                </Note>
              ) : null}
            </NameCell>
            {(['colors', 'finishes'] as const).map((kind) => (
              <Cell key={kind} room="wide" name={texts[kind]}>
                {row.isOn ? (
                  <Row gap="xxs" role="group" aria-label={words.choicesOf[kind](row.name)}>
                    <Chips choices={row[kind]} isReadOnly={isReadOnly} onChange={choose([row], kind)} />
                  </Row>
                ) : null}
              </Cell>
            ))}
            <Cell room="wide">
              {!row.isOn || row.isOwn || isReadOnly ? (
                row.isDefault ? (
                  <Note>{words.begins}</Note>
                ) : null
              ) : (
                <Check
                  label={words.begins}
                  aria-label={texts.beginLabel(row.name)}
                  checked={row.isDefault}
                  onChange={(event) => change(setDefault(offer, event.currentTarget.checked ? row.id : null))}
                />
              )}
            </Cell>
          </Line>
        ))}
      </Rows>
    </Stack>
  );
}

interface ChipsProps {
  readonly choices: readonly (Choice & { readonly isMixed?: boolean })[];
  readonly isReadOnly?: boolean;
  readonly onChange: (choice: Choice, isOn: boolean) => void;
}

/** Colours or finishes, each pressed where it is offered. */
function Chips({ choices, isReadOnly = false, onChange }: ChipsProps) {
  return choices.map((choice) => {
    const { id, name, color, isOn, isFixed, isMixed = false } = choice;
    const content = (
      <>
        {color === undefined ? null : <ColorSwatch {...color} />}
        {name}
      </>
    );
    if (isReadOnly || isFixed) {
      return isOn ? (
        <span key={id} className={styles['chip']} data-fixed title={isFixed && !isReadOnly ? words.fixed : undefined}>
          {content}
          {isFixed && !isReadOnly ? <VisuallyHidden>{words.fixed}</VisuallyHidden> : null}
        </span>
      ) : null;
    }
    return (
      <UnstyledButton
        key={id}
        className={styles['chip'] ?? ''}
        aria-pressed={isMixed ? 'mixed' : isOn}
        onClick={() => onChange(choice, !isOn)}
      >
        {content}
      </UnstyledButton>
    );
  });
}

function idsOf(rows: readonly MatrixRow[]): readonly string[] {
  return rows.map(({ id }) => id);
}

import { Button, NativeSelect, TextInput } from '@mantine/core';
import { useState } from 'react';
import { REQUEST_STEPS } from '#contract/api/desk/list-requests.ts';
import { PROCESS_CODES, PROCESS_NAMES } from '#domain/catalogue/process.ts';
import { sayOffer } from '#domain/sentences/offers.ts';
import { useNavigate } from '../../../navigation/router-view.tsx';
import { texts } from '../../../product/desk/list-texts.ts';
import { type OrdersSearch, UNASSIGNED } from '../../../product/desk/orders-filter.ts';
import { TypedFilter } from '../../../product/desk/typed-filter.tsx';
import { Card, Grid, Row, Stack } from '../../../ui/layout/layout.tsx';
import { useMembers } from '../shared/use-desk-request.ts';

const FOLDED = ['material', 'process', 'assignee', 'had', 'from', 'to'] as const;

interface ListFiltersProps {
  readonly search: OrdersSearch;
  /** What the shop offers, to narrow the list by. */
  readonly materials: readonly { readonly id: string; readonly name: string }[];
  /** Of the one client whose requests are listed, as far as it is known. */
  readonly clientName: string | undefined;
}

/** What narrows the list beside states and marks; all of it stands in the address. */
export function ListFilters({ search, materials, clientName }: ListFiltersProps) {
  const navigate = useNavigate();
  const set = (name: keyof OrdersSearch, value: string) => {
    const { [name]: _, ...rest } = search;
    void navigate({ to: '/msp/orders', search: value === '' ? rest : { ...rest, [name]: value }, replace: true, resetScroll: false });
  };
  const folded = FOLDED.filter((name) => search[name] !== undefined).length;
  const [isOpen, setIsOpen] = useState(folded > 0);
  const members = useMembers();
  const { assignee = '', material = '' } = search;
  return (
    <Stack as="search" mb="lg" mt="md">
      <Row align="end">
        <TypedFilter
          label={texts.search}
          placeholder={texts.searchHint}
          value={search.words ?? ''}
          isSearch
          onType={(words) => set('words', words)}
        />
        <Button variant="default" aria-expanded={isOpen} onClick={() => setIsOpen(!isOpen)}>
          {folded === 0 ? texts.more : texts.moreCount(folded)}
        </Button>
      </Row>
      {search.client === undefined ? null : (
        <Row as="p">
          {texts.ofClient(clientName)}
          <Button variant="subtle" size="compact-sm" onClick={() => set('client', '')}>
            {texts.everyone}
          </Button>
        </Row>
      )}
      {isOpen ? (
        <Card>
          <Grid least="13rem" fill>
            <NativeSelect
              label={texts.material}
              value={material}
              data={[
                { value: '', label: texts.anyMaterial },
                ...materials.map(({ id, name }) => ({ value: id, label: name })),
                ...(material === '' || materials.some(({ id }) => id === material)
                  ? []
                  : [{ value: material, label: texts.otherMaterial }]),
              ]}
              onChange={(event) => set('material', event.currentTarget.value)}
            />
            <NativeSelect
              label={texts.process}
              value={PROCESS_CODES.find((code) => code === search.process) ?? ''}
              data={[
                { value: '', label: texts.anyProcess },
                ...PROCESS_CODES.map((code) => ({ value: code, label: sayOffer(PROCESS_NAMES[code]) })),
              ]}
              onChange={(event) => set('process', event.currentTarget.value)}
            />
            <NativeSelect
              label={texts.assignee}
              value={assignee}
              data={[
                { value: '', label: texts.anybody },
                { value: UNASSIGNED, label: texts.unassigned },
                ...members.map(({ sub, name, isYou }) => ({ value: sub, label: isYou ? texts.me(name) : name })),
                ...(assignee === '' || assignee === UNASSIGNED || members.some(({ sub }) => sub === assignee)
                  ? []
                  : [{ value: assignee, label: texts.somebody }]),
              ]}
              onChange={(event) => set('assignee', event.currentTarget.value)}
            />
            <NativeSelect
              label={texts.had}
              value={REQUEST_STEPS.find((step) => step === search.had) ?? ''}
              data={[{ value: '', label: texts.hadAnything }, ...REQUEST_STEPS.map((step) => ({ value: step, label: texts.steps[step] }))]}
              onChange={(event) => set('had', event.currentTarget.value)}
            />
            <TextInput
              type="date"
              label={texts.from}
              value={search.from ?? ''}
              max={search.to}
              onChange={(event) => set('from', event.currentTarget.value)}
            />
            <TextInput
              type="date"
              label={texts.to}
              value={search.to ?? ''}
              min={search.from}
              onChange={(event) => set('to', event.currentTarget.value)}
            />
          </Grid>
        </Card>
      ) : null}
    </Stack>
  );
}

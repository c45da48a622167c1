// @vitest-environment happy-dom
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { rate } from '#domain/money/rate.ts';
import { DEMO_RATE_CARD } from '#domain/rates/demo-rate-card.ts';
import type { RateCard } from '#domain/rates/rate-card.ts';
import { ADA, visit, visitAsAda } from '#test/support/portal-visit.ts';
import { changeShop } from '../../product/shop/shop.ts';
import { editsOf, usePricingEditsStore } from '../../stores/pricing-edits-store.ts';
import { DOWN, stubPortalServer } from '../../testing/portal-server.ts';
import { samplePricing, sampleTrial } from '../../testing/sample-pricing.ts';
import { sampleConfiguration } from '../../testing/sample-shop.ts';
import { type EditedCard, readAt, writeAt } from './card/card-path.ts';
import { addMaterial } from './card/own-things.ts';

visitAsAda();

const edits = () => editsOf(usePricingEditsStore.getState().edits, ADA);
const OPTIONS = { timeout: 10_000 };
const field = (name: RegExp) => screen.findByRole('textbox', { name });
const retype = async (name: RegExp, text: string) => {
  const input = await field(name);
  await userEvent.clear(input);
  if (text !== '') await userEvent.type(input, text);
  return input;
};
const dearer = {
  ...DEMO_RATE_CARD,
  materials: {
    ...DEMO_RATE_CARD.materials,
    'fdm-pla': { price: rate(40, 'money/kg'), timeFactor: rate(1, 'x'), hour: rate(0, 'money/h') },
  },
};

// First, since answers are kept from one visit to the next.
test('PRC-01 prices that did not load are asked for again, also where it is not known whose they are', async () => {
  stubPortalServer({ getDetails: DOWN, getPricing: DOWN });
  await visit('/msp/pricing');
  expect(await screen.findByText('This did not load.')).toBeDefined();
  expect(screen.queryByText('Loading your prices')).toBeNull();
  stubPortalServer({ getPricing: samplePricing() });
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await field(/^Hourly rate ?, in USD\/h/)).toBeDefined();
});

test('PRC-01 Pricing stands in the sidebar, and its fields have unit and help', async () => {
  stubPortalServer({ getPricing: samplePricing() });
  await visit('/msp/pricing');
  expect((await screen.findByRole('navigation', { name: 'Portal' })).textContent).toContain('Pricing');
  const hour = await field(/^Hourly rate ?, in USD\/h/);
  expect((hour as HTMLInputElement).value).toBe('3.5');
  const help = document.getElementById(hour.getAttribute('aria-describedby')?.split(' ')[0] ?? '');
  expect(help?.textContent).toMatch(/Charged for each hour/);
  const sections = within(screen.getByRole('navigation', { name: 'Sections of pricing' })).getAllByRole('link');
  expect(sections).toHaveLength(9);
});

test('PRC-01 what discounts leave of the margin stands beside them, with a warning before it is gone', async () => {
  stubPortalServer({ getPricing: samplePricing() });
  await visit('/msp/pricing?section=processes&process=FDM');
  const left = () => screen.findByLabelText('Margin left after discounts, at least');
  expect((await left()).textContent).toMatch(/^1 piece35%10 pieces/);
  await retype(/^Margin/, '10');
  expect((await screen.findByText(/you sell below cost/, {}, OPTIONS)).closest('[role=alert]')).not.toBeNull();
  expect((await left()).textContent).toMatch(/^1 piece10%10 pieces/);
});

test('PRC-02 a process that is not offered is marked, says what that means, and is turned on by a button', async () => {
  const { SLA } = DEMO_RATE_CARD.processes;
  const card = { ...DEMO_RATE_CARD, version: '2', processes: { ...DEMO_RATE_CARD.processes, SLA: { ...SLA, offered: 'no' as const } } };
  stubPortalServer({ getPricing: samplePricing({ card }) });
  await visit('/msp/pricing?section=machines&process=SLA');
  const tabs = within(await screen.findByRole('navigation', { name: 'Process' }));
  expect(
    tabs
      .getAllByRole('link')
      .filter((tab) => tab.dataset['off'] !== undefined)
      .map(({ textContent }) => textContent),
  ).toEqual(['SLA']);
  expect(screen.getByText(/^You don’t offer .*Customers see none of its materials/)).toBeDefined();
  await userEvent.click(screen.getByRole('button', { name: 'Turn on' }));
  await waitFor(() => expect(screen.queryByText(/^You don’t offer/)).toBeNull());
  expect(readAt(edits().card, 'processes.SLA.offered')).toBe('yes');
});

test('PRC-05 why a draft could not be saved is told in the bar that stays in sight, until it is saved', async () => {
  stubPortalServer({
    getPricing: samplePricing(),
    savePricingDraft: { status: 507, body: { success: false, error: 'The disk is full.' } },
  });
  await visit('/msp/pricing?section=processes&process=SLA');
  await retype(/^Margin/, '40');
  await userEvent.click(screen.getByRole('button', { name: 'Save draft' }));
  const told = await screen.findByRole('alert');
  expect(told.textContent).toBe('The disk is full.');
  expect(told.parentElement?.contains(screen.getByRole('button', { name: 'Publish' }))).toBe(true);
  stubPortalServer({ getPricing: samplePricing(), savePricingDraft: { success: true, revision: 9 } });
  await userEvent.click(screen.getByRole('button', { name: 'Save draft' }));
  expect(await screen.findByText('Draft saved, not published')).toBeDefined();
  expect(screen.queryByRole('alert')).toBeNull();
});

test('PRC-01 a wrong value is refused at its field and in the summary, and is not saved', async () => {
  const asked = stubPortalServer({ getPricing: samplePricing() });
  await visit('/msp/pricing?section=processes&process=SLA');
  const margin = await retype(/^Margin/, '120');
  expect(margin.getAttribute('aria-invalid')).toBe('true');
  expect(screen.getByText('Must be under 100 %.')).toBeDefined();
  await userEvent.click(screen.getByRole('link', { name: 'Money & display' }));
  // The field is on the page until the other section is drawn.
  await screen.findByRole('heading', { name: 'Money & display' });
  await userEvent.click(screen.getByRole('button', { name: 'SLA · Margin' }));
  await waitFor(() => expect(document.activeElement?.id).toBe('field-processes-SLA-margin'), OPTIONS);
  expect(screen.getByText(/Kept in this browser: correct what is marked/)).toBeDefined();
  expect((screen.getByRole('button', { name: 'Publish' }) as HTMLButtonElement).disabled).toBe(true);
  expect(asked.some(({ action }) => action === 'savePricingDraft')).toBe(false);
});

test('PRC-01 an operation says what it is charged for, where its process knows several things', async () => {
  stubPortalServer({ getPricing: samplePricing(), savePricingDraft: { success: true, revision: 4 } });
  await visit('/msp/pricing?section=processes&process=DMLS');
  const operation = within(await screen.findByRole('group', { name: 'Stress relief' }));
  const unit = operation.getByRole('combobox', { name: /^Charged for/ }) as HTMLSelectElement;
  expect(unit.selectedOptions[0]?.textContent).toBe('Each plate');
  expect(operation.getByRole('textbox', { name: /^Cost.*in USD\/plate$/ })).toBeDefined();
  await userEvent.selectOptions(unit, 'Each piece with supports');
  expect(readAt(edits().card, 'processes.DMLS.operations.0.cost')).toEqual({ value: 500, unit: 'money/supported piece' });
  expect(operation.getByRole('textbox', { name: /^Cost.*in USD\/supported piece$/ })).toBeDefined();
  await visit('/msp/pricing?section=processes&process=SLS');
  const powder = within(await screen.findByRole('group', { name: 'Breaking out and removing powder' }));
  expect(powder.queryByRole('combobox')).toBeNull();
});

test('PRC-05 what is typed, with a comma, is saved as the draft after a pause, with the revision it began from', async () => {
  const asked = stubPortalServer({ getPricing: samplePricing(), savePricingDraft: { success: true, revision: 4 } });
  await visit('/msp/pricing');
  await retype(/^Hourly rate/, '4,25');
  expect(readAt(edits().card, 'processes.FDM.machines.0.hour')).toEqual({ value: 4.25, unit: 'money/h' });
  expect(await screen.findByText('Draft saved, not published', {}, OPTIONS)).toBeDefined();
  const [saved, ...more] = asked.filter(({ action }) => action === 'savePricingDraft');
  expect(more).toEqual([]);
  expect(saved?.fields['revision']).toBe('3');
  expect(readAt(JSON.parse(saved?.fields['card'] ?? ''), 'processes.FDM.machines.0.hour.value')).toBe(4.25);
  expect(edits().card).toBeNull();
});

test('PRC-06 edits outlive a reload; a draft that somebody else has changed is told, and mine stays as a copy', async () => {
  usePricingEditsStore
    .getState()
    .changeEdits(ADA, { card: writeAt({ ...DEMO_RATE_CARD }, 'processes.FDM.machines.0.hour.value', 9), revision: 3 });
  const theirs = { by: 'grace@example.com', at: '2026-11-20T09:30:00.000Z', card: dearer };
  stubPortalServer({ getPricing: samplePricing({ revision: 5, draft: theirs }) });
  await visit('/msp/pricing');
  const alert = await screen.findByRole('alert');
  expect(alert.textContent).toMatch(/grace@example.com changed the draft on .*2026/);
  expect(((await field(/^Hourly rate/)) as HTMLInputElement).value).toBe('9');
  await userEvent.click(screen.getByRole('button', { name: /Load theirs/ }));
  expect(((await field(/^Hourly rate/)) as HTMLInputElement).value).toBe('3.5');
  expect(edits().copy?.whose).toBe('mine');
  await userEvent.click(screen.getByRole('button', { name: 'Show what differs' }));
  const row = screen.getByRole('row', { name: /Print farm.* Hourly rate/ });
  expect(row.textContent).toMatch(/3.5 USD\/h9 USD\/h/);
  await userEvent.click(screen.getByRole('button', { name: 'Put it into the editor' }));
  expect(((await field(/^Hourly rate/)) as HTMLInputElement).value).toBe('9');
  expect(edits()).toMatchObject({ revision: 5, copy: { whose: 'theirs' } });
});

test('PRC-06 a save that comes second is refused: both versions can be kept', async () => {
  const conflict = { revision: 6, by: 'grace@example.com', at: '2026-11-20T09:30:00.000Z' };
  let pricing = samplePricing();
  const answers = {
    savePricingDraft: { status: 409, body: { success: false, error: 'Changed', conflict } },
    get getPricing() {
      return pricing;
    },
  };
  stubPortalServer(answers);
  await visit('/msp/pricing');
  await retype(/^Hourly rate/, '5');
  pricing = samplePricing({ revision: 6, draft: { by: conflict.by, at: conflict.at, card: dearer } });
  stubPortalServer({ ...answers, getPricing: pricing });
  await userEvent.click(screen.getByRole('button', { name: 'Save draft' }));
  expect((await screen.findByRole('alert')).textContent).toMatch(/grace@example.com changed the draft/);
  const asked = stubPortalServer({ getPricing: pricing, savePricingDraft: { success: true, revision: 7 } });
  await userEvent.click(screen.getByRole('button', { name: /Save mine/ }));
  expect(await screen.findByText('Draft saved, not published', {}, OPTIONS)).toBeDefined();
  expect(asked.find(({ action }) => action === 'savePricingDraft')?.fields['revision']).toBe('6');
  expect(readAt(edits().copy?.card, 'materials.fdm-pla.price.value')).toBe(40);
});

test('PRC-02 a new provider answers five questions and has a draft', async () => {
  const versions = [{ number: 1, by: null, note: '', at: '2026-11-01T10:00:00.000Z' }];
  const saved = { savePricingDraft: { success: true, revision: 4 }, saveSetUp: { success: true, revision: 1 } };
  const asked = stubPortalServer({ getPricing: samplePricing({ number: 1, versions }), ...saved });
  await visit('/msp/pricing');
  await userEvent.selectOptions(await screen.findByRole('combobox', { name: 'Currency' }), 'EUR');
  await userEvent.click(screen.getByRole('button', { name: 'Make my rate card' }));
  expect(screen.getByText('Please choose at least one process.')).toBeDefined();
  expect(screen.getByText('Please say where the rate is from.')).toBeDefined();
  await retype(/^One US dollar in EUR/, '0,9');
  await retype(/^Source/, 'ECB');
  await userEvent.click(screen.getByRole('checkbox', { name: /FDM/ }));
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Machine for FDM' }), 'prusa-mk3s');
  expect(((await field(/^Hourly rate for FDM/)) as HTMLInputElement).value).toBe('3.15');
  await retype(/^How many for FDM/, '6');
  await retype(/^Margin/, '30');
  await userEvent.click(screen.getByRole('button', { name: 'Make my rate card' }));
  expect(await screen.findByText('Draft saved, not published', {}, OPTIONS)).toBeDefined();
  const card = JSON.parse(asked.find(({ action }) => action === 'savePricingDraft')?.fields['card'] ?? '');
  expect(card).toMatchObject({ currency: 'EUR', receipts: 'price' });
  expect(card.processes.FDM).toMatchObject({ margin: { value: 30 }, machines: [{ count: { value: 6 }, hour: { value: 3.15 } }] });
  const said = JSON.parse(asked.find(({ action }) => action === 'saveSetUp')?.fields['settings'] ?? '{}');
  expect(said.exchange).toMatchObject({ currency: 'EUR', dollar: 0.9, source: 'ECB' });
});

test('PRC-03 an own material is added with a color of its own, and its name is asked for', async () => {
  stubPortalServer({ getPricing: samplePricing(), savePricingDraft: { success: true, revision: 4 } });
  await visit('/msp/pricing?section=materials&process=SLS');
  await userEvent.click(await screen.findByRole('button', { name: 'Add a material' }));
  await waitFor(() => expect(document.activeElement?.id).toBe('field-ownMaterials-0-name'));
  await userEvent.clear(document.activeElement as HTMLElement);
  expect(screen.getAllByText(/Must be a text/)).toHaveLength(2);
  await userEvent.type(document.activeElement as HTMLElement, 'PA12 black');
  expect(readAt(edits().card, 'ownMaterials.0')).toMatchObject({ name: 'PA12 black', process: 'SLS' });
  expect(readAt(edits().card, 'ownColors.0.materialIds.0')).toBe(readAt(edits().card, 'ownMaterials.0.id'));
});

test('PRC-03 forty own materials of long names stay folded, and each opens to its fields', async () => {
  let number = 0;
  let card = { ...DEMO_RATE_CARD } as EditedCard;
  for (let count = 1; count <= 40; count += 1) {
    card = addMaterial(
      card,
      'FDM',
      `Polylactide with bamboo fibres of the north slope, batch ${count}`,
      () => `own-${(++number).toString()}`,
    );
  }
  stubPortalServer({ getPricing: samplePricing({ card: card as unknown as RateCard }) });
  await visit('/msp/pricing?section=materials');
  const part = within(await screen.findByRole('region', { name: 'Own materials' }));
  expect(part.getAllByText(/^Polylactide with bamboo/)).toHaveLength(40);
  expect(part.queryAllByRole('textbox')).toHaveLength(0);
  await userEvent.click(part.getByText(/batch 40$/));
  expect(((await part.findAllByRole('textbox', { name: 'Name' }))[0] as HTMLInputElement).value).toMatch(/batch 40$/);
});

test('PRC-05 golden parts show both prices, what is pending, how far off they are, and which step differs', async () => {
  const part = {
    id: 'g1',
    name: 'Bracket',
    partID: 'golden-bracket',
    quantity: 10,
    materialID: 'fdm-pla',
    finishID: 'as-printed',
    rightPrice: 20,
  };
  const pricing = samplePricing({
    draft: { by: ADA, at: '2026-11-20T09:30:00.000Z', card: dearer },
    goldenParts: [part, { ...part, id: 'g2', name: 'Flange', rightPrice: null }],
    goldenPartsRevision: 1,
  });
  const before = sampleTrial({ Machine: 8, Material: 8 });
  const pending = sampleTrial({ Machine: 8 }, true);
  const trials = [
    { id: 'g1', published: before, draft: sampleTrial({ Machine: 8, Material: 10 }) },
    { id: 'g2', published: before, draft: pending },
  ];
  stubPortalServer({ getPricing: pricing, tryGoldenParts: { success: true, trials } });
  await visit('/msp/pricing?section=golden-parts');
  const [first, second] = await waitFor(() => {
    const items = within(screen.getByRole('list', { name: 'Prices of the golden parts' })).getAllByRole('listitem');
    expect(items[0]?.textContent).toContain('$18.00');
    return items;
  }, OPTIONS);
  expect(first?.textContent).toMatch(/\$16\.00.*\$18\.00.*\+13%.*\$20\.00.*−10%/);
  expect(second?.textContent).toContain('Being worked out…');
  stubPortalServer({ getPricing: pricing, tryGoldenParts: { success: true, trials: [trials[0], { ...trials[1], draft: before }] } });
  await waitFor(() => expect(second?.textContent).not.toContain('Being worked out'), OPTIONS);
  expect(second?.textContent).toContain('No change');
  await userEvent.click(screen.getByRole('button', { name: 'Compare the receipts of Bracket' }));
  const table = within(screen.getByRole('region', { name: /Receipts of Bracket/ }));
  expect(table.getByRole('row', { name: /^Material/ }).textContent).toMatch(/rate: 4 → 5 USD\/h\$8\.00\$10\.00/);
  expect(table.getByRole('row', { name: /^Machine/ }).textContent).not.toContain('→');
});

test('PRC-05 a golden part is chosen, checked and saved with its revision', async () => {
  const asked = stubPortalServer({
    getPricing: samplePricing(),
    saveGoldenParts: { success: true, revision: 1 },
    tryGoldenParts: { success: true, trials: [] },
  });
  changeShop({ configurations: [sampleConfiguration('fdm-pla')] });
  await visit('/msp/pricing?section=golden-parts');
  await userEvent.click(await screen.findByRole('button', { name: 'Add a golden part' }));
  await userEvent.selectOptions(await screen.findByRole('combobox', { name: 'Part' }), 'golden-flange');
  await retype(/^Quantity/, '0');
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  expect(screen.getByText(/whole number from 1 to 1000/)).toBeDefined();
  await retype(/^Quantity/, '25');
  await retype(/^Right price/, '12,50');
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByRole('heading', { name: 'Flange' })).toBeDefined();
  const saved = asked.find(({ action }) => action === 'saveGoldenParts')?.fields;
  expect(saved?.['revision']).toBe('0');
  expect(JSON.parse(saved?.['goldenParts'] ?? '')).toMatchObject([
    { partID: 'golden-flange', quantity: 25, rightPrice: 12.5, materialID: 'fdm-pla' },
  ]);
});

test('PRC-05 publishing takes a note, shows what changes, and says what became of it', async () => {
  const draft = { by: ADA, at: '2026-11-20T09:30:00.000Z', card: dearer };
  const asked = stubPortalServer({ getPricing: samplePricing({ draft }), publishPricing: { success: true, number: 3 } });
  await visit('/msp/pricing');
  await userEvent.click(await screen.findByRole('button', { name: 'Publish' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Publish the draft' }));
  expect(dialog.getByRole('row', { name: /PLA · Price/ }).textContent).toContain('28 USD/kg40 USD/kg');
  await userEvent.click(dialog.getByRole('button', { name: 'Publish' }));
  expect(dialog.getByText('Please enter a note.')).toBeDefined();
  await userEvent.type(dialog.getByRole('textbox', { name: /Note/ }), 'Filament is dearer');
  await userEvent.click(dialog.getByRole('button', { name: 'Publish' }));
  expect(await screen.findByText(/Published as version 3/)).toBeDefined();
  expect(asked.find(({ action }) => action === 'publishPricing')?.fields).toMatchObject({ revision: '3', note: 'Filament is dearer' });
});

test('PRC-05 SHOP-12 who publishes another currency is told that shipping keeps its figures, and where they are', async () => {
  const draft = { by: ADA, at: '2026-11-20T09:30:00.000Z', card: { ...dearer, currency: 'EUR' } };
  stubPortalServer({ getPricing: samplePricing({ draft }) });
  await visit('/msp/pricing');
  await userEvent.click(await screen.findByRole('button', { name: 'Publish' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Publish the draft' }));
  expect(dialog.getByText(/^What you ask for shipping keeps its figures, which are in EUR from then on:/)).toBeDefined();
  expect(dialog.getByRole('link', { name: 'Tax and shipping' }).getAttribute('href')).toBe('/app/msp/trade');
});

test('PRC-05 a version is read, compared with what is published, and put into the draft', async () => {
  const first = samplePricing().versions[1];
  stubPortalServer({
    getPricing: samplePricing(),
    getPricingVersion: { success: true, ...first, card: { ...dearer, version: '1' } },
    savePricingDraft: { success: true, revision: 4 },
  });
  await visit('/msp/pricing?section=versions');
  expect((await screen.findByRole('heading', { name: /Version 2/ })).textContent).toContain('Customers pay by it');
  expect(screen.getByText(/ada@example.com, .*2026/)).toBeDefined();
  await userEvent.click(screen.getByRole('button', { name: 'Read version 1' }));
  const changes = within(await screen.findByRole('region', { name: 'What differs' }));
  expect(changes.getByRole('row', { name: /PLA · Price/ }).textContent).toContain('40 USD/kg28 USD/kg');
  await userEvent.click(screen.getByRole('button', { name: 'Put it into the draft' }));
  expect(readAt(edits().card, 'materials.fdm-pla.price.value')).toBe(40);
});

test('PRC-15 a member reads everything, is told so, and can change nothing', async () => {
  stubPortalServer({ getPricing: samplePricing({ role: 'member' }) });
  const router = await visit('/msp/pricing');
  expect(await screen.findByText(/Only an owner can change and publish/)).toBeDefined();
  for (const section of ['machines', 'processes', 'materials', 'finishes', 'lead-times', 'money', 'golden-parts', 'versions'] as const) {
    await router.navigate({ to: '/msp/pricing', search: { section } });
    await screen.findByRole('heading', { level: 2 });
    const inputs = screen.queryAllByRole('textbox') as HTMLInputElement[];
    expect(inputs.every((input) => input.readOnly || input.disabled)).toBe(true);
    expect(screen.queryByRole('button', { name: /Publish|Add|Remove|Save|Discard/ })).toBeNull();
  }
});

import { useMemo } from 'react';
import { getPricing } from '#contract/api/pricing/get-pricing.ts';
import type { ProcessCode } from '#domain/catalogue/process.ts';
import type { OfferedMaterial } from '#domain/shop/provider.ts';
import { useApiQuery } from '../../api/use-api-query.ts';
import { useSearch } from '../../navigation/router-view.tsx';
import { useHasShop } from '../../product/shop/portal-store.ts';
import { NoShop } from '../../product/shop/settings/no-shop.tsx';
import { useShop } from '../../product/shop/shop.ts';
import type { MaterialConfiguration } from '../../stores/shop-draft-store.ts';
import { PillLink } from '../../ui/controls/anchor-link.tsx';
import { Alert } from '../../ui/layout/alert.tsx';
import { Answered } from '../../ui/layout/answered.tsx';
import { Heading, Stack } from '../../ui/layout/layout.tsx';
import { Page } from '../../ui/layout/page.tsx';
import type { Pricing } from './card/draft-state.ts';
import styles from './card/pricing.module.css';
import { readPlace, SECTIONS, type Section } from './card/pricing-search.ts';
import { texts } from './card/texts.ts';
import { DraftBar } from './draft/draft-bar.tsx';
import { DraftNotices } from './draft/draft-notices.tsx';
import { type Draft, useDraft } from './draft/use-draft.ts';
import { type CardEditor, CardEditorContext } from './fields/card-editor.ts';
import { GoldenParts } from './golden/golden-parts.tsx';
import { ProblemSummary } from './problem-summary.tsx';
import { RatesSection } from './rates/rates-section.tsx';
import { FinishesSection } from './sections/finishes-section.tsx';
import { LeadTimesSection } from './sections/lead-times-section.tsx';
import { MachinesSection } from './sections/machines-section.tsx';
import { MaterialsSection } from './sections/materials-section.tsx';
import { MoneySection } from './sections/money-section.tsx';
import { ProcessSwitch } from './sections/process-switch.tsx';
import { ProcessesSection } from './sections/processes-section.tsx';
import { FirstQuestions } from './start/first-questions.tsx';
import { Versions } from './versions/versions.tsx';

/** /msp/pricing: what the provider charges, its draft, the parts to try it on and its versions; asked for anew at each visit. */
export function PricingPage() {
  const hasShop = useHasShop();
  const { mspID, userID, configurations } = useShop();
  const offer = useMemo(() => (configurations ?? []).map(offerOf), [configurations]);
  const query = useApiQuery(getPricing, {}, { enabled: hasShop === true, staleTime: 0, refetchOnWindowFocus: true });
  if (hasShop === false || query.data === undefined) {
    return (
      <Page title={texts.title} lead={texts.lead}>
        {hasShop === false ? <NoShop words={texts.noProvider} /> : <Answered query={query} loading={texts.loading} />}
      </Page>
    );
  }
  return <Prices pricing={query.data} userID={userID} mspID={mspID} offer={offer} />;
}

function offerOf({ material, colors, finishes }: MaterialConfiguration): OfferedMaterial {
  return {
    materialId: material.materialID,
    colorIds: colors.map(({ colorID }) => colorID),
    finishIds: finishes.map(({ finishID }) => finishID),
  };
}

interface PricesProps {
  readonly pricing: Pricing;
  readonly userID: string;
  readonly mspID: string;
  /** What customers can choose of the catalogue. */
  readonly offer: readonly OfferedMaterial[];
}

function Prices({ pricing, userID, mspID, offer }: PricesProps) {
  const draft = useDraft(pricing, userID);
  const isReadOnly = pricing.role !== 'owner';
  const { card, problems, change, replace } = draft;
  const editor = useMemo<CardEditor>(
    () => ({ card, problems, change, replace, isReadOnly, published: pricing.card }),
    [card, problems, change, replace, isReadOnly, pricing.card],
  );
  // A card that nobody has published is the demonstration's: what the shop charges is asked for first.
  const isNew = !isReadOnly && pricing.draft === null && draft.edits.card === null && pricing.versions.every(({ by }) => by === null);
  if (isNew) {
    return (
      <Page title={texts.title} lead={texts.lead}>
        <FirstQuestions published={pricing.card} onAnswer={replace} />
      </Page>
    );
  }
  return (
    <Page title={texts.title} lead={texts.lead}>
      <CardEditorContext value={editor}>
        <Stack mb="md">
          {isReadOnly ? <Alert type="info" text={texts.readOnly} /> : <DraftNotices pricing={pricing} draft={draft} />}
          <ProblemSummary />
        </Stack>
        <Content pricing={pricing} draft={draft} mspID={mspID} offer={offer} />
        {isReadOnly ? null : <DraftBar pricing={pricing} draft={draft} />}
      </CardEditorContext>
    </Page>
  );
}

function Content({ pricing, draft, mspID, offer }: Omit<PricesProps, 'userID'> & { readonly draft: Draft }) {
  const { section, process } = readPlace(useSearch('/msp/pricing'));
  const switcher = <ProcessSwitch section={section} process={process} problems={draft.problems} />;
  return (
    <>
      <PricingNav section={section} process={process} />
      <Stack gap="lg" key={`${section} ${process}`}>
        <Heading size="xl">{texts.sections[section]}</Heading>
        {section === 'machines' || section === 'processes' || section === 'materials' || section === 'lead-times' ? switcher : null}
        {section === 'rates' ? <RatesSection /> : null}
        {section === 'machines' ? <MachinesSection process={process} /> : null}
        {section === 'processes' ? <ProcessesSection process={process} /> : null}
        {section === 'materials' ? <MaterialsSection process={process} /> : null}
        {section === 'finishes' ? <FinishesSection /> : null}
        {section === 'lead-times' ? <LeadTimesSection process={process} /> : null}
        {section === 'money' ? <MoneySection /> : null}
        {section === 'golden-parts' ? <GoldenParts pricing={pricing} draft={draft} mspID={mspID} offer={offer} /> : null}
        {section === 'versions' ? <Versions pricing={pricing} draft={draft} /> : null}
      </Stack>
    </>
  );
}

/** Leads to the sections of the prices; the process stays. */
function PricingNav({ section, process }: { section: Section; process: ProcessCode }) {
  return (
    <nav className={styles['sections']} aria-label={texts.sectionsLabel}>
      {SECTIONS.map((each) => (
        <PillLink
          key={each}
          to="/msp/pricing"
          search={{ section: each, process }}
          resetScroll={false}
          aria-current={each === section ? 'page' : undefined}
        >
          {texts.sections[each]}
        </PillLink>
      ))}
    </nav>
  );
}

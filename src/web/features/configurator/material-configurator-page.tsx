import { useEffect, useState } from 'react';
import { useNavigate, useSearch } from '../../navigation/router-view.tsx';
import { useIsMember, usePortalStore } from '../../product/shop/portal-store.ts';
import { offerMaterial, useShop } from '../../product/shop/shop.ts';
import { AnchorLink } from '../../ui/controls/anchor-link.tsx';
import { Alert } from '../../ui/layout/alert.tsx';
import { Page } from '../../ui/layout/page.tsx';
import { Placeholder } from '../../ui/layout/placeholder.tsx';
import {
  type Choices,
  canContinue,
  configurationOf,
  findEarlier,
  goBack,
  NOTHING_CHOSEN,
  openStep,
  pickMaterial,
  proceed,
} from './configurator.ts';
import { ConfiguratorStep, STEP_HEADING_ID } from './configurator-step.tsx';
import { StepHeader } from './step-header.tsx';
import { texts } from './texts.ts';
import { useSteps } from './use-steps.ts';

/** /msp/material-configurator: adds a material to the provider's offer, or changes the one that `material` in the query names. */
export function MaterialConfiguratorPage() {
  const { configurations } = useShop();
  const entry = usePortalStore((store) => store.entry);
  const isMember = useIsMember();
  return (
    <Page title={texts.title} lead={texts.lead} above={<AnchorLink to="/msp/my-materials">{texts.cancel}</AnchorLink>}>
      {isMember ? (
        <Alert type="info" text={texts.readOnly} />
      ) : configurations !== null || entry === 'ready' ? (
        <Configurator />
      ) : // A list begun here would take the place of the one that is not loaded. Above the page is the way to try again.
      entry === 'loading' ? (
        <Placeholder label={texts.loadingEarlier} rows={2} />
      ) : null}
    </Page>
  );
}

function Configurator() {
  const { mspID, configurations } = useShop();
  const { material } = useSearch('/msp/material-configurator');
  const [choices, setChoices] = useState((material === undefined ? undefined : findEarlier(configurations, material)) ?? NOTHING_CHOSEN);
  const { lists, views } = useSteps(mspID, choices);
  const [turns, setTurns] = useState(0);
  const navigate = useNavigate();
  const open = openStep(choices);
  const step = open === 'complete' ? 'finish' : open;

  // The clicked button is gone when another step opens: the focus goes on to its heading.
  useEffect(() => {
    if (turns > 0) document.getElementById(STEP_HEADING_ID)?.focus();
  }, [turns]);

  const turn = (next: Choices) => {
    setChoices(next);
    setTurns(turns + 1);
  };
  const choose = (ids: readonly string[]) => {
    if (step === 'color') setChoices({ ...choices, colorIDs: ids });
    else if (step === 'finish') setChoices({ ...choices, finishIDs: ids });
    else {
      const picked = lists.materials?.find(({ materialID }) => ids.includes(materialID));
      if (picked !== undefined) setChoices(pickMaterial(choices, picked, findEarlier(configurations, picked.materialID)));
    }
  };
  const onContinue = () => {
    const next = proceed(choices, lists);
    const configuration = configurationOf(next, lists);
    if (configuration === null) {
      turn(next);
      return;
    }
    offerMaterial(configuration);
    void navigate({ to: '/msp/my-materials' });
  };
  const noteOf = (id: string) => (step === 'material' && findEarlier(configurations, id) !== undefined ? texts.alreadyOffered : null);

  return (
    <>
      <StepHeader open={open} views={views} onGoBack={(back) => turn(goBack(choices, back))} />
      <ConfiguratorStep
        key={step}
        step={step}
        view={views[step]}
        isReady={canContinue(choices, lists)}
        noteOf={noteOf}
        onChoose={choose}
        onContinue={onContinue}
      />
    </>
  );
}

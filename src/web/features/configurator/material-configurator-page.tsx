import { useEffect, useState } from 'react';
import { useNavigate, useSearch } from '../../navigation/router-view.tsx';
import { useIsMember, usePortalStore } from '../../product/shop/portal-store.ts';
import { offerMaterial, useShop } from '../../product/shop/shop.ts';
import { AnchorLink } from '../../ui/controls/anchor-link.tsx';
import { Alert } from '../../ui/layout/alert.tsx';
import { Page } from '../../ui/layout/page.tsx';
import { Placeholder } from '../../ui/layout/placeholder.tsx';
import { advance, type ConfiguratorEvent, canContinue, configurationOf, openStep, type Step } from './configurator.ts';
import { ConfiguratorStep, STEP_HEADING_ID } from './configurator-step.tsx';
import { StepHeader } from './step-header.tsx';
import { chosenOffers, findEarlierChoice, viewStep } from './step-view.ts';
import { texts } from './texts.ts';
import { useConfigurator } from './use-configurator.ts';

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
  const { state, dispatch } = useConfigurator(material === undefined ? undefined : findEarlierChoice(configurations, material), mspID);
  const [turns, setTurns] = useState(0);
  const navigate = useNavigate();
  const open = openStep(state);
  const step = open === 'complete' ? 'finish' : open;

  // The clicked button is gone when another step opens: the focus goes on to its heading.
  useEffect(() => {
    if (turns > 0) document.getElementById(STEP_HEADING_ID)?.focus();
  }, [turns]);

  const turn = (event: ConfiguratorEvent) => {
    dispatch(event);
    setTurns(turns + 1);
  };
  const choose = (ids: readonly string[]) => {
    if (step === 'color') dispatch({ type: 'set-colors', colorIDs: ids });
    else if (step === 'finish') dispatch({ type: 'set-finishes', finishIDs: ids });
    else for (const id of ids) dispatch({ type: 'pick-material', materialID: id, earlier: findEarlierChoice(configurations, id) });
  };
  const proceed = () => {
    const configuration = configurationOf(advance(state, { type: 'continue' }));
    if (configuration === null) {
      turn({ type: 'continue' });
      return;
    }
    offerMaterial(configuration);
    void navigate({ to: '/msp/my-materials' });
  };
  const noteOf = (id: string) => (step === 'material' && findEarlierChoice(configurations, id) !== undefined ? texts.alreadyOffered : null);

  const chosen = (of: Step) => chosenOffers(state, of);
  return (
    <>
      <StepHeader
        open={open}
        chosen={{ material: chosen('material'), color: chosen('color'), finish: chosen('finish') }}
        onGoBack={(back) => turn({ type: 'go-back', step: back })}
      />
      <ConfiguratorStep
        key={step}
        step={step}
        view={viewStep(state, step)}
        isReady={canContinue(state)}
        noteOf={noteOf}
        onChoose={choose}
        onContinue={proceed}
        onRetry={() => dispatch({ type: 'retry', step })}
      />
    </>
  );
}

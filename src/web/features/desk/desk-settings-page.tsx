import { Button } from '@mantine/core';
import { useState } from 'react';
import { getDeskSettings } from '#contract/api/desk/get-desk-settings.ts';
import { saveDeskSettings } from '#contract/api/desk/save-desk-settings.ts';
import type { ResponseOf } from '#contract/schemas/define-call.ts';
import type { DeskSettings } from '#domain/desk/desk-settings.ts';
import { useAction } from '../../api/use-action.ts';
import { useAnswers } from '../../api/use-answers.ts';
import { useApiQuery } from '../../api/use-api-query.ts';
import { useHasShop } from '../../product/shop/portal-store.ts';
import { ShopPage } from '../../product/shop/shop-page.tsx';
import { AnchorLink } from '../../ui/controls/anchor-link.tsx';
import { Alert } from '../../ui/layout/alert.tsx';
import { InstantOrders } from './settings/instant-orders.tsx';
import { SettingsForm } from './settings/settings-form.tsx';
import { texts } from './settings/texts.ts';

/** /msp/desk-settings: times, terms and mails of the desk. */
export function DeskSettingsPage() {
  const hasShop = useHasShop();
  const query = useApiQuery(getDeskSettings, {}, { enabled: hasShop === true, staleTime: 0, gcTime: 0, refetchOnReconnect: false });
  return (
    <ShopPage
      title={texts.title}
      lead={texts.lead}
      above={<AnchorLink to="/msp/orders">{texts.back}</AnchorLink>}
      noShop={texts.noShop}
      query={query}
      loading={texts.loading}
      failed={texts.failed}
    >
      {(answer) => (
        <>
          <Settings key={answer.revision} answer={answer} />
          <InstantOrders />
        </>
      )}
    </ShopPage>
  );
}

function Settings({ answer: { settings, revision, role } }: { answer: ResponseOf<typeof getDeskSettings> }) {
  const answers = useAnswers();
  const [current, setCurrent] = useState(revision);
  const [isSaved, setIsSaved] = useState(false);
  const { run, isPending, failure, problem, dismiss } = useAction(saveDeskSettings);
  const save = async (wanted: DeskSettings) => {
    const answer = await run({ settings: { ...wanted, mailsOff: [...wanted.mailsOff] }, revision: current });
    if (answer?.success !== true) return;
    setCurrent(answer.revision);
    setIsSaved(true);
  };
  return (
    <>
      {role === 'owner' ? null : <Alert type="info" text={texts.readOnly} />}
      <SettingsForm
        settings={settings}
        isReadOnly={role !== 'owner'}
        isBusy={isPending}
        onSave={(wanted) => void save(wanted)}
        onChange={() => {
          setIsSaved(false);
          dismiss();
        }}
      >
        {isSaved ? <Alert type="success" text={texts.saved} /> : null}
        {problem === null ? null : (
          <Alert type="danger" text={problem}>
            {failure?.isStale === true ? (
              <div>
                <Button size="xs" variant="default" onClick={() => void answers.askAgain(getDeskSettings)}>
                  {texts.reload}
                </Button>
              </div>
            ) : null}
          </Alert>
        )}
      </SettingsForm>
    </>
  );
}

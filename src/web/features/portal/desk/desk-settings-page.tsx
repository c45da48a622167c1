import { Button } from '@mantine/core';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { getDeskSettings } from '#contract/calls/get-desk-settings.ts';
import { saveDeskSettings } from '#contract/calls/save-desk-settings.ts';
import type { ResponseOf } from '#contract/define-call.ts';
import type { DeskSettings } from '#domain/desk/desk-settings.ts';
import { callApi } from '../../../api/call-api.ts';
import type { CallFailure } from '../../../api/call-failure.ts';
import { logProblem } from '../../../api/log-problem.ts';
import { useSessionStore } from '../../../stores/session-store.ts';
import { Alert } from '../../../ui/alert.tsx';
import { AnchorLink } from '../../../ui/anchor-link.tsx';
import { Page } from '../../../ui/page.tsx';
import { Placeholder } from '../../../ui/placeholder.tsx';
import { TryAgain } from '../../../ui/try-again.tsx';
import { NoShop } from '../provider/no-shop.tsx';
import { useHasProvider } from '../provider/use-has-provider.ts';
import { explainFailure } from './explain-failure.ts';
import { SettingsForm } from './settings/settings-form.tsx';
import { texts } from './settings/texts.ts';

/** /msp/desk-settings: times, terms and mails of the desk. */
export function DeskSettingsPage() {
  const hasProvider = useHasProvider();
  const { data, isError, isFetching, refetch } = useSettings(hasProvider === true);
  if (hasProvider === false) {
    return (
      <Page title={texts.title} lead={texts.lead}>
        <NoShop words={texts.noProvider} />
      </Page>
    );
  }
  return (
    <Page title={texts.title} lead={texts.lead} above={<AnchorLink to="/msp/orders">{texts.back}</AnchorLink>}>
      {data === undefined ? (
        <>
          <Placeholder label={texts.loading} rows={2} />
          {isError ? <TryAgain text={texts.failed} onRetry={() => void refetch()} busy={isFetching} /> : null}
        </>
      ) : (
        <Settings key={data.revision} answer={data} />
      )}
    </Page>
  );
}

type SettingsAnswer = ResponseOf<typeof getDeskSettings>;

const keyOf = (userID: string) => [getDeskSettings.name, userID];

function useSettings(hasProvider: boolean) {
  const { userID, accessToken } = useSessionStore();
  return useQuery({
    queryKey: keyOf(userID),
    enabled: hasProvider && accessToken !== '',
    staleTime: 0,
    gcTime: 0,
    refetchOnReconnect: false,
    queryFn: async ({ signal }): Promise<SettingsAnswer> => {
      const answer = await callApi(getDeskSettings, {}, { signal, accessToken });
      if (answer.success) return answer;
      if (!signal.aborted) logProblem(texts.failed, answer.serverMessage ?? answer.error);
      throw new Error(answer.serverMessage ?? texts.failed);
    },
  });
}

function Settings({ answer: { settings, revision, role } }: { answer: SettingsAnswer }) {
  const client = useQueryClient();
  const { userID, accessToken } = useSessionStore();
  const [current, setCurrent] = useState(revision);
  const [isBusy, setIsBusy] = useState(false);
  const [outcome, setOutcome] = useState<'saved' | CallFailure | null>(null);
  const save = async (wanted: DeskSettings) => {
    setIsBusy(true);
    const answer = await callApi(
      saveDeskSettings,
      { settings: { ...wanted, mailsOff: [...wanted.mailsOff] }, revision: current },
      { accessToken },
    );
    setIsBusy(false);
    if (answer.success) {
      setCurrent(answer.revision);
      setOutcome('saved');
      return;
    }
    logProblem(answer.error, answer.serverMessage);
    setOutcome(answer);
  };
  return (
    <>
      {role === 'owner' ? null : <Alert type="info" text={texts.readOnly} />}
      <SettingsForm
        settings={settings}
        isReadOnly={role !== 'owner'}
        isBusy={isBusy}
        onSave={(wanted) => void save(wanted)}
        onChange={() => setOutcome(null)}
      >
        {outcome === 'saved' ? <Alert type="success" text={texts.saved} /> : null}
        {outcome === null || outcome === 'saved' ? null : (
          <Alert type="danger" text={explainFailure(outcome)}>
            {outcome.isStale === true ? (
              <div>
                <Button size="xs" variant="default" onClick={() => void client.invalidateQueries({ queryKey: keyOf(userID) })}>
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

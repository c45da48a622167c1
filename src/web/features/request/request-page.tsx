import { requestKeySchema } from '#contract/desk/request.ts';
import { useParams } from '../../navigation/router-view.tsx';
import { LinkButton } from '../../ui/controls/link-button.tsx';
import { IconLinkOff } from '../../ui/icons/more-icons.tsx';
import { Alert } from '../../ui/layout/alert.tsx';
import { Answered } from '../../ui/layout/answered.tsx';
import { Page } from '../../ui/layout/page.tsx';
import { FollowedView } from './followed-view.tsx';
import { texts } from './texts.ts';
import { useFollowedRequest } from './use-followed-request.ts';

/** /request/$key: what becomes of a request, for whoever has its link. */
export function RequestPage() {
  const { key } = useParams('/request/$key');
  return requestKeySchema.safeParse(key).success ? <RequestOfKey key={key} requestKey={key} /> : <UnknownRequest />;
}

function RequestOfKey({ requestKey }: { requestKey: string }) {
  const query = useFollowedRequest(requestKey);
  const { data, isError, refetch } = query;
  if (data === null) return <UnknownRequest />;
  if (data === undefined) {
    return (
      <Page title={texts.title}>
        <Answered query={query} loading={texts.loading} failed={texts.failed} height={180} />
      </Page>
    );
  }
  return (
    <FollowedView
      request={data}
      requestKey={requestKey}
      reload={() => void refetch()}
      notice={isError ? <Alert type="warning" text={texts.stale} /> : null}
    />
  );
}

/** Said of a link that opens nothing, whatever the reason. */
function UnknownRequest() {
  return (
    <Page
      title={texts.unknown.title}
      lead={texts.unknown.lead}
      above={<IconLinkOff color="var(--mantine-color-dimmed)" size={44} stroke={1.2} aria-hidden />}
    >
      <LinkButton to="/" variant="default">
        {texts.unknown.home}
      </LinkButton>
    </Page>
  );
}

import { Anchor } from '@mantine/core';
import { IconCircleCheck, IconExternalLink } from '@tabler/icons-react';
import { useLocation } from '@tanstack/react-router';
import { getNameAndWebsite } from '#contract/calls/get-name-and-website.ts';
import { readConfig } from '../../api/load-config.ts';
import { useApiQuery } from '../../api/use-api-query.ts';
import { useProviderId } from '../../stores/msp-store.ts';
import { AnchorLink } from '../../ui/anchor-link.tsx';
import { CopyField } from '../../ui/copy-field.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { Page } from '../../ui/page.tsx';
import { texts } from './texts.ts';
import styles from './thank-you-page.module.css';

/** /thankyou: what happens next. Whoever has sent nothing is not thanked for it. */
export function ThankYouPage() {
  const requestKey = useLocation({ select: ({ state }) => state.requestKey ?? null });
  return requestKey === null ? <NothingSent /> : <Thanks requestKey={requestKey} />;
}

function NothingSent() {
  const mspID = useProviderId();
  return (
    <Page title={texts.nothingSent} lead={texts.nothingSentWords}>
      <div className={styles['actions']}>
        <LinkButton to="/cart" search={{ msp_id: mspID }}>
          {texts.toCart}
        </LinkButton>
        <LinkButton to="/upload" search={{ msp_id: mspID }} variant="default">
          {texts.another}
        </LinkButton>
      </div>
    </Page>
  );
}

function Thanks({ requestKey }: { requestKey: string }) {
  const mspID = useProviderId();
  const { data } = useApiQuery(getNameAndWebsite, { mspID });
  const confirmation = useLocation({ select: ({ state }) => state.confirmation ?? 'mailed' });
  const website = data?.mspWebsite ?? '';
  return (
    <Page
      title={texts.title}
      above={<IconCircleCheck className={styles['tick']} size={52} stroke={1.2} aria-hidden />}
      lead={
        <>
          {texts.review(data?.manufacturingServiceProviderName ?? texts.providerFallback)} {texts.confirmation[confirmation]}
        </>
      }
    >
      <section className={styles['follow']} aria-labelledby="follow">
        <h2 id="follow">
          <AnchorLink to="/request/$key" params={{ key: requestKey }} inherit>
            {texts.follow}
          </AnchorLink>
        </h2>
        <p>{texts.followHint}</p>
        <CopyField label={texts.followLabel} value={requestAddress(requestKey)} />
      </section>
      <div className={styles['actions']}>
        {data !== undefined && isWebAddress(website) ? (
          <Anchor href={website} className={styles['return'] ?? ''}>
            {texts.returnTo(data.manufacturingServiceProviderName)}
            <IconExternalLink size={16} stroke={1.7} aria-hidden />
          </Anchor>
        ) : null}
        <LinkButton to="/upload" search={{ msp_id: mspID }} variant="default">
          {texts.another}
        </LinkButton>
      </div>
      <section className={styles['feedback']} aria-labelledby="feedback">
        <h2 id="feedback">{texts.feedbackHeading}</h2>
        <p>
          {texts.feedback}{' '}
          <Anchor href={readConfig().links.support} underline="always">
            {texts.feedbackLink}
          </Anchor>
        </p>
      </section>
    </Page>
  );
}

function requestAddress(key: string): string {
  return `${location.origin}/app/request/${key}`;
}

/** A provider's own text must not become a script address. */
function isWebAddress(address: string): boolean {
  return /^https?:\/\//i.test(address);
}

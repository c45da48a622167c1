import { Anchor } from '@mantine/core';
import { getNameAndWebsite } from '#contract/calls/get-name-and-website.ts';
import { readConfig } from '../../api/calls/load-config.ts';
import { useApiQuery } from '../../api/use-api-query.ts';
import { useLocation } from '../../navigation/router-view.tsx';
import { useCartStore } from '../../product/cart/cart-store.ts';
import { useProviderId } from '../../stores/msp-store.ts';
import { AnchorLink } from '../../ui/controls/anchor-link.tsx';
import { CopyField } from '../../ui/controls/copy-field.tsx';
import { LinkButton } from '../../ui/controls/link-button.tsx';
import { isWebAddress } from '../../ui/display/is-web-address.ts';
import { IconCircleCheck, IconExternalLink } from '../../ui/icons/more-icons.tsx';
import { Card, Heading, Row, Stack, Text } from '../../ui/layout/layout.tsx';
import { Page } from '../../ui/layout/page.tsx';
import { texts } from './texts.ts';

/** /thankyou: what happens next. Whoever has sent nothing is not thanked for it. */
export function ThankYouPage() {
  const requestKey = useLocation().state.requestKey ?? null;
  return requestKey === null ? <NothingSent /> : <Thanks requestKey={requestKey} />;
}

function NothingSent() {
  const mspID = useProviderId();
  const hasParts = useCartStore(({ items }) => items.length > 0);
  if (!hasParts) {
    return (
      <Page title={texts.nothingSent} lead={texts.nothingToSend}>
        <Row>
          <LinkButton to="/upload" search={{ msp_id: mspID }}>
            {texts.toUpload}
          </LinkButton>
        </Row>
      </Page>
    );
  }
  return (
    <Page title={texts.nothingSent} lead={texts.nothingSentWords}>
      <Row gap="xl">
        <LinkButton to="/cart" search={{ msp_id: mspID }}>
          {texts.toCart}
        </LinkButton>
        <LinkButton to="/upload" search={{ msp_id: mspID }} variant="default">
          {texts.another}
        </LinkButton>
      </Row>
    </Page>
  );
}

function Thanks({ requestKey }: { requestKey: string }) {
  const mspID = useProviderId();
  const { data } = useApiQuery(getNameAndWebsite, { mspID });
  const { confirmation = 'mailed', requestNumber = '' } = useLocation().state;
  const website = data?.mspWebsite ?? '';
  return (
    <Page
      title={texts.title}
      above={<IconCircleCheck color="var(--accent-text)" size={52} stroke={1.2} aria-hidden />}
      lead={
        <>
          {texts.review(data?.manufacturingServiceProviderName ?? texts.providerFallback)} {texts.confirmation[confirmation]}
        </>
      }
    >
      <Card as="section" gap="xs" p="lg" mb="xl" style={{ maxWidth: '46rem' }} aria-labelledby="follow">
        <Heading id="follow">
          <AnchorLink to="/request/$key" params={{ key: requestKey }} inherit>
            {texts.follow}
          </AnchorLink>
        </Heading>
        {requestNumber === '' ? null : (
          <Text size="base">
            {texts.number} <strong>{requestNumber}</strong>
          </Text>
        )}
        <Text tone="dim">{texts.followHint}</Text>
        <CopyField label={texts.followLabel} value={requestAddress(requestKey)} />
      </Card>
      <Row gap="xl">
        {data !== undefined && isWebAddress(website) ? (
          <Anchor href={website} fw={500}>
            {texts.returnTo(data.manufacturingServiceProviderName)}
            <IconExternalLink size={16} stroke={1.7} aria-hidden />
          </Anchor>
        ) : null}
        <LinkButton to="/upload" search={{ msp_id: mspID }} variant="default">
          {texts.another}
        </LinkButton>
      </Row>
      <Stack as="section" gap="xxs" mt="xl" rule style={{ maxWidth: '46rem' }} aria-labelledby="feedback">
        <Heading id="feedback">{texts.feedbackHeading}</Heading>
        <Text tone="dim">
          {texts.feedback}{' '}
          <Anchor href={readConfig().links.support} underline="always">
            {texts.feedbackLink}
          </Anchor>
        </Text>
      </Stack>
    </Page>
  );
}

function requestAddress(key: string): string {
  return `${location.origin}/app/request/${key}`;
}

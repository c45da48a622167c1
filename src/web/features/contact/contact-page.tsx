import { type ReactNode, useEffect } from 'react';
import { sendContactMessage } from '#contract/calls/send-contact-message.ts';
import { callAddress } from '../../api/calls/call-address.ts';
import { readConfig } from '../../api/calls/load-config.ts';
import { logProblem } from '../../api/calls/log-problem.ts';
import { useProviderId } from '../../stores/msp-store.ts';
import { AnchorLink } from '../../ui/controls/anchor-link.tsx';
import { Card, Heading, Split, Stack, Text } from '../../ui/layout/layout.tsx';
import { Page } from '../../ui/layout/page.tsx';
import { ContactForm } from './contact-form.tsx';
import { texts } from './texts.ts';

/** /contact: a message to the support. */
export function ContactPage() {
  const mspID = useProviderId();
  useEffect(reportOptions, []);
  return (
    <Page isAlike title={texts.title} lead={texts.lead} description={texts.description}>
      <Split width="19rem" gap="xl">
        <ContactForm />
        <Card as="aside" p="lg" aria-labelledby="quicker">
          <Heading id="quicker">{texts.aside.heading}</Heading>
          <Stack as="dl" gap="sm">
            <Question text={texts.aside.price}>
              <AnchorLink to="/upload" search={{ msp_id: mspID }}>
                {readConfig().isInstant ? texts.aside.priceAnswer : texts.aside.estimateAnswer}
              </AnchorLink>
            </Question>
            <Question text={texts.aside.roi}>
              <AnchorLink to="/roi-calculator">{texts.aside.roiAnswer}</AnchorLink>
            </Question>
            <Question text={texts.aside.request}>{texts.aside.requestAnswer}</Question>
          </Stack>
        </Card>
      </Split>
    </Page>
  );
}

function Question({ text, children }: { text: string; children: ReactNode }) {
  return (
    <div>
      <Text as="dt" weight={500}>
        {text}
      </Text>
      <Text as="dd" size="base" tone="dim">
        {children}
      </Text>
    </div>
  );
}

/** Logs when the installation's configuration names no address that a message could be sent to. */
function reportOptions(): void {
  const address = callAddress(sendContactMessage);
  if (!URL.canParse(address, location.href) || !/^https?:$/.test(new URL(address, location.href).protocol)) {
    logProblem(texts.optionsProblem, address);
  }
}

import { useEffect } from 'react';
import { sendContactMessage } from '#contract/calls/send-contact-message.ts';
import { callAddress } from '../../api/call-address.ts';
import { logProblem } from '../../api/log-problem.ts';
import { useProviderId } from '../../stores/msp-store.ts';
import { AnchorLink } from '../../ui/anchor-link.tsx';
import { Page } from '../../ui/page.tsx';
import { ContactForm } from './contact-form.tsx';
import styles from './contact-page.module.css';
import { texts } from './texts.ts';

/** /contact: a message to the support. */
export function ContactPage() {
  const mspID = useProviderId();
  useEffect(reportOptions, []);
  return (
    <Page title={texts.title} lead={texts.lead} description={texts.description}>
      <div className={styles['layout']}>
        <ContactForm />
        <aside className={styles['aside']} aria-labelledby="quicker">
          <h2 id="quicker">{texts.aside.heading}</h2>
          <dl>
            <dt>{texts.aside.price}</dt>
            <dd>
              <AnchorLink to="/upload" search={{ msp_id: mspID }}>
                {texts.aside.priceAnswer}
              </AnchorLink>
            </dd>
            <dt>{texts.aside.roi}</dt>
            <dd>
              <AnchorLink to="/roi-calculator">{texts.aside.roiAnswer}</AnchorLink>
            </dd>
            <dt>{texts.aside.request}</dt>
            <dd>{texts.aside.requestAnswer}</dd>
          </dl>
        </aside>
      </div>
    </Page>
  );
}

/** Logs when the installation's configuration names no address that a message could be sent to. */
function reportOptions(): void {
  const address = callAddress(sendContactMessage);
  if (!URL.canParse(address, location.href) || !/^https?:$/.test(new URL(address, location.href).protocol)) {
    logProblem(texts.optionsProblem, address);
  }
}

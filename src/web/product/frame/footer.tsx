import { Anchor } from '@mantine/core';
import { NO_SELECTION } from '#contract/schemas/fields.ts';
import { readConfig } from '../../api/calls/load-config.ts';
import { actingProviderId } from '../../stores/msp-store.ts';
import { isSignedIn, useSessionStore } from '../../stores/session-store.ts';
import { AnchorLink } from '../../ui/controls/anchor-link.tsx';
import { Row, Text } from '../../ui/layout/layout.tsx';
import { LanguageSwitch } from './language-switch.tsx';
import { texts } from './texts.ts';

const ROW = {
  gap: '0.5rem 2rem',
  maxWidth: 'var(--page-width)',
  paddingBlock: '1.5rem',
  paddingInline: 'clamp(1rem, 4vw, 2rem)',
  marginInline: 'auto',
} as const;
const LOOK = { c: 'dimmed', size: 'sm', py: '0.2rem' } as const;

/** Copyright, the pages about the product, the providers' way in, and the installation's legal pages. */
export function Footer() {
  const { appName, links, storefront } = readConfig();
  const pages = storefront?.pages ?? [];
  const ofShop = { msp_id: actingProviderId(NO_SELECTION) };
  const signedIn = useSessionStore(isSignedIn);
  return (
    <Text as="footer" size="sm" tone="dim" style={{ borderTop: '1px solid var(--hairline)' }}>
      <Row justify="between" style={ROW}>
        <span>{texts.copyright(new Date().getFullYear(), appName)}</span>
        <Row gap="lg" align="stretch">
          <AnchorLink to="/my-requests" {...LOOK}>
            {texts.myRequests}
          </AnchorLink>
          <AnchorLink to="/about" {...LOOK}>
            {texts.about}
          </AnchorLink>
          <AnchorLink to="/roi-calculator" {...LOOK}>
            {texts.calculator}
          </AnchorLink>
          <AnchorLink to="/contact" {...LOOK}>
            {texts.contact}
          </AnchorLink>
          <AnchorLink to={signedIn ? '/msp/home' : '/signin'} {...LOOK}>
            {signedIn ? texts.portal : texts.forProviders}
          </AnchorLink>
          {pages.includes('terms') ? (
            <AnchorLink to="/terms" search={ofShop} {...LOOK}>
              {texts.terms}
            </AnchorLink>
          ) : (
            <Anchor href={links.terms} {...LOOK}>
              {texts.terms}
            </Anchor>
          )}
          {pages.includes('privacy') ? (
            <AnchorLink to="/privacy" search={ofShop} {...LOOK}>
              {texts.privacy}
            </AnchorLink>
          ) : (
            <Anchor href={links.privacy} {...LOOK}>
              {texts.privacy}
            </Anchor>
          )}
          {pages.includes('imprint') ? (
            <AnchorLink to="/imprint" search={ofShop} {...LOOK}>
              {texts.imprint}
            </AnchorLink>
          ) : null}
          <LanguageSwitch {...LOOK} />
        </Row>
      </Row>
    </Text>
  );
}

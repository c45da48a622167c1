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
const PAGES = [
  ['/my-requests', texts.myRequests],
  ['/about', texts.about],
  ['/roi-calculator', texts.calculator],
  ['/contact', texts.contact],
] as const;

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
          {PAGES.map(([to, text]) => (
            <AnchorLink key={to} to={to} {...LOOK}>
              {text}
            </AnchorLink>
          ))}
          <AnchorLink to={signedIn ? '/msp/home' : '/signin'} {...LOOK}>
            {signedIn ? texts.portal : texts.forProviders}
          </AnchorLink>
          {(['terms', 'privacy'] as const).map((page) =>
            pages.includes(page) ? (
              <AnchorLink key={page} to={`/${page}`} search={ofShop} {...LOOK}>
                {texts[page]}
              </AnchorLink>
            ) : (
              <Anchor key={page} href={links[page]} {...LOOK}>
                {texts[page]}
              </Anchor>
            ),
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

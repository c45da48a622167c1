import { Anchor } from '@mantine/core';
import { readConfig } from '../../api/calls/load-config.ts';
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
  const { appName, links } = readConfig();
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
          <Anchor href={links.terms} {...LOOK}>
            {texts.terms}
          </Anchor>
          <Anchor href={links.privacy} {...LOOK}>
            {texts.privacy}
          </Anchor>
          <LanguageSwitch {...LOOK} />
        </Row>
      </Row>
    </Text>
  );
}

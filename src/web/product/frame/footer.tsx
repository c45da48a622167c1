import { Anchor } from '@mantine/core';
import { readConfig } from '../../api/calls/load-config.ts';
import { isSignedIn, useSessionStore } from '../../stores/session-store.ts';
import { AnchorLink } from '../../ui/controls/anchor-link.tsx';
import { Row, Text } from '../../ui/layout/layout.tsx';
import styles from './footer.module.css';

const LOOK = { c: 'dimmed', size: 'sm', py: '0.2rem' } as const;

/** Copyright, the pages about the product, the providers' way in, and the installation's legal pages. */
export function Footer() {
  const { appName, links } = readConfig();
  const signedIn = useSessionStore(isSignedIn);
  return (
    <Text as="footer" size="sm" tone="dim" className={styles['footer']}>
      <Row justify="between" className={styles['row']}>
        <span>
          © {new Date().getFullYear()} {appName}. All rights reserved.
        </span>
        <Row gap="lg" align="stretch">
          <AnchorLink to="/about" {...LOOK}>
            About
          </AnchorLink>
          <AnchorLink to="/roi-calculator" {...LOOK}>
            ROI Calculator
          </AnchorLink>
          <AnchorLink to="/contact" {...LOOK}>
            Contact Us
          </AnchorLink>
          <AnchorLink to={signedIn ? '/msp/home' : '/signin'} {...LOOK}>
            {signedIn ? 'Provider Portal' : 'For Providers'}
          </AnchorLink>
          <Anchor href={links.terms} {...LOOK}>
            Terms and Conditions
          </Anchor>
          <Anchor href={links.privacy} {...LOOK}>
            Privacy Policy
          </Anchor>
        </Row>
      </Row>
    </Text>
  );
}

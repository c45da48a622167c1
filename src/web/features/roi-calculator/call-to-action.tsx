import { readConfig } from '../../api/calls/load-config.ts';
import { BrandMark } from '../../product/frame/brand-mark.tsx';
import { Heading, Row, Stack, Text } from '../../ui/layout/layout.tsx';
import styles from './roi.module.css';
import { StartLink } from './start-link.tsx';
import { texts } from './texts.ts';

/** The second invitation, under the figures. */
export function CallToAction() {
  const { appName, links } = readConfig();
  return (
    <Row as="section" justify="between" className={styles['action']} aria-labelledby="value">
      <Stack gap="xs" style={{ flex: '1 1 22rem', maxWidth: '40rem' }}>
        <Heading id="value" size="xl">
          {texts.valueHeading}
        </Heading>
        <Text>{texts.value}</Text>
      </Stack>
      <Row gap="lg">
        <StartLink />
        <Row as="a" nowrap className={styles['site']} href={links.site} aria-label={texts.site(appName)}>
          <BrandMark size={32} />
          <span aria-hidden>{appName}</span>
        </Row>
      </Row>
    </Row>
  );
}

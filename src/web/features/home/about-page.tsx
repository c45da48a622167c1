import { readConfig } from '../../api/calls/load-config.ts';
import { LinkButton } from '../../ui/controls/link-button.tsx';
import { Grid, Heading, Text } from '../../ui/layout/layout.tsx';
import { Page } from '../../ui/layout/page.tsx';
import { PROMISES, texts } from './texts.ts';

/** What the product does, how, and with whose files. */
export function AboutPage() {
  const { appName, receipts } = readConfig();
  const { title, heading, lead, description, sections, ask } = texts.about;
  return (
    <Page title={title} heading={heading(appName)} lead={lead} description={description}>
      <Grid least="22rem" gap="xl" mb="xl">
        {sections.map((section, index) => (
          <section key={section.title}>
            <Heading mb="xxs">{section.title}</Heading>
            <Text tone="dim">
              {section.text}
              {index === 0 ? PROMISES[receipts].about : null}
            </Text>
          </section>
        ))}
      </Grid>
      <LinkButton to="/contact" variant="default">
        {ask}
      </LinkButton>
    </Page>
  );
}

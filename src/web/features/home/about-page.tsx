import { readConfig } from '../../api/calls/load-config.ts';
import { LinkButton } from '../../ui/controls/link-button.tsx';
import { Grid, Heading, Text } from '../../ui/layout/layout.tsx';
import { Page } from '../../ui/layout/page.tsx';
import { PROMISES, texts } from './texts.ts';

/** What the product does, how, and with whose files. */
export function AboutPage() {
  const { appName, receipts, ordersAtOnce, filesStay } = readConfig();
  const { title: pageTitle, heading, lead, description, sections, ask } = texts.about;
  const [price, binding, files, source] = sections;
  const told = [
    { ...price, text: price.text + PROMISES[receipts].about },
    { ...binding, text: binding.text(ordersAtOnce) },
    { ...files, text: files.text(filesStay) },
    source,
  ];
  return (
    <Page title={pageTitle} heading={heading(appName)} lead={lead} description={description}>
      <Grid least="22rem" gap="xl" mb="xl">
        {told.map(({ title, text }) => (
          <section key={title}>
            <Heading mb="xxs">{title}</Heading>
            <Text tone="dim">{text}</Text>
          </section>
        ))}
      </Grid>
      <LinkButton to="/contact" variant="default">
        {ask}
      </LinkButton>
    </Page>
  );
}

import { readConfig } from '../../api/calls/load-config.ts';
import { useNavigate } from '../../navigation/router-view.tsx';
import { DropAnywhere } from '../../product/parts/drop-anywhere.tsx';
import { Price } from '../../product/prices/price.tsx';
import { leaveFiles } from '../../stores/left-files.ts';
import { useProviderId } from '../../stores/msp-store.ts';
import { AnchorLink } from '../../ui/controls/anchor-link.tsx';
import { LinkButton } from '../../ui/controls/link-button.tsx';
import { IconUpload } from '../../ui/icons/part-icons.tsx';
import { DocumentTitle } from '../../ui/layout/document-title.tsx';
import { Facts } from '../../ui/layout/facts.tsx';
import { Card, Heading, Hint, Row, Stack, Text } from '../../ui/layout/layout.tsx';
import { EXAMPLE_PRICE } from './example-price.ts';
import { FlangeDrawing } from './flange-drawing.tsx';
import styles from './home-page.module.css';
import { PROMISES, texts } from './texts.ts';

/** The start page: what the product does, for whoever comes without a link. */
export function HomePage() {
  const mspID = useProviderId();
  const navigate = useNavigate();
  const { appName, receipts, isInstant, storefront } = readConfig();
  const promises = PROMISES[receipts];
  const kind = isInstant ? 'instant' : 'reviewed';
  const { title, heading, lead, description } = texts.home[kind];
  const { headline = '', introduction = '' } = storefront ?? {};
  return (
    <Stack className={styles['page']}>
      <DocumentTitle title={headline === '' ? title : headline} description={introduction === '' ? description : introduction} />
      <Stack as="section" className={styles['hero']}>
        <div>
          <Text size="base" className={styles['welcome']}>
            {texts.welcome}
          </Text>
          <h1 tabIndex={-1} className={styles['heading']}>
            {(headline === '' ? heading : [headline]).map((line) => (
              <span key={line}>{line} </span>
            ))}
          </h1>
          <Text mt="md" mb="xl" size="lg" wrap="lines" className={styles['lead']} data-introduction>
            {introduction === '' ? `${lead(appName)} ${promises.lead}` : introduction}
          </Text>
          <LinkButton to="/upload" search={{ msp_id: mspID }} size="lg" variant="white" leftSection={<IconUpload size={20} aria-hidden />}>
            {texts.home.upload}
          </LinkButton>
          <Text mt="sm" size="sm" className={styles['lead']}>
            {texts.home.drop}
            <br />
            {texts.home.terms}
          </Text>
        </div>
        <ExampleCard />
      </Stack>
      <DropAnywhere
        onFiles={(files) => {
          leaveFiles(files);
          void navigate({ to: '/upload', search: { msp_id: mspID } });
        }}
      />
      <section aria-labelledby="steps">
        <h2 id="steps">{texts.steps.heading}</h2>
        <Stack as="ol" className={styles['steps']}>
          {texts.steps.list.map(({ title, text }) => (
            <li key={title}>
              <h3>{title}</h3>
              <p>{typeof text === 'string' ? text : text(promises)}</p>
            </li>
          ))}
        </Stack>
      </section>
      <section aria-labelledby="claims">
        <h2 id="claims">{texts.claims.heading}</h2>
        <Stack as="ul" className={styles['claims']}>
          {[...texts.claims.list.map((claim) => (typeof claim === 'function' ? claim(promises) : claim)), texts.claims.review[kind]].map(
            ({ title, text }) => (
              <li key={title}>
                <h3>{title}</h3>
                <p>{text}</p>
              </li>
            ),
          )}
        </Stack>
      </section>
      <Card as="section" kind="accent" p="xl" aria-labelledby="manufacturers">
        <Row gap="xl" justify="between">
          <Stack gap="xs">
            <Heading id="manufacturers" size="xl" style={{ margin: 0 }}>
              {texts.manufacturers.heading}
            </Heading>
            <Text>{texts.manufacturers.text}</Text>
          </Stack>
          <Row gap="lg">
            <LinkButton to="/roi-calculator" variant="default" size="md">
              {texts.manufacturers.calculator}
            </LinkButton>
            <AnchorLink to="/contact">{texts.manufacturers.contact}</AnchorLink>
          </Row>
        </Row>
      </Card>
    </Stack>
  );
}

/** A part and its price, with the receipt where customers get one. */
function ExampleCard() {
  const isOpen = readConfig().receipts === 'full';
  return (
    <Card as="figure" p="lg" className={styles['example']} aria-label={texts.example.heading}>
      <FlangeDrawing label={texts.example.drawing} />
      <Stack as="figcaption" gap="none" rule>
        <Text weight={600}>{texts.example.file}</Text>
        <Hint size="xs">{texts.example.choice}</Hint>
        <Facts kind="sums" gap="xxs" mt="sm" mb="sm" size="sm">
          {(isOpen ? EXAMPLE_PRICE.lines : []).map(({ label, cents }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>
                {cents < 0 ? '−' : null}
                <Price value={Math.abs(cents) / 100} currency="USD" />
              </dd>
            </div>
          ))}
          <div data-total>
            <dt>{texts.example.each}</dt>
            <dd>
              <Price value={EXAMPLE_PRICE.eachCents / 100} currency="USD" />
            </dd>
          </div>
        </Facts>
        <Hint size="xs">{texts.example.note}</Hint>
      </Stack>
    </Card>
  );
}

import { readConfig } from '../../api/load-config.ts';
import { LinkButton } from '../../ui/link-button.tsx';
import { Page } from '../../ui/page.tsx';
import styles from './about-page.module.css';
import { PROMISES, texts } from './texts.ts';

/** What the product does, how, and with whose files. */
export function AboutPage() {
  const { appName, receipts } = readConfig();
  const { title, heading, lead, description, sections, ask } = texts.about;
  return (
    <Page title={title} heading={heading(appName)} lead={lead} description={description}>
      <div className={styles['sections']}>
        {sections.map((section, index) => (
          <section key={section.title}>
            <h2>{section.title}</h2>
            <p>
              {section.text}
              {index === 0 ? PROMISES[receipts].about : null}
            </p>
          </section>
        ))}
      </div>
      <LinkButton to="/contact" variant="default">
        {ask}
      </LinkButton>
    </Page>
  );
}

import { readConfig } from '../../api/load-config.ts';
import { LinkButton } from '../../ui/link-button.tsx';
import { Page } from '../../ui/page.tsx';
import styles from './about-page.module.css';
import { texts } from './texts.ts';

/** What the product does, how, and with whose files. */
export function AboutPage() {
  const { title, heading, lead, description, sections, ask } = texts.about;
  return (
    <Page title={title} heading={heading(readConfig().appName)} lead={lead} description={description}>
      <div className={styles['sections']}>
        {sections.map((section) => (
          <section key={section.title}>
            <h2>{section.title}</h2>
            <p>{section.text}</p>
          </section>
        ))}
      </div>
      <LinkButton to="/contact" variant="default">
        {ask}
      </LinkButton>
    </Page>
  );
}

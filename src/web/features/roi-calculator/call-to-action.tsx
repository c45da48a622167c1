import { readConfig } from '../../api/load-config.ts';
import { BrandMark } from '../../ui/brand-mark.tsx';
import styles from './call-to-action.module.css';
import { StartLink } from './start-link.tsx';
import { texts } from './texts.ts';

/** The second invitation, under the figures. */
export function CallToAction() {
  const { appName, links } = readConfig();
  return (
    <section className={styles['box']} aria-labelledby="value">
      <div className={styles['words']}>
        <h2 id="value" className={styles['heading']}>
          {texts.valueHeading}
        </h2>
        <p>{texts.value}</p>
      </div>
      <div className={styles['links']}>
        <StartLink />
        <a className={styles['site']} href={links.site} aria-label={texts.site(appName)}>
          <BrandMark size={32} />
          <span aria-hidden>{appName}</span>
        </a>
      </div>
    </section>
  );
}

import type { ProcessCode } from '#domain/catalogue/process.ts';
import { AnchorLink } from '../../../ui/anchor-link.tsx';
import styles from './pricing-page.module.css';
import { SECTIONS, type Section } from './pricing-search.ts';
import { texts } from './texts.ts';

/** Leads to the sections of the prices; the process stays. */
export function PricingNav({ section, process }: { section: Section; process: ProcessCode }) {
  return (
    <nav aria-label={texts.sectionsLabel} className={styles['sections']}>
      {SECTIONS.map((each) => (
        <AnchorLink
          key={each}
          to="/msp/pricing"
          search={{ section: each, process }}
          className={styles['sectionLink'] ?? ''}
          underline="never"
          resetScroll={false}
          aria-current={each === section ? 'page' : undefined}
        >
          {texts.sections[each]}
        </AnchorLink>
      ))}
    </nav>
  );
}

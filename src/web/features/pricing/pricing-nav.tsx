import type { ProcessCode } from '#domain/catalogue/process.ts';
import { PillLink } from '../../ui/controls/anchor-link.tsx';
import { Row } from '../../ui/layout/layout.tsx';
import { SECTIONS, type Section } from './card/pricing-search.ts';
import { texts } from './card/texts.ts';

/** Leads to the sections of the prices; the process stays. */
export function PricingNav({ section, process }: { section: Section; process: ProcessCode }) {
  return (
    <Row as="nav" gap="xxs" mb="lg" size="base" aria-label={texts.sectionsLabel}>
      {SECTIONS.map((each) => (
        <PillLink
          key={each}
          to="/msp/pricing"
          search={{ section: each, process }}
          resetScroll={false}
          aria-current={each === section ? 'page' : undefined}
        >
          {texts.sections[each]}
        </PillLink>
      ))}
    </Row>
  );
}

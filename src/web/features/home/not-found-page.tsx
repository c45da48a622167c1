import { useProviderId } from '../../stores/msp-store.ts';
import { AnchorLink } from '../../ui/controls/anchor-link.tsx';
import { LinkButton } from '../../ui/controls/link-button.tsx';
import { Page } from '../../ui/layout/page.tsx';
import { texts } from './texts.ts';

/** Shown for every address the app does not know. */
export function NotFoundPage() {
  const mspID = useProviderId();
  return (
    <Page title={texts.notFound.title} lead={texts.notFound.lead}>
      <div style={{ display: 'flex', flexWrap: 'wrap', gap: '0.75rem 1.5rem', alignItems: 'center' }}>
        <LinkButton to="/upload" search={{ msp_id: mspID }}>
          {texts.home.upload}
        </LinkButton>
        <AnchorLink to="/">{texts.notFound.home}</AnchorLink>
      </div>
    </Page>
  );
}

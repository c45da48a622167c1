import { useProviderId } from '../../stores/msp-store.ts';
import { AnchorLink } from '../../ui/anchor-link.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { Page } from '../../ui/page.tsx';
import styles from './not-found-page.module.css';
import { texts } from './texts.ts';

/** Shown for every address the app does not know. */
export function NotFoundPage() {
  const mspID = useProviderId();
  return (
    <Page title={texts.notFound.title} lead={texts.notFound.lead}>
      <div className={styles['ways']}>
        <LinkButton to="/upload" search={{ msp_id: mspID }}>
          {texts.notFound.upload}
        </LinkButton>
        <AnchorLink to="/">{texts.notFound.home}</AnchorLink>
      </div>
    </Page>
  );
}

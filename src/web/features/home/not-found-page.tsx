import { useProviderId } from '../../stores/msp-store.ts';
import { LinkButton } from '../../ui/link-button.tsx';
import { Page } from '../../ui/page.tsx';

/** Shown for every address the app does not know. */
export function NotFoundPage() {
  const mspID = useProviderId();
  return (
    <Page title="Page not found" lead="There is nothing at this address. The link may be old, or a letter may have gone missing.">
      <LinkButton to="/upload" search={{ msp_id: mspID }}>
        Upload a part
      </LinkButton>
    </Page>
  );
}

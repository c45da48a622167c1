import { IconUpload } from '@tabler/icons-react';
import { useProviderId } from '../../stores/msp-store.ts';
import { LinkButton } from '../../ui/link-button.tsx';
import { Page } from '../../ui/page.tsx';

/** The welcome page. */
export function HomePage() {
  const mspID = useProviderId();
  return (
    <Page title="Welcome" lead="This is the welcome page">
      <LinkButton to="/upload" search={{ msp_id: mspID }} size="md" leftSection={<IconUpload size={18} aria-hidden />}>
        Upload a part
      </LinkButton>
    </Page>
  );
}

import { IconUpload } from '@tabler/icons-react';
import { useMspStore } from '../../stores/msp-store.ts';
import { LinkButton } from '../../ui/link-button.tsx';
import { Page } from '../../ui/page.tsx';

/** The welcome page. */
export function HomePage() {
  const mspID = useMspStore((state) => state.mspID);
  return (
    <Page title="Welcome" lead="This is the welcome page">
      <LinkButton to="/upload" search={{ msp_id: mspID }} size="md" leftSection={<IconUpload size={18} aria-hidden />}>
        Upload a part
      </LinkButton>
    </Page>
  );
}

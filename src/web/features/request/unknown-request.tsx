import { IconLinkOff } from '@tabler/icons-react';
import { LinkButton } from '../../ui/link-button.tsx';
import { Page } from '../../ui/page.tsx';
import styles from './request.module.css';
import { texts } from './texts.ts';

/** Said of a link that opens nothing, whatever the reason. */
export function UnknownRequest() {
  return (
    <Page
      title={texts.unknown.title}
      lead={texts.unknown.lead}
      above={<IconLinkOff className={styles['mark']} size={44} stroke={1.2} aria-hidden />}
    >
      <LinkButton to="/" variant="default">
        {texts.unknown.home}
      </LinkButton>
    </Page>
  );
}

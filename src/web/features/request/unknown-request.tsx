import { LinkButton } from '../../ui/controls/link-button.tsx';
import { IconLinkOff } from '../../ui/icons/more-icons.tsx';
import { Page } from '../../ui/layout/page.tsx';
import { texts } from './texts.ts';

/** Said of a link that opens nothing, whatever the reason. */
export function UnknownRequest() {
  return (
    <Page
      title={texts.unknown.title}
      lead={texts.unknown.lead}
      above={<IconLinkOff color="var(--mantine-color-dimmed)" size={44} stroke={1.2} aria-hidden />}
    >
      <LinkButton to="/" variant="default">
        {texts.unknown.home}
      </LinkButton>
    </Page>
  );
}

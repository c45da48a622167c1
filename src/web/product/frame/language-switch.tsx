import type { AnchorProps } from '@mantine/core';
import { TextButton } from '../../ui/controls/anchor-link.tsx';
import { texts } from './texts.ts';

const YEAR_S = 365 * 24 * 60 * 60;

/** Leads to this page in the other language, and keeps to it for a year. */
export function LanguageSwitch(look: AnchorProps) {
  const { code, name } = texts.otherLanguage;
  return (
    <TextButton
      {...look}
      lang={code}
      onClick={() => {
        // The server reads it, see src/server/http/pages/choose-language.ts.
        // biome-ignore lint/suspicious/noDocumentCookie: the cookie store asks for TLS, and an installation may do without.
        document.cookie = `language=${code}; path=/app; max-age=${YEAR_S}; samesite=lax`;
        location.reload();
      }}
    >
      {name}
    </TextButton>
  );
}

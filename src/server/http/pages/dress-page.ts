import { tintIn } from '#domain/shop/tint.ts';
import { escapeHtml } from '../../services/shared/mails/escape-html.ts';
import type { Front } from './front.ts';

/** Stand in built pages for the server's public address, which previews of links need whole, and for its name. */
const PUBLIC_URL = 'https://public-url.invalid';
const APP_NAME = '{{appName}}';
const END_OF_HEAD = '</head>';
const ICONS = /[ \t]*<link rel="(?:icon|apple-touch-icon)"[^>]*>\n?/g;
const THEME_COLORS = /[ \t]*<meta name="theme-color"[^>]*>\n?/g;
/** Of the accent's shades: what carries white text, and the dark surface. */
const BAR_SHADES = { light: '--mantine-color-petrol-8', dark: '--accent-deep' } as const;

/** A built page in the look of the installation, and the start page in its own words. `path` is as in '/upload'. */
export function dressPage(built: string, path: string, { told, accentColor, logo }: Front, publicUrl: string): string {
  const { appName, storefront } = told;
  const named = (path === '/' && storefront !== null ? sayOwnWords(built, storefront) : built)
    .replaceAll(PUBLIC_URL, () => escapeHtml(publicUrl))
    .replaceAll(APP_NAME, () => escapeHtml(appName));
  const marked = logo === null ? named : named.replace(ICONS, '');
  const bare = accentColor === null ? marked : marked.replace(THEME_COLORS, '');
  return bare.replace(END_OF_HEAD, () => writeIcons(logo) + writeTint(accentColor) + END_OF_HEAD);
}

/** The start page as it is painted first, and as search engines and previews of links read it. */
function sayOwnWords(page: string, { headline, introduction }: { readonly headline: string; readonly introduction: string }): string {
  const [title, text] = [escapeHtml(headline), escapeHtml(introduction)];
  const description = escapeHtml(introduction.replaceAll('\n', ' '));
  const titled =
    headline === ''
      ? page
      : page
          .replace(/(<title>).*?( – )/s, (_all, start: string, end: string) => start + title + end)
          .replace(/(<meta property="og:title" content=").*?( – )/s, (_all, start: string, end: string) => start + title + end)
          .replace(/(<h1[^>]*>).*?(<\/h1>)/s, (_all, start: string, end: string) => `${start}<span>${title} </span>${end}`);
  if (introduction === '') return titled;
  return titled
    .replace(/(<meta (?:name|property)="(?:og:)?description" content=")[^"]*/g, (_all, start: string) => start + description)
    .replace(/(<p[^>]* data-introduction[^>]*>).*?(<\/p>)/s, (_all, start: string, end: string) => start + text + end);
}

/** The shop's own, under an address that is another one with another logo. */
function writeIcons(logo: string | null): string {
  if (logo === null) return '';
  const href = `/app/icon.png?${logo.slice(0, 8)}`;
  return `<link rel="icon" href="${href}" type="image/png"><link rel="apple-touch-icon" href="${href}">`;
}

/** The accent's shades, and in what the browser tints its own bar. */
function writeTint(accentColor: string | null): string {
  if (accentColor === null) return '';
  const tint = tintIn(accentColor);
  const variables = Object.entries(tint).map(([name, value]) => `${name}:${value}`);
  const bars = (['light', 'dark'] as const).map(
    (scheme) => `<meta name="theme-color" content="${tint[BAR_SHADES[scheme]]}" media="(prefers-color-scheme: ${scheme})">`,
  );
  // Twice the root, since the theme says the same of it once, and later.
  return `${bars.join('')}<style>:root:root{${variables.join(';')}}</style>`;
}

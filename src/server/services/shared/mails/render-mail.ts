import type { Language } from '#domain/language/language.ts';
import type { MailMessage } from '../../../ports/mailer.ts';
import { escapeHtml } from './escape-html.ts';
import { type MailBrand, PLAIN_BRAND } from './mail-brand.ts';
import { type MailPicture, nameCid } from './mail-pictures.ts';
import { MAIL_TEXTS } from './mail-words.ts';

type Facts = readonly (readonly [name: string, value: string])[];

/** What mails are built of; all of it is text, none of it HTML. */
export type MailBlock =
  | { readonly kind: 'heading'; readonly text: string }
  | { readonly kind: 'paragraph'; readonly text: string }
  /** What it means for who did not expect it, in small letters. */
  | { readonly kind: 'note'; readonly text: string }
  /** A code to be typed in: large, and in the plain text on a line of its own. */
  | { readonly kind: 'code'; readonly text: string }
  /** A place to go to, on a line of its own. */
  | { readonly kind: 'link'; readonly text: string; readonly url: string }
  | { readonly kind: 'facts'; readonly facts: Facts }
  | {
      readonly kind: 'item';
      readonly title: string;
      readonly link: string | null;
      readonly picture?: MailPicture | null;
      readonly facts: Facts;
    };

// Programs that show mails know little of style sheets: tables, and the style of each element with it.
const INK = '#182023';
const DIM = '#56646a';
const LINE = '#e3e8ea';
const FONT = "font-family:-apple-system,'Segoe UI',Roboto,'Helvetica Neue',Arial,sans-serif";
const TABLE = 'role="presentation" cellpadding="0" cellspacing="0" border="0"';

/** The same content as plain text and as HTML, in the language that it is in, and in the look of whose mail it is. */
export function renderMail(
  blocks: readonly MailBlock[],
  language: Language,
  brand: MailBrand = PLAIN_BRAND,
): Pick<MailMessage, 'text' | 'html'> {
  const body = blocks.map((block) => renderHtml(block, language, brand)).join('\n');
  return {
    text: `${[...(brand.name === '' ? [] : [brand.name]), ...blocks.map((block) => renderText(block, language)), ...renderFootText(brand, language)].join('\n\n')}\n`,
    html: `<!doctype html>
<html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light"></head>
<body style="margin:0;padding:0;background:#eef1f2;${FONT};font-size:15px;line-height:1.5;color:${INK}">
<table ${TABLE} width="100%" style="background:#eef1f2"><tr><td align="center" style="padding:24px 12px">
<table ${TABLE} width="100%" style="max-width:600px;background:#ffffff;border-radius:8px;overflow:hidden">
<tr><td style="background:${brand.color};height:8px;padding:${brand.name === '' ? '0' : '16px 28px'};color:#ffffff;font-size:18px;font-weight:600">${renderHead(brand)}</td></tr>
<tr><td style="padding:24px 28px 28px">
${body}
</td></tr>${renderFoot(brand, language)}</table>
</td></tr></table>
</body></html>
`,
  };
}

function renderHead({ name, logo }: MailBrand): string {
  const picture =
    logo === null
      ? ''
      : `<img src="cid:${nameCid({ kind: 'logo', name: logo })}" alt="" height="36" style="height:36px;vertical-align:middle;margin-right:12px;padding:4px;border-radius:4px;background:#ffffff">`;
  return `${picture}<span style="vertical-align:middle">${escapeHtml(name)}</span>`;
}

function renderFootText({ foot: { text, pages } }: MailBrand, language: Language): readonly string[] {
  const links = pages.map(({ page, url }) => `${MAIL_TEXTS[language].pages[page]}: ${url}`).join('\n');
  return [text, links].filter((words) => words !== '').map((words, index) => (index === 0 ? `-- \n${words}` : words));
}

/** What the shop ends its mails with, and the pages that it has written. */
function renderFoot({ foot: { text, pages }, color }: MailBrand, language: Language): string {
  if (text === '' && pages.length === 0) return '';
  const words = text === '' ? '' : `<p style="margin:0 0 8px;white-space:pre-line">${escapeHtml(text)}</p>`;
  const links = pages.map(
    ({ page, url }) => `<a href="${escapeHtml(url)}" style="color:${color}">${escapeHtml(MAIL_TEXTS[language].pages[page])}</a>`,
  );
  return `
<tr><td style="padding:16px 28px 20px;border-top:1px solid ${LINE};font-size:13px;color:${DIM}">${words}${links.join(' &nbsp;·&nbsp; ')}</td></tr>`;
}

function renderText(block: MailBlock, language: Language): string {
  switch (block.kind) {
    case 'heading':
    case 'paragraph':
    case 'note':
    case 'code':
      return block.text;
    case 'link':
      return `${block.text}: ${block.url}`;
    case 'facts':
      return renderFactsText(block.facts);
    case 'item':
      return [
        block.title,
        ...(block.link === null ? [] : [`${MAIL_TEXTS[language].file}: ${block.link}`]),
        renderFactsText(block.facts),
      ].join('\n');
  }
}

function renderFactsText(facts: Facts): string {
  return facts.map(([name, value]) => `${name}: ${value}`).join('\n');
}

function renderHtml(block: MailBlock, language: Language, { color }: MailBrand): string {
  switch (block.kind) {
    case 'heading':
      return `<h1 style="margin:0 0 12px;font-size:22px;line-height:1.25;font-weight:600">${escapeHtml(block.text)}</h1>`;
    case 'paragraph':
      return `<p style="margin:0 0 16px;white-space:pre-line">${escapeHtml(block.text)}</p>`;
    case 'note':
      return `<p style="margin:16px 0 0;font-size:13px;color:${DIM}">${escapeHtml(block.text)}</p>`;
    case 'code':
      return `<p style="margin:24px 0;font-size:32px;font-weight:bold;letter-spacing:6px;font-family:monospace">${escapeHtml(block.text)}</p>`;
    case 'link':
      return `<p style="margin:20px 0"><a href="${escapeHtml(block.url)}" style="display:inline-block;padding:12px 22px;border-radius:5px;background:${color};color:#ffffff;font-weight:600;text-decoration:none">${escapeHtml(block.text)}</a></p>`;
    case 'facts':
      return `<div style="padding:12px 0;border-top:1px solid ${LINE}">${renderFactsHtml(block.facts)}</div>`;
    case 'item': {
      const { title, link, picture = null, facts } = block;
      const download =
        link === null
          ? ''
          : `<p style="margin:4px 0 0"><a href="${escapeHtml(link)}" style="color:${color}">${MAIL_TEXTS[language].download}</a></p>`;
      const shown =
        picture === null
          ? ''
          : `<td width="72" valign="top" style="padding-right:16px"><img src="cid:${nameCid(picture)}" alt="" width="72" style="display:block;width:72px;border-radius:5px"></td>`;
      return `<table ${TABLE} width="100%" style="border-top:1px solid ${LINE}"><tr>${shown}<td valign="top" style="padding:12px 0"><p style="margin:0 0 2px;font-weight:600">${escapeHtml(title)}</p>${renderFactsHtml(facts)}${download}</td></tr></table>`;
    }
  }
}

function renderFactsHtml(facts: Facts): string {
  const rows = facts.map(
    ([name, value]) =>
      `<tr><td style="padding:1px 16px 1px 0;color:${DIM};vertical-align:top">${escapeHtml(name)}</td><td style="padding:1px 0;white-space:pre-wrap">${escapeHtml(value)}</td></tr>`,
  );
  return `<table ${TABLE} style="font-size:14px">${rows.join('')}</table>`;
}

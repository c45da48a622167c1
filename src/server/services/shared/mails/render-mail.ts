import type { Language } from '#domain/language/language.ts';
import type { MailMessage } from '../../../ports/mailer.ts';
import { escapeHtml } from './escape-html.ts';
import { MAIL_TEXTS } from './mail-words.ts';

type Facts = readonly (readonly [name: string, value: string])[];

/** What mails are built of; all of it is text, none of it HTML. */
export type MailBlock =
  | { readonly kind: 'heading'; readonly text: string }
  | { readonly kind: 'paragraph'; readonly text: string }
  /** A code to be typed in: large, and in the plain text on a line of its own. */
  | { readonly kind: 'code'; readonly text: string }
  /** A place to go to, on a line of its own. */
  | { readonly kind: 'link'; readonly text: string; readonly url: string }
  | { readonly kind: 'facts'; readonly facts: Facts }
  | { readonly kind: 'item'; readonly title: string; readonly link: string | null; readonly facts: Facts };

/** The same content as plain text and as HTML, in the language that it is in. */
export function renderMail(blocks: readonly MailBlock[], language: Language): Pick<MailMessage, 'text' | 'html'> {
  const body = blocks.map((block) => renderHtml(block, language)).join('\n');
  return {
    text: `${blocks.map((block) => renderText(block, language)).join('\n\n')}\n`,
    html: `<!doctype html>\n<html lang="${language}"><head><meta charset="utf-8"></head><body style="font-family:sans-serif;line-height:1.5;color:#1c2733">\n${body}\n</body></html>\n`,
  };
}

function renderText(block: MailBlock, language: Language): string {
  switch (block.kind) {
    case 'heading':
    case 'paragraph':
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

function renderHtml(block: MailBlock, language: Language): string {
  switch (block.kind) {
    case 'heading':
      return `<h1 style="font-size:20px">${escapeHtml(block.text)}</h1>`;
    case 'paragraph':
      return `<p>${escapeHtml(block.text)}</p>`;
    case 'code':
      return `<p style="margin:24px 0;font-size:32px;font-weight:bold;letter-spacing:6px;font-family:monospace">${escapeHtml(block.text)}</p>`;
    case 'link':
      return `<p style="margin:24px 0"><a href="${escapeHtml(block.url)}">${escapeHtml(block.text)}</a></p>`;
    case 'facts':
      return renderFactsHtml(block.facts);
    case 'item': {
      const link = block.link === null ? '' : `<p><a href="${escapeHtml(block.link)}">${MAIL_TEXTS[language].download}</a></p>`;
      return `<h2 style="font-size:16px;margin-bottom:0">${escapeHtml(block.title)}</h2>${renderFactsHtml(block.facts)}${link}`;
    }
  }
}

function renderFactsHtml(facts: Facts): string {
  const rows = facts.map(
    ([name, value]) =>
      `<tr><td style="padding-right:16px;color:#5b6875;vertical-align:top">${escapeHtml(name)}</td><td style="white-space:pre-wrap">${escapeHtml(value)}</td></tr>`,
  );
  return `<table>${rows.join('')}</table>`;
}

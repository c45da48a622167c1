import { pickRules } from './pick-rules.ts';

/** What a page of the build is made of. */
export interface PageParts {
  /** The page as Vite writes it, in which scripts and styles are named and the app's place is empty. */
  readonly html: string;
  /** What stands in the app's place until it runs, with styles of its own. */
  readonly outline: string;
  /** The text of the style sheet at an address of a link or of `files`. */
  readonly readStyles: (href: string) => string;
  /** A plain script for the page's head. */
  readonly script: string;
  /** Addresses of files that the app will ask for as soon as it runs. */
  readonly files: readonly string[];
}

const STYLE_LINK = /<link rel="stylesheet"[^>]* href="([^"]+)">/g;
const APP_SCRIPT = /[ \t]*<script type="module"[^>]* src="([^"]+)"><\/script>\n?/g;
const OUTLINE_STYLE = /<style[^>]*>(.*?)<\/style>/gs;
/** The first one that a style sheet names. */
const FONT = /url\(["']?([^"')]+\.woff2)["']?\)/;
const PLACE = '<div id="root"></div>';

/**
 * Makes a page that is painted from its own text: with the styles in it and an outline in the app's place. What the app needs is
 * fetched beside that; its scripts lie in a template, from which the page's script takes them once the page is painted. Throws
 * when `html` is of another make.
 */
export function assemblePage({ html, outline, readStyles, script, files }: PageParts): string {
  if (!html.includes(PLACE) || !html.includes('</head>')) throw new Error(`The page has no ${PLACE} or no head.`);
  const scripts = [...html.matchAll(APP_SCRIPT)];
  const own = files.filter((file) => !html.includes(file));
  const ownStyles = own.filter(isStyleSheet).map((file) => pickRules(readStyles(file), outline));
  const themeStyles = [...outline.matchAll(OUTLINE_STYLE)].map(([, styles = '']) => styles);
  const app = [...[...html.matchAll(STYLE_LINK)].map(([, href = '']) => declarePresent(href)), ...scripts.map(([tag]) => tag.trim())];
  const fonts = [...html.matchAll(STYLE_LINK)].flatMap(([, href = '']) => FONT.exec(readStyles(href))?.[1] ?? []);
  const head = [
    ...fonts.map((font) => `<link rel="preload" as="font" type="font/woff2" crossorigin href="${font}">`),
    `<style>${[...ownStyles, ...themeStyles].join('\n')}</style>`,
    ...scripts.map(([, src = '']) => preload(src)),
    ...own.map(preload),
    `<template id="app">${app.join('')}</template>`,
    `<script>${script}</script>`,
  ];
  return html
    .replace(APP_SCRIPT, '')
    .replace(STYLE_LINK, (_link, href: string) => `<style>${readStyles(href)}</style>`)
    .replace('</head>', () => `  ${head.join('\n    ')}\n  </head>`)
    .replace(PLACE, () => `<div id="root"><div class="outline" inert>${outline.replace(OUTLINE_STYLE, '')}</div></div>`);
}

/** A link that loads nothing, by which parts of the app that come later see that these styles are here. */
function declarePresent(href: string): string {
  return `<link rel="stylesheet" href="${href}" disabled>`;
}

/** Fetches a file at once, but after what is painted first. */
function preload(file: string): string {
  const relation = isStyleSheet(file) ? 'rel="preload" as="style"' : 'rel="modulepreload"';
  return `<link ${relation} fetchpriority="low" crossorigin href="${file}">`;
}

function isStyleSheet(file: string): boolean {
  return file.endsWith('.css');
}

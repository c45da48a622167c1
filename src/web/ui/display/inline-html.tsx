import { createElement, Fragment, type ReactNode } from 'react';

const INLINE_TAGS = new Set(['a', 'b', 'strong', 'i', 'em', 'u', 's', 'small', 'code', 'sub', 'sup', 'br', 'span']);
/** What lies in these is no text for a reader. */
const DROPPED_TAGS = new Set(['script', 'style', 'template', 'iframe', 'object', 'noscript', 'textarea', 'title', 'svg', 'math']);
const SAFE_ADDRESS = /^(https?:\/\/|mailto:)/i;

/**
 * HTML as React elements: inline formatting and http(s) or mailto links survive, of everything else only the text.
 * The elements are made anew from an allowlist, so no markup of the source reaches the page.
 */
export function InlineHtml({ html }: { html: string }) {
  return <>{renderChildren(new DOMParser().parseFromString(html, 'text/html').body)}</>;
}

function renderChildren(parent: Node): ReactNode[] {
  // The list is made anew whenever its source changes, so positions serve as keys.
  return Array.from(parent.childNodes, (node, index) => createElement(Fragment, { key: index }, renderNode(node)));
}

function renderNode(node: Node): ReactNode {
  if (!(node instanceof Element)) return node.nodeType === Node.TEXT_NODE ? node.textContent : null;
  const tag = node.localName;
  if (DROPPED_TAGS.has(tag)) return null;
  if (!INLINE_TAGS.has(tag)) return renderChildren(node);
  if (tag === 'br') return <br />;
  const href = node.getAttribute('href')?.trim() ?? '';
  return createElement(tag, tag === 'a' && SAFE_ADDRESS.test(href) ? { href } : null, ...renderChildren(node));
}

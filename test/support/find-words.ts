import { parseSync } from 'vite';

/** Words in a source that somebody might read on a screen. */
export interface FoundWords {
  readonly line: number;
  readonly words: string;
}

type Node = { readonly type: string; readonly start: number; readonly [key: string]: unknown };

const SENTENCE = /\p{L}{2,}[,.;:!?…’]* \p{L}/u;
const WORD = /^\P{L}*\p{Lu}\p{Ll}+\P{L}*$/u;
/** Attributes and properties that are shown or said, whatever stands in them. */
const SHOWN = /^(label|title|placeholder|aria-label|alt|heading|lead|legend|text|description|help|summary|name|action|words|unit)$/;
/** What is for programs and their authors: thrown, logged, or said of a call that failed. */
const FOR_AUTHORS = /^(logProblem|logWarning|describeFailure|fail|failItem|Error|super|console\.\w+)$/;
const SKIPPED = new Set(['ImportDeclaration', 'ExportAllDeclaration', 'ThrowStatement', 'TSLiteralType', 'TSPropertySignature']);
/** Style sheets' and browsers' own languages. */
const NO_WORDS = /var\(--|color-mix\(|^\d+px |^-apple-system|^'IBM Plex |^ui-monospace|^shipping |^\((?:prefers|hover)|^\[|^li, |; path=/;
const UNSAID_ATTRIBUTES = /^(className|style|autoComplete)$/;

/** Finds texts in a TypeScript source: sentences anywhere, and single words where they are shown. */
export function findWords(path: string, source: string): readonly FoundWords[] {
  const found: FoundWords[] = [];
  const note = (node: Node, words: string) => {
    if (!NO_WORDS.test(words)) found.push({ line: source.slice(0, node.start).split('\n').length, words: words.trim() });
  };
  const visit = (node: Node, isShown: boolean): void => {
    if (SKIPPED.has(node.type) || isForAuthors(node, source)) return;
    const words = wordsOf(node);
    if (words !== null && (node.type === 'JSXText' ? /\p{L}{2}/u.test(words) : SENTENCE.test(words) || (isShown && WORD.test(words)))) {
      note(node, words);
    }
    if (node.type === 'JSXAttribute' && UNSAID_ATTRIBUTES.test(nameOf(node, 'name'))) return;
    for (const [key, child] of childrenOf(node)) visit(child, showsIn(node, key) ?? isShown);
  };
  visit(parseSync(path, source).program as unknown as Node, false);
  return found;
}

/** What a literal says; of a template what stands between its figures. */
function wordsOf(node: Node): string | null {
  if (node.type === 'JSXText' || node.type === 'Literal') return typeof node['value'] === 'string' ? node['value'] : null;
  if (node.type !== 'TemplateLiteral') return null;
  return (node['quasis'] as readonly { readonly value: { readonly cooked: string } }[]).map(({ value }) => value.cooked).join('…');
}

function isForAuthors(node: Node, source: string): boolean {
  if (node.type !== 'CallExpression' && node.type !== 'NewExpression') return false;
  const { start, end } = node['callee'] as { readonly start: number; readonly end: number };
  return FOR_AUTHORS.test(source.slice(start, end));
}

/** Whether what stands in a child is shown by itself: true for what is named so, null where its parent tells. */
function showsIn(node: Node, key: string): boolean | null {
  if (node.type === 'JSXAttribute' || node.type === 'Property') {
    return key === 'value' && SHOWN.test(nameOf(node, node.type === 'Property' ? 'key' : 'name'));
  }
  if (node.type === 'JSXExpressionContainer') return null;
  return node.type === 'ConditionalExpression' || node.type === 'LogicalExpression' ? null : node.type === 'JSXElement';
}

function nameOf(node: Node, key: string): string {
  return String((node[key] as { readonly name?: unknown }).name ?? '');
}

function childrenOf(node: Node): readonly (readonly [key: string, child: Node])[] {
  return Object.entries(node).flatMap(([key, value]) => [value].flat().flatMap((child) => (isNode(child) ? [[key, child] as const] : [])));
}

function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && typeof (value as { type?: unknown }).type === 'string';
}

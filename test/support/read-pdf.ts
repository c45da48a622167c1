import { getDocumentProxy } from 'unpdf';

/** A PDF as a reader shows it. */
export interface ReadPdf {
  /** Each page's text, a line for each line. */
  readonly pages: readonly string[];
  readonly text: string;
  /** Names of the elements of its structure, page by page, in reading order. */
  readonly roles: readonly (readonly string[])[];
  /** What is said of its pictures. */
  readonly alternatives: readonly string[];
  readonly isTagged: boolean;
  readonly title: string;
  readonly language: string;
  /** Addresses that it links to. */
  readonly links: readonly string[];
  /** The size of its first page, in points. */
  readonly size: readonly [width: number, height: number];
}

interface Node {
  readonly role?: string;
  /** Of what is no element, but content on the page. */
  readonly type?: string;
  readonly alt?: string;
  readonly children?: readonly unknown[];
}

/** Reads a PDF with a reader that knows nothing of how it was written. */
export async function readPdf(bytes: Uint8Array): Promise<ReadPdf> {
  const pdf = await getDocumentProxy(bytes.slice());
  const pages: string[] = [];
  const nodes: (readonly Node[])[] = [];
  const links: string[] = [];
  for (let number = 1; number <= pdf.numPages; number += 1) {
    const page = await pdf.getPage(number);
    const { items } = await page.getTextContent({ disableNormalization: true });
    pages.push(items.map((item) => ('str' in item ? item.str + (item.hasEOL ? '\n' : '') : '')).join(''));
    nodes.push(flatten(await page.getStructTree()));
    for (const annotation of await page.getAnnotations()) links.push(String(annotation.unsafeUrl ?? annotation.url));
  }
  const marks: { Marked?: boolean } | null = await pdf.getMarkInfo();
  const { info } = await pdf.getMetadata();
  const [, , width = 0, height = 0] = (await pdf.getPage(1)).view;
  await pdf.loadingTask.destroy();
  return {
    pages,
    text: pages.join('\n'),
    roles: nodes.map((page) => page.flatMap(({ role }) => role ?? [])),
    alternatives: nodes.flat().flatMap(({ alt }) => alt ?? []),
    isTagged: marks?.Marked === true,
    title: textOf(info, 'Title'),
    language: textOf(info, 'Language'),
    links,
    size: [width, height],
  };
}

/** Its text alone, without blanks, in a third of the time. */
export async function readPdfText(bytes: Uint8Array): Promise<string> {
  const pdf = await getDocumentProxy(bytes.slice());
  let text = '';
  for (let number = 1; number <= pdf.numPages; number += 1) {
    const { items } = await (await pdf.getPage(number)).getTextContent({ disableNormalization: true });
    text += items.map((item) => ('str' in item ? item.str : '')).join('');
  }
  await pdf.loadingTask.destroy();
  return text.replaceAll(/\s/g, '');
}

/** What lies in a PDF as a file of its own, as text; empty where there is none of that name. */
export async function readAttachment(bytes: Uint8Array, name: string): Promise<string> {
  const pdf = await getDocumentProxy(bytes.slice());
  const [id] = [...((await pdf.getAttachments()) ?? [])].find(([, { filename }]) => filename === name) ?? [];
  const content = id === undefined ? null : await pdf.getAttachmentContent(id);
  await pdf.loadingTask.destroy();
  return new TextDecoder().decode(content ?? new Uint8Array());
}

/** The elements that have something on the page; a reader lists the others of a table, too. */
function flatten(node: unknown): readonly Node[] {
  if (!isNode(node) || !holdsContent(node)) return [];
  return [node, ...(node.children ?? []).flatMap(flatten)];
}

function holdsContent(node: Node): boolean {
  return node.type !== undefined || (node.children ?? []).some((child) => isNode(child) && holdsContent(child));
}

function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null;
}

function textOf(info: unknown, key: string): string {
  return typeof info === 'object' && info !== null ? String(Reflect.get(info, key) ?? '') : '';
}

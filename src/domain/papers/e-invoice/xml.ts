/** A piece of XML; empty where there is nothing to say. */
export type Xml = string;

/** An element around text or elements; nothing where they are empty. */
export function element(name: string, content: string | readonly Xml[], attributes: Readonly<Record<string, string>> = {}): Xml {
  const inner = typeof content === 'string' ? escapeXml(content) : content.join('');
  if (inner === '') return '';
  const named = Object.entries(attributes).map(([key, value]) => ` ${key}="${escapeXml(value)}"`);
  return `<${name}${named.join('')}>${inner}</${name}>`;
}

const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** Text as XML 1.0 may hold it. */
export function escapeXml(text: string): string {
  return (
    text
      .toWellFormed()
      // biome-ignore lint/suspicious/noControlCharactersInRegex: these are what XML can't hold.
      .replaceAll(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g, '')
      .replaceAll(/[&<>"]/g, (sign) => ENTITIES[sign] ?? sign)
      .trim()
  );
}

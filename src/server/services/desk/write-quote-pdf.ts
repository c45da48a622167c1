import { buffer } from 'node:stream/consumers';
import type { QuoteDocument } from '#domain/desk/quote-document.ts';
import { BlobError, type BlobName } from '../../ports/blob-store.ts';
import type { Ports } from '../shared/ports.ts';

type Needed = Pick<Ports, 'records' | 'blobs' | 'documents'>;

interface PdfScene {
  /** Where its customer answers; null in a PDF that is not for the customer. */
  readonly link: string | null;
  readonly publicUrl: string;
}

/** A revision of a request's quote as PDF, with what pictures there still are. */
export async function writeQuotePdf(ports: Needed, quote: QuoteDocument, { link, publicUrl }: PdfScene) {
  const pictures = await findPictures(ports, quote);
  const logo = await findLogo(ports, quote, publicUrl);
  return ports.documents.writeQuote(quote, { pictures, logo, link });
}

export async function findPictures(
  ports: Pick<Needed, 'records' | 'blobs'>,
  { lines }: { readonly lines: readonly { readonly partId: string }[] },
): Promise<ReadonlyMap<string, Uint8Array>> {
  const parts = await ports.records.parts.findManyById([...new Set(lines.map(({ partId }) => partId))]);
  const pictures = new Map<string, Uint8Array>();
  for (const { id, imageName } of parts) {
    const bytes = imageName === null ? null : await readPicture(ports, imageName as BlobName);
    if (bytes !== null) pictures.set(id, bytes);
  }
  return pictures;
}

/** Of this server's own pictures alone: it fetches nothing from an address that a shop typed. */
export async function findLogo(
  ports: Pick<Needed, 'blobs'>,
  { shop }: Pick<QuoteDocument, 'shop'>,
  publicUrl: string,
): Promise<Uint8Array | null> {
  const own = `${publicUrl}/img/`;
  const name = shop.logoUrl.startsWith(own) ? shop.logoUrl.slice(own.length) : '';
  return /^[A-Za-z0-9_-]{22,64}\.webp$/.test(name) ? readPicture(ports, `images/${name}`) : null;
}

async function readPicture({ blobs }: Pick<Ports, 'blobs'>, name: BlobName): Promise<Uint8Array | null> {
  try {
    return await buffer((await blobs.open(name)).stream);
  } catch (error) {
    if (error instanceof BlobError && error.code === 'BLOB_NOT_FOUND') return null;
    throw error;
  }
}

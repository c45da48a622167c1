import { type Gloss, lookOf, type PartLook } from '#domain/catalogue/gloss.ts';

/** A picture that goes with a mail and is shown in it: a part in the color and finish it is made in, or the shop's logo. */
export type MailPicture =
  | { readonly kind: 'part'; readonly partId: string; readonly look: PartLook | null }
  /** By its name among this server's own pictures. */
  | { readonly kind: 'logo'; readonly name: string };

/** Pixels each way: twice what mails show, for screens that are fine. */
export const PICTURE_PX = { part: 144, logo: 240 } as const;

const TAG = /<img src="cid:([^"]+)"[^>]*>/g;
const PART = /^part\.([\w-]+)\.([0-9a-f]{6}|none)(?:\.(matte|glossy))?$/;
const LOGO = /^logo\.([\w-]+\.webp)$/;

/** A line's part in the color and finish that are asked for. */
export function picturePart(line: MadeLine): MailPicture {
  return { kind: 'part', partId: line.partId, look: lookOf(line) };
}

interface MadeLine {
  readonly partId: string;
  readonly colorRgb?: string | undefined;
  readonly finish: string;
}

/** What a mail's HTML calls a picture. */
export function nameCid(picture: MailPicture): string {
  if (picture.kind === 'logo') return `logo.${picture.name}`;
  const { partId, look } = picture;
  const shine = look === null || look.gloss === 'plain' ? '' : `.${look.gloss}`;
  return `part.${partId}.${look?.rgb.slice(1).toLowerCase() ?? 'none'}${shine}`;
}

/** The pictures that a mail's HTML shows, each by what it calls it. What people wrote stands in it as text alone, so that none is theirs. */
export function listPictures(html: string): ReadonlyMap<string, MailPicture> {
  const pictures = new Map<string, MailPicture>();
  for (const [, cid = ''] of html.matchAll(TAG)) {
    const [, partId, rgb, gloss = 'plain'] = PART.exec(cid) ?? [];
    const [, name] = LOGO.exec(cid) ?? [];
    const look = rgb === 'none' ? null : { rgb: `#${rgb}`, gloss: gloss as Gloss };
    if (partId !== undefined) pictures.set(cid, { kind: 'part', partId, look });
    if (name !== undefined) pictures.set(cid, { kind: 'logo', name });
  }
  return pictures;
}

/** The HTML without the pictures that are no longer there. */
export function leaveOut(html: string, isThere: (cid: string) => boolean): string {
  return html.replace(TAG, (tag, cid: string) => (isThere(cid) ? tag : ''));
}

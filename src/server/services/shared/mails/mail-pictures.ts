/** A picture that goes with a mail and is shown in it: a part in the color it is made in, or the shop's logo. */
export type MailPicture =
  | { readonly kind: 'part'; readonly partId: string; readonly rgb: string | null }
  /** By its name among this server's own pictures. */
  | { readonly kind: 'logo'; readonly name: string };

/** Pixels each way: twice what mails show, for screens that are fine. */
export const PICTURE_PX = { part: 144, logo: 240 } as const;

const TAG = /<img src="cid:([^"]+)"[^>]*>/g;
const PART = /^part\.([\w-]+)\.([0-9a-f]{6}|none)$/;
const LOGO = /^logo\.([\w-]+\.webp)$/;

/** What a mail's HTML calls a picture. */
export function nameCid(picture: MailPicture): string {
  return picture.kind === 'logo' ? `logo.${picture.name}` : `part.${picture.partId}.${picture.rgb?.slice(1).toLowerCase() ?? 'none'}`;
}

/** The pictures that a mail's HTML shows, each by what it calls it. What people wrote stands in it as text alone, so that none is theirs. */
export function listPictures(html: string): ReadonlyMap<string, MailPicture> {
  const pictures = new Map<string, MailPicture>();
  for (const [, cid = ''] of html.matchAll(TAG)) {
    const [, partId, rgb] = PART.exec(cid) ?? [];
    const [, name] = LOGO.exec(cid) ?? [];
    if (partId !== undefined) pictures.set(cid, { kind: 'part', partId, rgb: rgb === 'none' ? null : `#${rgb}` });
    if (name !== undefined) pictures.set(cid, { kind: 'logo', name });
  }
  return pictures;
}

/** The HTML without the pictures that are no longer there. */
export function leaveOut(html: string, isThere: (cid: string) => boolean): string {
  return html.replace(TAG, (tag, cid: string) => (isThere(cid) ? tag : ''));
}

import { PETROL, tintIn } from '#domain/shop/tint.ts';
import { type MailFoot, NO_FOOT, type Sender, speaksFreely } from './speaks-freely.ts';

/** Whose look a mail has. */
export interface MailBrand {
  /** At its head; '' where nobody's own words may stand in it. */
  readonly name: string;
  /** Of its head and buttons, '#rrggbb': white is read on it. */
  readonly color: string;
  /** The logo's name among this server's own pictures. */
  readonly logo: string | null;
  readonly foot: MailFoot;
}

const SHADE = 8;
const OWN_PICTURE = /\/img\/([A-Za-z0-9_-]{22,64}\.webp)$/;

/** The product's: of what no shop sends, or of whose shop no word may stand in mails. */
export const PLAIN_BRAND: MailBrand = { name: '', color: PETROL[SHADE], logo: null, foot: NO_FOOT };

/** A shop's, in a shade of its accent that carries white; its logo where this server has it: mails fetch nothing from elsewhere. */
export function brandOf(sender: Sender): MailBrand {
  if (!speaksFreely(sender)) return PLAIN_BRAND;
  const { name, accentColor, logoUrl } = sender.provider;
  const color = accentColor === null ? undefined : tintIn(accentColor)[`--mantine-color-petrol-${SHADE}`];
  return { name, color: color ?? PLAIN_BRAND.color, logo: OWN_PICTURE.exec(logoUrl)?.[1] ?? null, foot: sender.foot };
}

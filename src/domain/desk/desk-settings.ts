import type { Language } from '../language/language.ts';

/** Mails to customers about an order's progress, which a shop may switch off one by one; quotes and messages always go. */
export const PROGRESS_MAILS = ['accepted', 'in-production', 'parcel-sent', 'completed', 'cancelled', 'expired'] as const;
export type ProgressMail = (typeof PROGRESS_MAILS)[number];

/** How a shop's desk works. */
export interface DeskSettings {
  /** Working days within which a request is to be answered. */
  readonly answerWithinDays: number;
  /** Days that a quote is good for, unless it says otherwise. */
  readonly validDays: number;
  /** What a quote's terms begin as. */
  readonly terms: string;
  readonly mailsOff: readonly ProgressMail[];
  /** Customers may order more pieces than were quoted, where these have an instant price; otherwise they ask for a new quote. */
  readonly takesMore: boolean;
  /**
   * Customers' browsers are told the machines' figures, so that they show a price before the file has arrived; a shop whose customers see
   * whole receipts tells them anyway.
   */
  readonly pricesInBrowser: boolean;
  /** Customers' files stay in their browsers, which measure them for a price, until a request is sent; machines' figures are told. */
  readonly filesStay: boolean;
  /** What the shop's own mails are written in, and those to customers whose language is not known. */
  readonly language: Language;
}

export const DEFAULT_DESK_SETTINGS: DeskSettings = {
  answerWithinDays: 2,
  validDays: 30,
  terms: '',
  mailsOff: [],
  takesMore: false,
  pricesInBrowser: false,
  filesStay: false,
  language: 'en',
};

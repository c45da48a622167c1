import type { Language } from '../language/language.ts';
import type { Micros } from '../money/money.ts';
import type { Extents } from '../part/part.ts';
import type { Unit } from '../part/units.ts';
import type { Order } from '../pricing/price-order.ts';
import type { Receipt } from '../receipt/receipt.ts';
import { dropTurning } from '../text/clean-text.ts';
import type { Purchase } from '../trade/purchase.ts';
import { isExample } from './example-request.ts';

export interface RfqContact {
  readonly name: string;
  readonly email: string;
  readonly organization: string;
  readonly message: string;
  /** What the page was in that it came from; requests of old don't say it. */
  readonly language?: Language | undefined;
}

/** What a customer says of a line in words; each may be empty. */
export interface LineWishes {
  readonly note: string;
  readonly tolerances: string;
  readonly threads: string;
}

export const NO_WISHES: LineWishes = { note: '', tolerances: '', threads: '' };
/** Characters that each wish may have. */
export const LONGEST_WISH = 1000;

/** One line as the server priced it at submission. */
export interface RfqLine {
  readonly partId: string;
  readonly filename: string;
  readonly internalFilename: string;
  readonly materialId: string;
  readonly colorId: string;
  readonly finishId: string;
  readonly material: string;
  readonly color: string;
  /** '#rrggbb', to show the part in; requests of old don't say it. */
  readonly colorRgb?: string | undefined;
  readonly finish: string;
  readonly quantity: number;
  readonly unit: Unit;
  readonly dimensions: Extents;
  readonly unitPriceMicros: Micros;
  /** As the customer chose it, and the day it was promised for, 'YYYY-MM-DD'; null without a price, and in requests of old. */
  readonly leadTime: {
    readonly id: string;
    readonly name: string;
    readonly days: number;
    readonly shipBy: string;
    /** The shop tells no date so far ahead; requests of old don't say it. */
    readonly isOnRequest?: boolean | undefined;
  } | null;
  /** The customer was shown no price until a person has looked. */
  readonly isPriceHidden: boolean;
  readonly isInstantQuote: boolean;
  readonly reviewReasons: readonly string[];
  /** Null where the part could not be priced. */
  readonly receipt: Receipt | null;
  readonly wishes: LineWishes;
  /** What the browser showed, where it differs from the server's price. */
  readonly shownPriceMicros: Micros | null;
}

/** A request for quote as stored. */
export interface RequestForQuote {
  readonly id: string;
  /** Per provider, from 1, without gaps; null where a program of an earlier version stored it. */
  readonly number: number | null;
  readonly providerId: string;
  /** The browser's key for this submission: a repeat yields the same request. */
  readonly idempotencyKey: string;
  /** SHA-256 hex of what was sent under that key. */
  readonly bodyHash: string;
  readonly contact: RfqContact;
  readonly lines: readonly RfqLine[];
  /** Null in requests of old. */
  readonly order: Order | null;
  /** How the customer buys; null where nobody asked, as in requests of old. */
  readonly purchase: Purchase | null;
  readonly createdAt: Date;
}

/** How a request is called: 'R-00042'. */
export function nameRequest({ id, number }: Pick<RequestForQuote, 'id' | 'number'>): string {
  return number === null ? id : `R-${String(number).padStart(5, '0')}`;
}

/** What a customer reads: the language that the request came in, or else the shop's. */
export function languageOf({ contact }: Pick<RequestForQuote, 'contact'>, shops: Language): Language {
  return contact.language ?? shops;
}

/** What a request is priced in; those of old were in dollars. */
export function currencyOf({ order }: Pick<RequestForQuote, 'order'>): string {
  return order?.currency ?? 'USD';
}

/** Codes of the wire for a field that can't be accepted. */
export interface ContactErrors {
  name?: 'ERROR_INVALID_NAME';
  email?: 'ERROR_INVALID_EMAIL';
  organization?: 'ERROR_INVALID_ORGANIZATION';
  message?: 'ERROR_INVALID_MESSAGE';
}

export type ContactCheck<T> = { readonly ok: true; readonly value: T } | { readonly ok: false; readonly errors: ContactErrors };

/** What a visitor writes to the support. */
export type ContactMessage = Pick<RfqContact, 'name' | 'email' | 'message'>;

/** Characters that a name may have. */
export const LONGEST_NAME = 100;
const MAX_ORGANIZATION_LENGTH = 200;
/** Characters that a message may have. */
export const LONGEST_MESSAGE = 5000;
/** RFC 5321, 4.5.3.1.3: a path holds 256 characters, its angle brackets included. */
const MAX_EMAIL_LENGTH = 254;

/** Trims and checks the contact fields of a request for quote; the message may be empty. */
export function checkRfqContact(contact: RfqContact): ContactCheck<RfqContact> {
  const value = {
    name: dropTurning(contact.name).trim(),
    email: contact.email.trim(),
    organization: dropTurning(contact.organization).trim(),
    message: dropTurning(contact.message).trim(),
  };
  const errors: ContactErrors = {};
  if (!isLine(value.name, LONGEST_NAME)) errors.name = 'ERROR_INVALID_NAME';
  if (!isEmail(value.email) || isExample(value.email)) errors.email = 'ERROR_INVALID_EMAIL';
  if (!isLine(value.organization, MAX_ORGANIZATION_LENGTH)) errors.organization = 'ERROR_INVALID_ORGANIZATION';
  if (!isMessage(value.message)) errors.message = 'ERROR_INVALID_MESSAGE';
  return Object.keys(errors).length === 0 ? { ok: true, value } : { ok: false, errors };
}

/** Trims and checks a visitor's message to the support; here the message must say something. */
export function checkContactMessage(contact: ContactMessage): ContactCheck<ContactMessage> {
  const value = { name: dropTurning(contact.name).trim(), email: contact.email.trim(), message: dropTurning(contact.message).trim() };
  const errors: ContactErrors = {};
  if (!isLine(value.name, LONGEST_NAME)) errors.name = 'ERROR_INVALID_NAME';
  if (!isEmail(value.email)) errors.email = 'ERROR_INVALID_EMAIL';
  if (value.message === '' || !isMessage(value.message)) errors.message = 'ERROR_INVALID_MESSAGE';
  return Object.keys(errors).length === 0 ? { ok: true, value } : { ok: false, errors };
}

// These fields end up in mail headers: a line break there would let a sender add headers of his own.
function isLine(text: string, maxLength: number): boolean {
  return text.length >= 1 && text.length <= maxLength && !/[\p{Cc}\p{Zl}\p{Zp}]/u.test(text);
}

function isMessage(text: string): boolean {
  return text.length <= LONGEST_MESSAGE && !/[^\P{Cc}\t\r\n]/u.test(text);
}

// Deliberately ASCII and without quoted local parts: an address that a mailer may read differently is refused.
const EMAIL =
  /^[A-Za-z0-9!#$%&'*+/=?^_`{|}~-]+(?:\.[A-Za-z0-9!#$%&'*+/=?^_`{|}~-]+)*@(?:[A-Za-z0-9](?:[A-Za-z0-9-]{0,61}[A-Za-z0-9])?\.)+[A-Za-z][A-Za-z0-9-]{0,61}[A-Za-z0-9]$/;

/** Whether `text` is one plain mail address. */
export function isEmail(text: string): boolean {
  return text.length <= MAX_EMAIL_LENGTH && text.indexOf('@') <= 64 && EMAIL.test(text);
}

import type { Language } from '../language/language.ts';
import { LANGUAGE } from '../language/spoken.ts';
import { DESK_TEXTS } from './desk-words.ts';
import { isPostalCodeOf } from './postal-code.ts';

/** Where an order is to be sent. The company may be empty, and the postal code where the country has none; in orders of old also the name. */
export interface DeliveryAddress {
  readonly name: string;
  readonly company: string;
  readonly street: string;
  readonly postalCode: string;
  readonly city: string;
  readonly country: string;
}

/** How an order comes to its customer. */
export type Delivery = DeliveryAddress | 'pick-up';

export const NO_ADDRESS: DeliveryAddress = { name: '', company: '', street: '', postalCode: '', city: '', country: '' };
/** Characters that each field may have. */
export const LONGEST_ADDRESS_FIELD = 200;

/** A field of an address that keeps it from being sent to. */
export type FaultyField = Exclude<keyof DeliveryAddress, 'company'>;
const NEEDED = ['name', 'street', 'city', 'country'] as const satisfies readonly FaultyField[];
const IN_ORDER = ['name', 'street', 'postalCode', 'city', 'country'] as const satisfies readonly FaultyField[];

/** What keeps an address from being sent to, in the order of its fields: what is empty, and a postal code that its country does not have. */
export function findFaulty(address: DeliveryAddress): readonly FaultyField[] {
  const faulty = new Set<FaultyField>(NEEDED.filter((field) => address[field].trim() === ''));
  if (!isPostalCodeOf(address.postalCode, address.country)) faulty.add('postalCode');
  return IN_ORDER.filter((field) => faulty.has(field));
}

/** Where an order goes, row by row, as it stands on a parcel. */
export function listDelivery(delivery: Delivery, language: Language = LANGUAGE): readonly string[] {
  if (delivery === 'pick-up') return [DESK_TEXTS[language].pickUp];
  const { name, company, street, postalCode, city, country } = delivery;
  return [name, company, street, `${postalCode} ${city}`.trim(), country].filter((row) => row !== '');
}

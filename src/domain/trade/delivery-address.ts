import type { Language } from '../language/language.ts';
import { LANGUAGE } from '../language/spoken.ts';
import { partsOf, readField, writeRows } from './address-form.ts';
import { findCountry, nameCountry } from './countries.ts';
import { isPostalCodeOf } from './postal-code.ts';
import { TRADE_TEXTS } from './trade-words.ts';
import { findUsState } from './us-states.ts';

/**
 * Where an order is to be sent. The company may be empty, and what the country's addresses have not; in orders of old also the name, and
 * the country is what somebody typed.
 */
export interface DeliveryAddress {
  readonly name: string;
  readonly company: string;
  readonly street: string;
  /** Building, floor or unit. */
  readonly line2?: string | undefined;
  readonly postalCode: string;
  readonly city: string;
  /** In the US its postal code, for instance 'OR'. */
  readonly state?: string | undefined;
  readonly country: string;
  /** ISO 3166-1 alpha-2. */
  readonly countryCode?: string | undefined;
}

/** How an order comes to its customer. */
export type Delivery = DeliveryAddress | 'pick-up';

export const NO_ADDRESS: DeliveryAddress = { name: '', company: '', street: '', postalCode: '', city: '', country: '' };
/** Characters that each field may have. */
export const LONGEST_ADDRESS_FIELD = 200;

/** A field of an address that keeps it from being sent to. */
export type FaultyField = Exclude<keyof DeliveryAddress, 'company' | 'line2' | 'countryCode'>;
const NEEDED = ['name', 'street', 'city', 'country'] as const satisfies readonly FaultyField[];

/** The ISO code of an address's country; null where it is none that is known. */
export function countryOf({ country, countryCode }: Pick<DeliveryAddress, 'country' | 'countryCode'>): string | null {
  return countryCode === undefined || countryCode === '' ? findCountry(country) : countryCode;
}

/** A field that somebody fills in; the country's code follows from its name. */
export type AddressField = Exclude<keyof DeliveryAddress, 'countryCode'>;

/** What is asked for an address, in the order in which it is filled in: the country before what depends on it. */
export function askedFields(address: Pick<DeliveryAddress, 'country' | 'countryCode'>): readonly AddressField[] {
  const { hasSecondLine, place } = partsOf(countryOf(address));
  return ['name', 'company', 'country', 'street', ...(hasSecondLine ? (['line2'] as const) : []), ...place];
}

/** An address as it was filled in, in its country's form: with the country's code, and without what is not asked for there. */
export function completeAddress(typed: DeliveryAddress): DeliveryAddress {
  const code = findCountry(typed.country);
  const { name, company, street, line2 = '', postalCode, city, state = '', country } = typed;
  const asked = askedFields({ country });
  return {
    ...{ name, company, street, postalCode, city, country },
    ...(asked.includes('line2') && line2.trim() !== '' && { line2 }),
    ...(asked.includes('state') && state.trim() !== '' && { state: code === 'US' ? (findUsState(state) ?? state) : state }),
    ...(code !== null && { countryCode: code }),
  };
}

/**
 * What keeps an address from being sent to, in the order of its fields: what is empty, a state that its country's addresses need, and a
 * postal code that the country does not have.
 */
export function findFaulty(address: DeliveryAddress): readonly FaultyField[] {
  const country = countryOf(address);
  const faulty = new Set<FaultyField>(NEEDED.filter((field) => address[field].trim() === ''));
  if (!isPostalCodeOf(address.postalCode, country)) faulty.add('postalCode');
  // Orders of old and other programs say no code, and were never asked for a state.
  if (address.countryCode !== undefined && lacksState(country, readField(address.state))) faulty.add('state');
  return askedFields(address).filter((field): field is FaultyField => faulty.has(field as FaultyField));
}

function lacksState(country: string | null, state: string): boolean {
  return country === 'US' ? findUsState(state) === null : partsOf(country).state === 'needed' && state === '';
}

/** Where an order goes, row by row, as it stands on a parcel in that country. */
export function listDelivery(delivery: Delivery, language: Language = LANGUAGE): readonly string[] {
  if (delivery === 'pick-up') return [TRADE_TEXTS[language].pickUp];
  const country = countryOf(delivery);
  const words = {
    N: readField(delivery.name),
    O: readField(delivery.company),
    A: readField(delivery.street),
    B: readField(delivery.line2),
    Z: readField(delivery.postalCode),
    C: readField(delivery.city),
    S: readField(delivery.state),
  };
  const { countryCode } = delivery;
  const named = countryCode === undefined || countryCode === '' ? delivery.country : nameCountry(countryCode, language);
  return [...writeRows(country, words), named].filter((row) => row !== '');
}

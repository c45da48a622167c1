/** Where an order is to be sent. The company and the postal code may be empty. */
export interface DeliveryAddress {
  readonly company: string;
  readonly street: string;
  readonly postalCode: string;
  readonly city: string;
  readonly country: string;
}

export const NO_ADDRESS: DeliveryAddress = { company: '', street: '', postalCode: '', city: '', country: '' };
/** Characters that each field may have. */
export const LONGEST_ADDRESS_FIELD = 200;

const NEEDED = ['street', 'city', 'country'] as const satisfies readonly (keyof DeliveryAddress)[];

/** What an address lacks to be sent to; nothing where nothing was filled in at all, as an order may do without one. */
export function findMissing(address: DeliveryAddress): readonly (typeof NEEDED)[number][] {
  const isBlank = (field: keyof DeliveryAddress) => address[field].trim() === '';
  return (Object.keys(NO_ADDRESS) as (keyof DeliveryAddress)[]).every(isBlank) ? [] : NEEDED.filter(isBlank);
}

/** An address row by row, as it stands on a parcel. */
export function listDelivery({ company, street, postalCode, city, country }: DeliveryAddress): readonly string[] {
  return [company, street, `${postalCode} ${city}`.trim(), country].filter((row) => row !== '');
}

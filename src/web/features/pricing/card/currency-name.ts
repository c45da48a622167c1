import { visitorLocale } from '../../../product/prices/price.tsx';

/** 'EUR – Euro', in the visitor's language where the browser knows it. */
export function currencyName(code: string): string {
  const name = new Intl.DisplayNames([visitorLocale(), 'en'], { type: 'currency', fallback: 'code' }).of(code) ?? code;
  return name === code ? code : `${code} – ${name}`;
}

import type { Language } from '../language/language.ts';

/** ISO 3166-1 alpha-2, all that are assigned. */
export const COUNTRIES: readonly string[] = (
  'AD AE AF AG AI AL AM AO AQ AR AS AT AU AW AX AZ BA BB BD BE BF BG BH BI BJ BL BM BN BO BQ BR BS BT BV BW BY BZ CA CC CD CF CG CH CI ' +
  'CK CL CM CN CO CR CU CV CW CX CY CZ DE DJ DK DM DO DZ EC EE EG EH ER ES ET FI FJ FK FM FO FR GA GB GD GE GF GG GH GI GL GM GN GP GQ ' +
  'GR GS GT GU GW GY HK HM HN HR HT HU ID IE IL IM IN IO IQ IR IS IT JE JM JO JP KE KG KH KI KM KN KP KR KW KY KZ LA LB LC LI LK LR LS ' +
  'LT LU LV LY MA MC MD ME MF MG MH MK ML MM MN MO MP MQ MR MS MT MU MV MW MX MY MZ NA NC NE NF NG NI NL NO NP NR NU NZ OM PA PE PF PG ' +
  'PH PK PL PM PN PR PS PT PW PY QA RE RO RS RU RW SA SB SC SD SE SG SH SI SJ SK SL SM SN SO SR SS ST SV SX SY SZ TC TD TF TG TH TJ TK ' +
  'TL TM TN TO TR TT TV TW TZ UA UG UM US UY UZ VA VC VE VG VI VN VU WF WS YE YT ZA ZM ZW'
).split(' ');

/** Where the directive on the common system of VAT applies, Monaco by France. */
const EU = new Set('AT BE BG CY CZ DE DK EE ES FI FR GR HR HU IE IT LT LU LV MC MT NL PL PT RO SE SI SK'.split(' '));

export function isInEu(country: string): boolean {
  return EU.has(country);
}

/** What people write beside the names that `Intl` knows. */
const ALIASES: Readonly<Record<string, string>> = {
  usa: 'US',
  'united states of america': 'US',
  uk: 'GB',
  'great britain': 'GB',
  england: 'GB',
  scotland: 'GB',
  wales: 'GB',
  holland: 'NL',
  'czech republic': 'CZ',
  turkey: 'TR',
};

/** How a country is called in a language; the code itself where nobody knows it. */
export function nameCountry(code: string, language: Language): string {
  return /^[A-Z]{2}$/.test(code) ? (new Intl.DisplayNames([language], { type: 'region' }).of(code) ?? code) : code;
}

/** The code of a country by what somebody typed: its code, its name in English, German or at home; null where it is none that is known. */
export function findCountry(typed: string): string | null {
  const name = typed.trim().replaceAll('.', '').toLowerCase();
  return ALIASES[name] ?? listNames().get(name) ?? null;
}

let names: ReadonlyMap<string, string> | null = null;

function listNames(): ReadonlyMap<string, string> {
  names ??= new Map(
    COUNTRIES.flatMap((code) =>
      ['en', 'de', new Intl.Locale(`und-${code}`).maximize().language].flatMap((language) => {
        const name = new Intl.DisplayNames([language], { type: 'region' }).of(code) ?? code;
        return [[name.toLowerCase(), code] as const, [code.toLowerCase(), code] as const];
      }),
    ),
  );
  return names;
}

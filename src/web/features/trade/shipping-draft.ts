import { LANGUAGE } from '#domain/language/spoken.ts';
import { amountFromMicros, microsFromAmount, roundMicros } from '#domain/money/money.ts';
import { findCountry, nameCountry } from '#domain/trade/countries.ts';
import { EU_GROUP, type ShippingBasis, type ShippingRules, type ShippingZone, WORLD_GROUP } from '#domain/trade/shipping.ts';
import { parseFigure, writeFigure } from '../../ui/forms/parse-figure.ts';
import { texts } from './texts.ts';

export interface StepDraft {
  /** Kilograms or an amount; empty: no end. */
  readonly upTo: string;
  readonly price: string;
}

export interface ZoneDraft {
  readonly countries: string;
  readonly steps: readonly StepDraft[];
}

export interface MethodDraft {
  readonly id: string;
  readonly name: string;
  readonly isPickUp: boolean;
  readonly basis: ShippingBasis;
  readonly handlingDays: string;
  readonly freeFrom: string;
  readonly zones: readonly ZoneDraft[];
}

/** Shipping as it is typed. */
export interface ShippingDraft {
  readonly packagingGrams: string;
  readonly packagingPercent: string;
  readonly methods: readonly MethodDraft[];
}

const GRAMS_PER_KG = 1000;
/** Groups as people write them. */
const GROUPS: Readonly<Record<string, string>> = { eu: EU_GROUP, world: WORLD_GROUP, welt: WORLD_GROUP };
const WRITTEN: Readonly<Record<string, string>> = { [EU_GROUP]: 'EU', [WORLD_GROUP]: LANGUAGE === 'de' ? 'Welt' : 'World' };

export function beginShippingDraft({ packagingGrams, packagingPercent, methods }: ShippingRules): ShippingDraft {
  return {
    packagingGrams: writeFigure(packagingGrams),
    packagingPercent: writeFigure(packagingPercent),
    methods: methods.map(({ freeFromMicros, handlingDays, zones, ...method }) => ({
      ...method,
      handlingDays: writeFigure(handlingDays),
      freeFrom: freeFromMicros === null ? '' : writeFigure(amountFromMicros(freeFromMicros)),
      zones: zones.map(({ countries, steps }) => ({
        countries: countries.map((each) => WRITTEN[each] ?? nameCountry(each, LANGUAGE)).join(', '),
        steps: steps.map(({ upTo, priceMicros }) => ({
          upTo: upTo === null ? '' : writeFigure(method.basis === 'weight' ? upTo / GRAMS_PER_KG : amountFromMicros(upTo)),
          price: writeFigure(amountFromMicros(priceMicros)),
        })),
      })),
    })),
  };
}

/** A method that somebody adds. */
export function newMethod(id: string, isPickUp: boolean): MethodDraft {
  const zones = isPickUp ? [] : [{ countries: '', steps: [{ upTo: '', price: '' }] }];
  return { id, name: isPickUp ? texts.shipping.pickUpName : '', isPickUp, basis: 'flat', handlingDays: '0', freeFrom: '', zones };
}

/** What was typed, and what is wrong with its fields by their paths, for instance '0.zones.1.steps.0.price'. */
export function readShippingDraft(
  { packagingGrams, packagingPercent, methods }: ShippingDraft,
  currency: string,
): { readonly settings: ShippingRules; readonly problems: ReadonlyMap<string, string> } {
  const problems = new Map<string, string>();
  const read = (typed: string, path: string, words: string, isSound: (value: number) => boolean): number => {
    const parsed = parseFigure(typed);
    const value = parsed.kind === 'figure' ? parsed.value : Number.NaN;
    if (!(value >= 0 && isSound(value))) problems.set(path, words);
    return value;
  };
  const readMoney = (typed: string, path: string) =>
    roundMicros(microsFromAmount(read(typed, path, texts.amount, (value) => value <= 1e9)), currency);
  const readZone = ({ countries, steps }: ZoneDraft, { basis }: MethodDraft, path: string): ShippingZone => {
    const typed = countries.split(/[,;]/).filter((each) => each.trim() !== '');
    const codes = typed.map((each) => GROUPS[each.trim().toLowerCase()] ?? findCountry(each));
    const unknown = typed[codes.indexOf(null)];
    if (typed.length === 0) problems.set(`${path}.countries`, texts.missing);
    if (unknown !== undefined) problems.set(`${path}.countries`, texts.shipping.badCountry(unknown.trim()));
    const read = (basis === 'flat' ? steps.slice(0, 1) : steps).map(({ upTo, price }, index) => ({
      upTo: basis === 'flat' || upTo.trim() === '' ? null : readEnd(upTo, basis, `${path}.steps.${index}.upTo`),
      priceMicros: readMoney(price, `${path}.steps.${index}.price`),
    }));
    const ends = read.map(({ upTo }) => upTo ?? Number.POSITIVE_INFINITY);
    if (ends.some((end, at) => at > 0 && end <= (ends[at - 1] ?? 0))) problems.set(`${path}.steps`, texts.shipping.ascending);
    return { countries: codes.flatMap((code) => code ?? []), steps: read };
  };
  const readEnd = (typed: string, basis: ShippingBasis, path: string) =>
    basis === 'weight'
      ? Math.round(read(typed, path, texts.amount, (value) => value > 0 && value <= 1e6) * GRAMS_PER_KG)
      : readMoney(typed, path);
  const settings = {
    packagingGrams: read(packagingGrams, 'packagingGrams', texts.number, (value) => Number.isInteger(value) && value <= 1e6),
    packagingPercent: read(packagingPercent, 'packagingPercent', texts.amount, (value) => value <= 1000),
    methods: methods.map((method, index) => {
      const { id, name, isPickUp, basis, handlingDays, freeFrom, zones } = method;
      if (name.trim() === '') problems.set(`${index}.name`, texts.missing);
      return {
        ...{ id, name: name.trim(), isPickUp, basis },
        handlingDays: read(handlingDays, `${index}.handlingDays`, texts.number, (value) => Number.isInteger(value) && value <= 60),
        freeFromMicros: isPickUp || freeFrom.trim() === '' ? null : readMoney(freeFrom, `${index}.freeFrom`),
        zones: isPickUp ? [] : zones.map((zone, at) => readZone(zone, method, `${index}.zones.${at}`)),
      };
    }),
  };
  return { settings, problems };
}

import type { TaxRules } from '#domain/trade/tax.ts';
import { parseFigure, writeFigure } from '../../ui/forms/parse-figure.ts';
import { texts } from './texts.ts';

/** Tax rules as they are typed. */
export interface TaxDraft extends Omit<TaxRules, 'percent' | 'reducedPercent' | 'states'> {
  readonly usesRules: boolean;
  readonly percent: string;
  readonly reducedPercent: string;
  readonly states: readonly { readonly code: string; readonly percent: string }[];
}

/** What a shop begins with that has no rules yet. */
const FRESH: TaxRules = {
  homeCountry: '',
  homeState: '',
  isRegistered: true,
  name: '',
  percent: 0,
  reducedPercent: null,
  reversesCharge: true,
  states: {},
  notes: { unregistered: '', exempt: '', 'intra-community': '', 'reverse-charge': '', export: '' },
  usualBuyer: 'business',
};

export function beginTaxDraft(rules: TaxRules | null, homeCountry: string): TaxDraft {
  const { percent, reducedPercent, states, ...rest } = rules ?? { ...FRESH, homeCountry };
  return {
    ...rest,
    usesRules: rules !== null,
    percent: rules === null ? '' : writeFigure(percent),
    reducedPercent: writeFigure(reducedPercent),
    states: Object.entries(states).map(([code, rate]) => ({ code, percent: writeFigure(rate) })),
  };
}

/** What was typed as rules, and what is wrong with its fields. */
export function readTaxDraft(draft: TaxDraft): { readonly settings: TaxRules | null; readonly problems: ReadonlyMap<string, string> } {
  const problems = new Map<string, string>();
  const { usesRules, percent, reducedPercent, states, ...rest } = draft;
  if (!usesRules) return { settings: null, problems };
  const read = (typed: string, field: string, whenEmpty: number | null): number => {
    const parsed = parseFigure(typed);
    const value = parsed.kind === 'figure' ? parsed.value : parsed.kind === 'empty' && whenEmpty !== null ? whenEmpty : Number.NaN;
    if (!(value >= 0 && value <= 100 && Math.abs(value * 100 - Math.round(value * 100)) < 1e-6)) problems.set(field, texts.percent);
    return value;
  };
  const isByState = rest.homeCountry === 'US';
  if (rest.homeCountry === '') problems.set('homeCountry', texts.missing);
  if (isByState && rest.homeState === '') problems.set('homeState', texts.missing);
  if (rest.name.trim() === '') problems.set('name', texts.missing);
  const settings = {
    ...rest,
    name: rest.name.trim(),
    homeState: isByState ? rest.homeState : '',
    percent: read(percent, 'percent', isByState || !rest.isRegistered ? 0 : null),
    reducedPercent: reducedPercent.trim() === '' ? null : read(reducedPercent, 'reducedPercent', null),
    states: isByState ? Object.fromEntries(states.map((state) => [state.code, read(state.percent, state.code, null)])) : {},
  };
  return { settings, problems };
}

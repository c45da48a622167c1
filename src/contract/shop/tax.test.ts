import { expect, test } from 'vitest';
import { taxRulesSchema } from './tax.ts';

test('SHOP-11 rules that were saved before goods and services were told apart are read, with the usual sentence for goods', () => {
  const notes = { unregistered: '', exempt: 'Ours', 'reverse-charge': 'Theirs', export: '' };
  const stored = {
    ...{ homeCountry: 'DE', homeState: '', isRegistered: true, name: 'MwSt.', percent: 19, reducedPercent: 7 },
    ...{ reversesCharge: true, states: {}, notes, usualBuyer: 'business' },
  };
  expect(taxRulesSchema.parse(stored)).toEqual({ ...stored, notes: { ...notes, 'intra-community': '' } });
});

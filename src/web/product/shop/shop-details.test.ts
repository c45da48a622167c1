import { describe, expect, test } from 'vitest';
import { mspDetailsSchema } from '#contract/calls/register-msp.ts';
import { sampleConfiguration, sampleProfile } from '../../testing/sample-shop.ts';
import { checkProfile } from './check-profile.ts';
import { PROFILE_FIELDS, type ProfileField, readField, writeField } from './profile-fields.ts';
import { composeDetails, fingerprintDetails, profileFromDetails } from './shop-details.ts';
import { texts } from './texts.ts';

test('POR-10 the details are those of the wire: the provider, the preferences, and of each material the ids', () => {
  const details = composeDetails('7', sampleProfile({ name: '  Ada Makers ' }), [sampleConfiguration()]);
  expect(details).toEqual({
    manufacturingServiceProvider: {
      id: '7',
      name: 'Ada Makers',
      website: 'https://makers.example.com',
      ordersEmail: 'orders@makers.example.com',
      contactEmail: 'hello@makers.example.com',
      logoURL: 'https://makers.example.com/logo.png',
      accentColor: null,
      address: sampleProfile().address,
    },
    preferences: { generateInstantQuotes: false },
    availableMaterialList: [{ materialID: 'fdm-pla', availableColorIDList: ['white', 'black'], availableFinishIDList: ['as-printed'] }],
  });
  expect(mspDetailsSchema.parse(details)).toEqual(details);
  expect(profileFromDetails(details)).toEqual(sampleProfile());
});

test('POR-10 details that mean the same have one fingerprint, whatever the order of their lists and the id', () => {
  const [pla, abs] = [sampleConfiguration('fdm-pla'), sampleConfiguration('fdm-abs')];
  const turned = { ...pla, colors: pla.colors.toReversed() };
  const print = (id: string, list: readonly (typeof pla)[], profile = sampleProfile()) =>
    fingerprintDetails(composeDetails(id, profile, list));
  expect(print('-1', [pla, abs])).toBe(print('7', [abs, turned]));
  const others = [
    print('7', [pla]),
    print('7', [pla, { ...abs, finishes: [] }]),
    print('7', [pla, abs], sampleProfile({ generateInstantQuotes: true })),
    print('7', [pla, abs], sampleProfile({ accentColor: '#c2185b' })),
    ...PROFILE_FIELDS.map((field) => print('7', [pla, abs], writeField(sampleProfile(), field, 'other'))),
  ];
  expect(new Set([print('7', [pla, abs]), ...others]).size).toBe(others.length + 1);
});

describe('the profile form', () => {
  test('POR-08 a complete profile has nothing wrong with it', () => {
    expect(checkProfile(sampleProfile())).toEqual({});
  });

  test('POR-08 the fields are those of the specification', () => {
    const { address, logo, accentColor: _color, generateInstantQuotes: _, ...direct } = sampleProfile();
    const names = [...Object.keys({ ...direct, logo }), ...Object.keys(address).map((name) => `address.${name}`)];
    expect([...PROFILE_FIELDS].sort()).toEqual(names.sort());
  });

  test.each(PROFILE_FIELDS)('POR-08 %s is required', (field) => {
    for (const nothing of ['', '   ']) {
      const profile = writeField(sampleProfile(), field, nothing);
      expect(readField(profile, field)).toBe(nothing);
      expect(checkProfile(profile)).toEqual({ [field]: texts.missing[field] });
    }
  });

  test.each<[ProfileField, string, string]>([
    ['website', 'example.com', texts.wrong.webAddress],
    ['website', 'ftp://example.com', texts.wrong.webAddress],
    ['website', 'javascript:alert(1)', texts.wrong.webAddress],
    ['logo', 'logo.png', texts.wrong.webAddress],
    ['contactEmail', 'hello', texts.wrong.mailAddress],
    ['ordersEmail', 'orders@', texts.wrong.mailAddress],
    ['name', 'x'.repeat(201), texts.wrong.tooLong],
  ])('POR-08 %s does not take %s', (field, value, message) => {
    expect(checkProfile(writeField(sampleProfile(), field, value))).toEqual({ [field]: message });
  });
});

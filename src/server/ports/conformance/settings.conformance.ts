import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { BUSINESS } from '#contract/shop/business.ts';
import { DEFAULT_DESK_SETTINGS } from '#domain/desk/desk-settings.ts';
import { NO_BUSINESS } from '#domain/shop/business.ts';
import type { Records } from '../records/records.ts';

/** What every Records must do with settings. `open` may give a store that other runs have filled. */
export function describeSettings(open: () => Promise<Records>): void {
  let records: Records;
  beforeAll(async () => {
    records = await open();
  });
  afterAll(() => records.close());

  test('DESK-05 how a desk works is as it was saved, and nobody saves over a colleague', async () => {
    const providerId = randomUUID();
    expect(await records.desk.findSettings(providerId)).toEqual({ settings: DEFAULT_DESK_SETTINGS, revision: 0 });
    const settings = { ...DEFAULT_DESK_SETTINGS, terms: 'Net 30', mailsOff: ['completed' as const] };
    expect(await records.desk.saveSettings(providerId, settings, 0)).toBe(1);
    expect(await records.desk.saveSettings(providerId, DEFAULT_DESK_SETTINGS, 0)).toBeNull();
    expect(await records.desk.findSettings(providerId)).toEqual({ settings, revision: 1 });
    expect(await records.desk.saveSettings(providerId, DEFAULT_DESK_SETTINGS, 1)).toBe(2);
  });

  test('SHOP-07 a shop’s settings of one kind are as they were saved, each shop’s its own, and nobody saves over a colleague', async () => {
    const [providerId, other] = [randomUUID(), randomUUID()];
    const { settings } = records;
    expect(await settings.find(providerId, BUSINESS)).toEqual({ settings: NO_BUSINESS, revision: 0 });
    const business = { ...NO_BUSINESS, legalName: 'Muster GmbH', bank: { ...NO_BUSINESS.bank, iban: 'DE02120300000000202051' } };
    expect(await settings.save(providerId, BUSINESS, business, 0)).toBe(1);
    expect(await settings.save(providerId, BUSINESS, NO_BUSINESS, 0)).toBeNull();
    expect(await settings.find(providerId, BUSINESS)).toEqual({ settings: business, revision: 1 });
    expect(await settings.save(providerId, BUSINESS, NO_BUSINESS, 1)).toBe(2);
    expect(await settings.find(other, BUSINESS)).toEqual({ settings: NO_BUSINESS, revision: 0 });
    expect(await settings.find(providerId, { ...BUSINESS, name: 'other' })).toEqual({ settings: NO_BUSINESS, revision: 0 });
  });
}

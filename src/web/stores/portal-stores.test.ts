// @vitest-environment happy-dom
import { beforeEach, expect, test } from 'vitest';
import { sampleConfiguration, sampleProfile } from '../testing/sample-provider.ts';
import { configurationsOf, useMaterialConfigurationsStore } from './material-configurations-store.ts';
import { accountOf, useOrganisationProfileStore } from './organisation-profile-store.ts';

const ADA = 'ada@example.com';
const BOB = 'bob@example.com';

async function reload(): Promise<void> {
  await useOrganisationProfileStore.persist.rehydrate();
  await useMaterialConfigurationsStore.persist.rehydrate();
}
const account = (user: string) => accountOf(useOrganisationProfileStore.getState().accounts, user);
const configurations = (user: string) => configurationsOf(useMaterialConfigurationsStore.getState().lists, user);

beforeEach(async () => {
  localStorage.clear();
  await reload();
});

test('POR-08 the profile is saved locally as typed, right or not, and survives a reload', async () => {
  const typed = sampleProfile({ website: 'half an addr' });
  useOrganisationProfileStore.getState().changeAccount(ADA, { profile: typed });
  await reload();
  expect(account(ADA)).toEqual({ mspID: '-1', profile: typed, published: null });
});

test("POR-06 the session's provider id is '-1' until the server names one, and each user has an own", async () => {
  useOrganisationProfileStore.getState().changeAccount(ADA, { mspID: '7' });
  await reload();
  expect([account(ADA).mspID, account(BOB).mspID, account('__proto__').mspID]).toEqual(['7', '-1', '-1']);
});

test('POR-09 configured materials survive a reload, each material once, and are seen by nobody else', async () => {
  const { putConfiguration } = useMaterialConfigurationsStore.getState();
  putConfiguration(ADA, sampleConfiguration('pla'));
  putConfiguration(ADA, sampleConfiguration('abs'));
  const changed = { ...sampleConfiguration('pla'), colors: [] };
  putConfiguration(ADA, changed);
  await reload();
  expect(configurations(ADA)).toEqual([changed, sampleConfiguration('abs')]);
  expect(configurations(BOB)).toBeNull();
});

test.each(['{', 'null', '[]', '7', '{"accounts":7,"lists":"x"}', '{"accounts":{"ada@example.com":{}},"lists":{"ada@example.com":[{}]}}'])(
  'POR-08 POR-09 stored nonsense counts as nothing: %s',
  async (text) => {
    localStorage.setItem('organisationProfileStore', text);
    localStorage.setItem('materialConfigurationsStore', text);
    await reload();
    expect(account(ADA).profile).toBeNull();
    expect(configurations(ADA) ?? []).toEqual([]);
  },
);

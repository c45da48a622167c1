// @vitest-environment happy-dom
import { beforeEach, expect, test } from 'vitest';
import { useSessionStore } from '../../stores/session-store.ts';
import { rereadStored } from '../../testing/reread-stored.ts';
import { sampleConfiguration, sampleProfile } from '../../testing/sample-shop.ts';
import { leavePortal, usePortalStore } from './portal-store.ts';
import { changeShop, offerMaterial, readShop } from './shop.ts';

const signIn = (userID: string) => useSessionStore.getState().setSession({ userID, accessToken: 'token' });

/** As a reload: what is in memory is gone, what is stored is read again. */
async function reload(): Promise<void> {
  leavePortal();
  rereadStored('shopDraftStore');
  await Promise.resolve();
}

beforeEach(async () => {
  localStorage.clear();
  await reload();
  signIn('ada@example.com');
});

test('POR-08 the profile is saved locally as typed, right or not, and survives a reload', async () => {
  const typed = sampleProfile({ website: 'half an addr' });
  changeShop({ profile: typed });
  await reload();
  expect(readShop()).toEqual({
    userID: 'ada@example.com',
    mspID: '-1',
    profile: typed,
    configurations: null,
    published: null,
    revision: null,
  });
});

test("POR-06 the session's provider id is '-1' until the server names one, and the next visitor's again", () => {
  expect(readShop().mspID).toBe('-1');
  usePortalStore.setState({ mspID: '7' });
  expect(readShop().mspID).toBe('7');
  leavePortal();
  expect(readShop().mspID).toBe('-1');
});

test('POR-09 configured materials survive a reload, each material once, and are seen by nobody else', async () => {
  offerMaterial(sampleConfiguration('fdm-pla'));
  offerMaterial(sampleConfiguration('fdm-abs'));
  const changed = { ...sampleConfiguration('fdm-pla'), colors: [] };
  offerMaterial(changed);
  await reload();
  expect(readShop().configurations).toEqual([changed, sampleConfiguration('fdm-abs')]);
  for (const other of ['bob@example.com', '__proto__']) {
    signIn(other);
    expect(readShop().configurations).toBeNull();
  }
});

test.each(['{', 'null', '[]', '7', '{"drafts":7}', '{"drafts":{"ada@example.com":{"profile":{}}}}', '{"drafts":{"ada@example.com":[{}]}}'])(
  'POR-08 POR-09 stored nonsense counts as nothing: %s',
  async (text) => {
    localStorage.setItem('shopDraftStore', text);
    await reload();
    expect([readShop().profile, readShop().configurations]).toEqual([null, null]);
  },
);

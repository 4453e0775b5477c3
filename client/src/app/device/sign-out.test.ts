import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { wrapUpDraftsOf } from '#client/nights/wrap-up-drafts.ts';

/** A storage as browsers have it: its entries are its own properties. */
class FakeStorage {
  constructor(entries: Record<string, string>) {
    Object.assign(this, entries);
  }
  removeItem(address: string) {
    Reflect.deleteProperty(this, address);
  }
  clear() {
    for (const address of Object.keys(this)) this.removeItem(address);
  }
}

beforeEach(() => vi.resetModules());
afterEach(() => {
  vi.resetModules();
  vi.unstubAllGlobals();
});

test('signing out leaves none of the drafts of its user on the device, and those of others', async () => {
  const local = new FakeStorage({
    [`${wrapUpDraftsOf(7)}12`]: '{}',
    [`${wrapUpDraftsOf(70)}12`]: '{}',
    'rollcall.person': '7',
    'rollcall-theme': 'dark',
  });
  const tab = new FakeStorage({ 'rollcall.form-draft.1.new-night': '{}' });
  const visited = vi.fn<(address: string) => void>();
  vi.stubGlobal('localStorage', local);
  vi.stubGlobal('sessionStorage', tab);
  vi.stubGlobal('location', { assign: visited });
  vi.stubGlobal('fetch', async () => new Response('{}'));
  const { signOut } = await import('./sign-out.ts');
  await signOut(7);
  expect(Object.keys(local)).toEqual([`${wrapUpDraftsOf(70)}12`, 'rollcall-theme']);
  expect(Object.keys(tab)).toEqual([]);
  expect(visited).toHaveBeenCalledWith('/api/logout');
});

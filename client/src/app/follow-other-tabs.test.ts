import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { currentUserQuery } from '#client/accounts/api.ts';
import { makeQueryClient } from '#client/lib/http/query-client.ts';
import type { CurrentUser } from '#shared/accounts/auth-contract.ts';
import { followOtherTabs } from './follow-other-tabs.ts';

const ANA = { id: 7 } as CurrentUser;
let tell: (event: Partial<StorageEvent>) => void;
let isTabCleared: boolean;
let reload: ReturnType<typeof vi.fn<() => void>>;

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('sessionStorage', { clear: () => (isTabCleared = true) });
  isTabCleared = false;
  vi.stubGlobal('addEventListener', (_name: string, listener: typeof tell) => (tell = listener));
  reload = vi.fn<() => void>();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function aTab(user: CurrentUser | null) {
  const client = makeQueryClient();
  client.setQueryData(currentUserQuery.queryKey, user);
  followOtherTabs(client, reload);
  return { user: () => client.getQueryData(currentUserQuery.queryKey), client };
}
const KEY = 'rollcall.person';

test.each([
  ['signing out', KEY],
  ['deleting the account', null],
])('%s in another tab signs this one out, and deletes its drafts', (_what, key) => {
  const { user } = aTab(ANA);
  tell({ key, newValue: null });
  expect([user(), isTabCleared, reload.mock.calls.length]).toEqual([null, false, 0]);
  vi.runAllTimers();
  expect(isTabCleared).toBe(true);
});

test('a tab is loaded anew after somebody else has signed in in another one, and not after the same person has', () => {
  const { user } = aTab(ANA);
  tell({ key: KEY, newValue: '7' });
  tell({ key: 'rollcall-theme', newValue: 'dark' });
  expect([user(), reload.mock.calls.length]).toEqual([ANA, 0]);
  tell({ key: KEY, newValue: '8' });
  expect(reload).toHaveBeenCalledOnce();
});

test('a tab without a user looks who has signed in in another one', () => {
  const { client } = aTab(null);
  tell({ key: KEY, newValue: '7' });
  expect(client.getQueryState(currentUserQuery.queryKey)?.isInvalidated).toBe(true);
  expect(reload).not.toHaveBeenCalled();
});

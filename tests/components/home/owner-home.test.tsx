import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { getHome } from '#shared/home/home-contract.ts';
import { answer } from '../support/answers.ts';
import { EMPTY_ACCOUNT } from '../support/empty-account.ts';
import { openPage } from '../support/render.tsx';

test('for a new collection without plays Home says that no game has waited for half a year', async () => {
  const home = {
    plays: 0,
    night: null,
    latestPlays: [],
    playedLast: [],
    dust: [],
    dusty: 0,
    withinReach: [],
    ballots: [],
    challenges: [],
  };
  openPage('/', [...EMPTY_ACCOUNT, answer(getHome, { ...home, owned: 7 })]);
  await expect.element(page.getByText('Nothing. No game has waited for half a year.')).toBeVisible();
});

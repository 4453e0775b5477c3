import { test } from 'vitest';
import { listCopies } from '#shared/copies/copies-contract.ts';
import { listGames } from '#shared/games/games-contract.ts';
import { listMechanics } from '#shared/games/mechanics-contract.ts';
import { listPlays } from '#shared/plays/plays-contract.ts';
import { FULL_COLLECTION, SHELF } from '../support/a-full-collection.ts';
import { aFreeUser } from '../support/a-user.ts';
import { answer } from '../support/answers.ts';
import { expectAccessible } from '../support/expect-accessible.ts';
import { expectHeading, expectText } from '../support/expect-shown.ts';
import { openPage } from '../support/render.tsx';

const PATH = '/my-games?tab=health';

test('the shelf health is accessible', async () => {
  openPage(PATH, FULL_COLLECTION);
  await expectText(/that could go/);
  await expectAccessible('shelf-health');
});

test('the shelf health with too few games is accessible', { tags: ['rare'] }, async () => {
  openPage(PATH, [...FULL_COLLECTION, answer(listGames, SHELF.slice(0, 12))]);
  await expectHeading(/to go$/);
  await expectAccessible('shelf-health-few');
});

test('the shelf health without prices, overlaps and plays is accessible', { tags: ['rare'] }, async () => {
  openPage(PATH, [...FULL_COLLECTION, ...[listCopies, listMechanics, listPlays].map((list) => answer(list, []))]);
  await expectText('No two games are much alike.');
  await expectAccessible('shelf-health-bare');
});

test('the shelf health requires Premium', { tags: ['rare'] }, async () => {
  openPage(PATH, FULL_COLLECTION, aFreeUser());
  await expectHeading('Premium Required');
  await expectAccessible('shelf-health-free');
});

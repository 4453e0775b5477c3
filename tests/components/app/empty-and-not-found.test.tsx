import { test } from 'vitest';
import { listGames } from '#shared/games/games-contract.ts';
import { listAttendees } from '#shared/nights/attendees-contract.ts';
import { getEvent } from '#shared/nights/events-contract.ts';
import { getSharedCollection } from '#shared/sharing/shared-collection-contract.ts';
import { listPlays } from '#shared/plays/plays-contract.ts';
import { aGame } from '#tests/support/rows/a-game.ts';
import { aPlay } from '#tests/support/rows/a-play.ts';
import { aFreeUser } from '../support/a-user.ts';
import { answer, fail, refuse } from '../support/answers.ts';
import { EMPTY_ACCOUNT } from '../support/empty-account.ts';
import { expectHeading, expectText } from '../support/expect-shown.ts';
import { expectAccessible } from '../support/expect-accessible.ts';
import { openPage } from '../support/render.tsx';

const withGame = [...EMPTY_ACCOUNT, answer(listGames, [aGame()])];

test('the page of an unknown game shows a not-found message and is accessible', { tags: ['rare'] }, async () => {
  openPage('/games/9', EMPTY_ACCOUNT);
  await expectHeading('No Game at This Address');
  await expectAccessible('no-such-game');
});

test('the page of an unknown person shows a not-found message and is accessible', { tags: ['rare'] }, async () => {
  openPage('/people/9', EMPTY_ACCOUNT);
  await expectHeading('Nobody at This Address');
  await expectAccessible('no-such-person');
});

test('the page of an unknown night shows a not-found message and is accessible', { tags: ['rare'] }, async () => {
  openPage('/game-nights/9', [refuse(getEvent, 'not_found'), refuse(listAttendees, 'not_found')]);
  await expectHeading('No Event at This Address');
  await expectAccessible('no-such-night');
});

test('an invalid id of a night shows a not-found message', async () => {
  openPage('/game-nights/nonsense', []);
  await expectHeading('No Event at This Address');
});

test('an unknown shared collection shows a not-found message and is accessible', { tags: ['rare'] }, async () => {
  openPage('/shared/AAAAAAAAAAAAAAAAAAAAAA', [refuse(getSharedCollection, 'not_found')], null);
  await expectHeading('Nothing is shared here');
  await expectAccessible('shared-collection-gone');
});

test('a search without matching plays shows a message and is accessible', { tags: ['rare'] }, async () => {
  openPage('/plays?q=nothing', [...withGame, answer(listPlays, [aPlay()])]);
  await expectHeading('No plays match your search');
  await expectAccessible('plays-no-match');
});

test('a search without matching games shows a message and is accessible', { tags: ['rare'] }, async () => {
  openPage('/my-games?q=nothing', withGame);
  await expectHeading('No games match your search');
  await expectAccessible('no-match');
});

test('a collection without games shows a message and is accessible', { tags: ['rare'] }, async () => {
  openPage('/my-games', EMPTY_ACCOUNT);
  await expectHeading('No owned games yet!');
  await expectAccessible('my-games-empty');
});

test('an empty wishlist shows a message and is accessible', { tags: ['rare'] }, async () => {
  openPage('/my-games?tab=wishlist', EMPTY_ACCOUNT);
  await expectHeading('No wishlist items yet!');
  await expectAccessible('wishlist-empty');
});

test('an empty list of previously owned games shows a message and is accessible', { tags: ['rare'] }, async () => {
  openPage('/my-games?tab=unowned', EMPTY_ACCOUNT);
  await expectHeading('Nothing here');
  await expectAccessible('unowned-empty');
});

test('an empty list of loans shows a message and is accessible', { tags: ['rare'] }, async () => {
  openPage('/my-games?lent=1', withGame);
  await expectHeading('Every game is where it belongs');
  await expectAccessible('lent-games-none');
});

test('analytics without plays show a message and are accessible', { tags: ['rare'] }, async () => {
  openPage('/my-games?tab=analytics', withGame);
  await expectHeading('No Game Sessions Yet');
  await expectAccessible('analytics-empty');
});

test('the shelf health without games shows a message and is accessible', { tags: ['rare'] }, async () => {
  openPage('/my-games?tab=health', EMPTY_ACCOUNT);
  await expectHeading(/to go$/);
  await expectAccessible('shelf-health-empty');
});

test('an empty list of nights on the Free plan shows a message and is accessible', { tags: ['rare'] }, async () => {
  openPage('/game-nights', EMPTY_ACCOUNT, aFreeUser());
  await expectHeading('No game nights yet');
  await expectAccessible('game-nights-none');
});

test('an empty list of templates shows a message and is accessible', { tags: ['rare'] }, async () => {
  openPage('/game-nights?tab=templates', EMPTY_ACCOUNT);
  await expectHeading('No templates yet');
  await expectAccessible('night-templates-none');
});

test('an empty list of shared collections shows a message and is accessible', { tags: ['rare'] }, async () => {
  openPage('/shared-collections', EMPTY_ACCOUNT);
  await expectHeading('Nothing is shared yet');
  await expectAccessible('shared-collections-none');
});

test('the page after deleting an account shows a confirmation and is accessible', { tags: ['rare'] }, async () => {
  openPage('/?account=deleted', EMPTY_ACCOUNT, null);
  await expectText('Your account is deleted');
  await expectAccessible('goodbye');
});

test('a collection that fails to load shows an error and is accessible', async () => {
  openPage('/my-games', [...EMPTY_ACCOUNT, fail(listGames)]);
  await expectHeading('Your games could not be loaded');
  await expectAccessible();
});

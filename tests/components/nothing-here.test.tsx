import { test } from 'vitest';
import { listGames } from '#shared/contracts/games.ts';
import { listAttendees } from '#shared/contracts/attendees.ts';
import { getEvent } from '#shared/contracts/events.ts';
import { getSharedCollection } from '#shared/contracts/shared-collection.ts';
import { listPlays } from '#shared/contracts/plays.ts';
import { aGame } from '#tests/support/a-game.ts';
import { aPlay } from '#tests/support/a-play.ts';
import { aFreeUser } from './support/a-user.ts';
import { answer, fail, refuse } from './support/answers.ts';
import { EMPTY_ACCOUNT } from './support/empty-account.ts';
import { expectHeading, expectText } from './support/expect-shown.ts';
import { expectAccessible } from './support/expect-accessible.ts';
import { openPage } from './support/render.tsx';

const withGame = [...EMPTY_ACCOUNT, answer(listGames, [aGame()])];

test('a game that does not exist', { tags: ['rare'] }, async () => {
  openPage('/games/9', EMPTY_ACCOUNT);
  await expectHeading('No Game at This Address');
  await expectAccessible('no-such-game');
});

test('a person who does not exist', { tags: ['rare'] }, async () => {
  openPage('/people/9', EMPTY_ACCOUNT);
  await expectHeading('Nobody at This Address');
  await expectAccessible('no-such-person');
});

test('a night that does not exist', { tags: ['rare'] }, async () => {
  openPage('/game-nights/9', [refuse(getEvent, 'not_found'), refuse(listAttendees, 'not_found')]);
  await expectHeading('No Event at This Address');
  await expectAccessible('no-such-night');
});

test('an address of a night that is none', async () => {
  openPage('/game-nights/nonsense', []);
  await expectHeading('No Event at This Address');
});

test('a shared collection that does not exist', { tags: ['rare'] }, async () => {
  openPage('/shared/AAAAAAAAAAAAAAAAAAAAAA', [refuse(getSharedCollection, 'not_found')], null);
  await expectHeading('Nothing is shared here');
  await expectAccessible('shared-collection-gone');
});

test('plays of which none matches', { tags: ['rare'] }, async () => {
  openPage('/plays?q=nothing', [...withGame, answer(listPlays, [aPlay()])]);
  await expectHeading('No plays match your search');
  await expectAccessible('plays-no-match');
});

test('games of which none matches', { tags: ['rare'] }, async () => {
  openPage('/my-games?q=nothing', withGame);
  await expectHeading('No games match your search');
  await expectAccessible('no-match');
});

test('a shelf without games', { tags: ['rare'] }, async () => {
  openPage('/my-games', EMPTY_ACCOUNT);
  await expectHeading('No owned games yet!');
  await expectAccessible('my-games-empty');
});

test('a wishlist without wishes', { tags: ['rare'] }, async () => {
  openPage('/my-games?tab=wishlist', EMPTY_ACCOUNT);
  await expectHeading('No wishlist items yet!');
  await expectAccessible('wishlist-empty');
});

test('no game that is no longer owned', { tags: ['rare'] }, async () => {
  openPage('/my-games?tab=unowned', EMPTY_ACCOUNT);
  await expectHeading('Nothing here');
  await expectAccessible('unowned-empty');
});

test('no game lent or borrowed', { tags: ['rare'] }, async () => {
  openPage('/my-games?lent=1', withGame);
  await expectHeading('Every game is where it belongs');
  await expectAccessible('lent-games-none');
});

test('figures without plays', { tags: ['rare'] }, async () => {
  openPage('/my-games?tab=analytics', withGame);
  await expectHeading('No Game Sessions Yet');
  await expectAccessible('analytics-empty');
});

test('the health of a shelf without games', { tags: ['rare'] }, async () => {
  openPage('/my-games?tab=health', EMPTY_ACCOUNT);
  await expectHeading(/to go$/);
  await expectAccessible('shelf-health-empty');
});

test('nights on the Free plan, of which there is none', { tags: ['rare'] }, async () => {
  openPage('/game-nights', EMPTY_ACCOUNT, aFreeUser());
  await expectHeading('No game nights yet');
  await expectAccessible('game-nights-none');
});

test('no templates', { tags: ['rare'] }, async () => {
  openPage('/game-nights?tab=templates', EMPTY_ACCOUNT);
  await expectHeading('No templates yet');
  await expectAccessible('night-templates-none');
});

test('nothing is shared', { tags: ['rare'] }, async () => {
  openPage('/shared-collections', EMPTY_ACCOUNT);
  await expectHeading('Nothing is shared yet');
  await expectAccessible('shared-collections-none');
});

test('an account that was deleted', { tags: ['rare'] }, async () => {
  openPage('/?account=deleted', EMPTY_ACCOUNT, null);
  await expectText('Your account is deleted');
  await expectAccessible('goodbye');
});

test('games that do not load', async () => {
  openPage('/my-games', [...EMPTY_ACCOUNT, fail(listGames)]);
  await expectHeading('Your games could not be loaded');
  await expectAccessible();
});

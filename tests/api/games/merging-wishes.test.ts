import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { addEventGame, listEventGames } from '#shared/contracts/events.ts';
import { listGames, markPlayed, toggleWishlist } from '#shared/contracts/games.ts';
import { listPlays, recordPlay } from '#shared/contracts/plays.ts';
import { listTemplates } from '#shared/contracts/templates.ts';
import { addEventFor } from '#tests/support/event-payloads.ts';
import { addGameFor } from '#tests/support/game-payloads.ts';
import { makeOwner, type Person } from '#tests/support/owners.ts';
import { addTemplateFor } from '#tests/support/template-payloads.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';

let app: TestApp;
let ana: Person;

beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());
beforeEach(async () => {
  ana = await makeOwner(app, { isPremiumPlus: true });
});

const lists = async () =>
  (await ana.call(listGames, {})).body.map(({ title, isWishlist }) => [title, isWishlist ? 'wish' : 'owned']);
const wish = (title: string, more: object = {}) => addGameFor(ana, { title, isWishlist: true, ...more });

describe('a wish stays', () => {
  test('where a game of another id is owned', async () => {
    await wish('Catan', { bggId: 13 });
    await addGameFor(ana, { title: 'Catan Junior', bggId: 14 });
    expect(await lists()).toEqual([
      ['Catan', 'wish'],
      ['Catan Junior', 'owned'],
    ]);
  });

  test('where another owner buys the game', async () => {
    await wish('Catan', { bggId: 13 });
    await addGameFor(await makeOwner(app), { title: 'Settlers of Catan', bggId: 13 });
    expect(await lists()).toEqual([['Catan', 'wish']]);
  });
});

test('a game that is bought under another title takes the place of its wish, with its notes', async () => {
  await wish('Catan', { bggId: 13, notes: 'From Ben' });
  await addGameFor(ana, { title: 'Settlers of Catan', bggId: 13 });
  const { body } = await ana.call(listGames, {});
  expect(body).toMatchObject([{ title: 'Settlers of Catan', isWishlist: false, notes: 'From Ben' }]);
});

test('of two wishes for a game the other goes when one is owned; notes, plays, nights and templates are kept', async () => {
  const bought = await wish('Settlers of Catan', { bggId: 13, notes: 'With the old board' });
  const other = await wish('Catan', { bggId: 13, notes: 'From Ben', rating: 4 });
  await ana.call(markPlayed, { params: { id: bought.id } });
  const play = { players: '["Ana"]', scores: '[7]', markAsPlayed: true };
  await ana.call(recordPlay, { params: { id: other.id }, body: play });
  const event = await addEventFor(ana);
  await ana.call(addEventGame, { params: { id: event.id }, body: { gameId: other.id } });

  const azul = await addGameFor(ana);
  await addTemplateFor(ana, { gameIds: [azul.id, other.id] });

  await ana.call(toggleWishlist, { params: { id: bought.id } });
  const { body } = await ana.call(listGames, {});
  const notes = 'With the old board\n\nFrom Ben';
  expect(body).toMatchObject([{ id: azul.id }, { id: bought.id, isWishlist: false, notes, rating: 4, timesPlayed: 2 }]);
  const { body: plays } = await ana.call(listPlays, {});
  expect(plays).toMatchObject([{ gameId: bought.id }]);
  const onNight = await ana.call(listEventGames, { params: { id: event.id } });
  expect(onNight.body).toMatchObject([{ id: bought.id }]);
  const templates = await ana.call(listTemplates, {});
  expect(templates.body).toMatchObject([{ gameIds: [azul.id, bought.id] }]);
});

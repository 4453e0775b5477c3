import { beforeEach, describe, expect, test } from 'vitest';
import { listGames, removeGame } from '#shared/games/games-contract.ts';
import { listGamePlays, listPlays, recordPlay, recordPlayElsewhere } from '#shared/plays/plays-contract.ts';
import { finishPad } from '#shared/score-pads/score-pads-contract.ts';
import { padOfTwo } from '#tests/support/rows/a-pad.ts';
import { addGameFor } from '#tests/support/rows/game-payloads.ts';
import { makeOwner, type Person } from '#tests/support/server/owners.ts';
import { playPayload, recordPlayFor } from '#tests/support/rows/play-payloads.ts';
import { testApp } from '#tests/support/server/test-app.ts';

const app = testApp();
let ana: Person;

beforeEach(async () => {
  ana = await makeOwner(app, { isPremium: true });
});

const playsOf = async (person: Person) => (await person.call(listPlays, {})).body;
const countsOf = async () => (await ana.call(listGames, {})).body.map(({ timesPlayed }) => timesPlayed);

describe('for a removed game', () => {
  let removed: number;
  beforeEach(async () => {
    removed = (await addGameFor(ana)).id;
    await recordPlayFor(ana, removed);
    await ana.call(removeGame, { params: { id: removed } });
  });

  test('recording and listing plays is rejected', async () => {
    const params = { id: removed };
    expect((await ana.call(recordPlay, { params, body: playPayload() })).status).toBe(404);
    expect((await ana.call(listGamePlays, { params })).status).toBe(404);
    expect(await playsOf(ana)).toHaveLength(1);
  });

  test('a repeated request returns the play that was already recorded', async () => {
    const { id } = await addGameFor(ana);
    const sent = { params: { id }, body: playPayload({ Ana: 3 }, { idempotencyKey: 'answer-was-lost' }) };
    const first = await ana.call(recordPlay, sent);
    await ana.call(removeGame, { params: { id } });
    const again = await ana.call(recordPlay, sent);
    expect([again.status, again.body.id]).toEqual([201, first.body.id]);
    expect((await (await makeOwner(app)).call(recordPlay, sent)).status).toBe(404);
    expect(await playsOf(ana)).toHaveLength(2);
  });

  test('a play by title is linked to no game', async () => {
    const { body } = await ana.call(recordPlayElsewhere, { body: { ...playPayload(), gameTitle: 'Azul' } });
    expect(body).toMatchObject({ gameId: null, gameTitle: 'Azul' });
  });
});

test('plays of a game of another owner are not found', async () => {
  const { id } = await addGameFor(ana);
  await recordPlayFor(ana, id);
  expect((await (await makeOwner(app)).call(listGamePlays, { params: { id } })).status).toBe(404);
});

interface Named {
  gameTitle: string;
  bggId?: number;
}

/** The two ways to write a play down by its title. */
describe.each([
  [
    'a play',
    async (named: Named) =>
      (await ana.call(recordPlayElsewhere, { body: { ...playPayload(), ...named, markAsPlayed: true } })).body,
  ],
  [
    'a finished pad',
    async (named: Named) => {
      const { code } = await padOfTwo(ana, named);
      return (await ana.call(finishPad, { params: { code }, body: { duration: null, notes: null } })).body;
    },
  ],
])('a play by title and BoardGameGeek id, from %s,', (_what, record) => {
  test('is linked to no game if the title has another id, and is not counted', async () => {
    await addGameFor(ana, { title: 'Ra', bggId: 12 });
    expect(await record({ gameTitle: 'Ra', bggId: 13 })).toMatchObject({ gameId: null, gameTitle: 'Ra', bggId: 13 });
    expect(await countsOf()).toEqual([0]);
  });

  test('is not linked to a game of another owner', async () => {
    await addGameFor(await makeOwner(app), { title: 'Ra', bggId: 12 });
    expect((await record({ gameTitle: 'Ra', bggId: 12 })).gameId).toBeNull();
  });

  test('is linked to the game with the id, and takes its title', async () => {
    const { id } = await addGameFor(ana, { title: 'Ra: The Dice Game', bggId: 12 });
    expect(await record({ gameTitle: 'Ra', bggId: 12 })).toMatchObject({ gameId: id, gameTitle: 'Ra: The Dice Game' });
    expect(await countsOf()).toEqual([1]);
  });

  test('is linked to the game with the title if one of the ids is unknown', async () => {
    const [ra, go] = [await addGameFor(ana, { title: 'Ra' }), await addGameFor(ana, { title: 'Go', bggId: 188 })];
    expect((await record({ gameTitle: 'ra ', bggId: 12 })).gameId).toBe(ra.id);
    expect((await record({ gameTitle: 'GO' })).gameId).toBe(go.id);
  });

  test('is linked by id rather than by title', async () => {
    await addGameFor(ana, { title: 'Ra' });
    const { id } = await addGameFor(ana, { title: 'Ra: Anniversary', bggId: 12 });
    expect((await record({ gameTitle: 'Ra', bggId: 12 })).gameId).toBe(id);
  });

  test('is linked to an owned game rather than to a wish with the id', async () => {
    await addGameFor(ana, { title: 'Ra: Anniversary', bggId: 12, isWishlist: true });
    const { id } = await addGameFor(ana, { title: 'Ra' });
    expect((await record({ gameTitle: 'Ra', bggId: 12 })).gameId).toBe(id);
  });
});

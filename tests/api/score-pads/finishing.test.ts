import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { listGames, removeGame } from '#shared/games/games-contract.ts';
import { listPeople } from '#shared/plays/people-contract.ts';
import { deletePlay, listPlays } from '#shared/plays/plays-contract.ts';
import { discardPad, finishPad, listPads, readPad } from '#shared/score-pads/score-pads-contract.ts';
import { getWrapUp } from '#shared/nights/wrap-up-contract.ts';
import { addEventFor } from '#tests/support/rows/event-payloads.ts';
import {
  ANA,
  anEntry,
  BEN,
  padOfTwo,
  playerEntry,
  scoreEntry,
  startPadFor,
  writeOn,
} from '#tests/support/rows/a-pad.ts';
import { addGameFor } from '#tests/support/rows/game-payloads.ts';
import { makeOwner, type Person, visitor } from '#tests/support/server/owners.ts';
import { testApp } from '#tests/support/server/test-app.ts';

const app = testApp();
const other = testApp({ databaseOf: app });
let ana: Person;
let guest: Person;
beforeAll(async () => {
  guest = visitor(app);
});
beforeEach(async () => {
  ana = await makeOwner(app);
});

const finish = (code: string, fields: object = {}, person = ana) =>
  person.call(finishPad, { params: { code }, body: { duration: null, notes: null, ...fields } });
const playsOf = async (person: Person) => (await person.call(listPlays, {})).body;
const read = async (code: string, person = guest) => (await person.call(readPad, { params: { code } })).body;

/** The same person, asking the other server. */
const there = (person: Person): Pick<Person, 'fetch'> => ({
  fetch: (path, init) => person.fetch(new URL(path, other.origin).href, init),
});

describe('finishing is rejected', () => {
  test('for a visitor and for another user', async () => {
    const { code } = await padOfTwo(ana);
    expect((await finish(code, {}, guest)).status).toBe(401);
    expect((await finish(code, {}, await makeOwner(app))).status).toBe(404);
    expect(await read(code)).toMatchObject({ status: 'open' });
  });

  test('for a pad without players, also if all have left', async () => {
    const { code } = await startPadFor(ana);
    expect((await finish(code)).refusal.code).toBe('pad_empty');
    await writeOn(guest, code, [playerEntry(ANA, 'Ana'), anEntry({ kind: 'leave', player: ANA })]);
    expect((await finish(code)).refusal.code).toBe('pad_empty');
    expect(await playsOf(ana)).toEqual([]);
  });

  test.each([
    ['playedAt', { playedAt: '2999-01-01T00:00:00Z' }],
    ['duration', { duration: 20_000 }],
  ])('with an invalid %s', async (field, invalid) => {
    const { code } = await padOfTwo(ana);
    expect(Object.keys((await finish(code, invalid)).refusal.fields ?? {})).toEqual([field]);
  });
});

describe('a finished pad', () => {
  test('becomes a normal play of the game', async () => {
    const { id: gameId } = await addGameFor(ana, { title: 'Cascadia' });
    const { code } = await padOfTwo(ana, { gameId, gameTitle: 'Cascadia' });
    await writeOn(guest, code, [
      scoreEntry(ANA, 'round-1', 12),
      scoreEntry(BEN, 'round-1', 9),
      scoreEntry(ANA, 'round-2', -3),
      anEntry({ kind: 'start', player: BEN }),
      playerEntry('player-cem', 'Cem'),
    ]);
    const fields = { duration: 45, notes: ' Close. ', playedAt: '2026-01-05T18:00:00.000Z' };
    const { status, body: play } = await finish(code, fields);
    expect(status).toBe(200);
    expect(play).toMatchObject({
      gameId,
      gameTitle: 'Cascadia',
      players: '["Ana","Ben","Cem"]',
      scores: '[9,9,null]',
      seats: [{ scoreText: '12-3' }, { started: true }, {}],
      outcome: 'highest',
      winner: null,
      duration: 45,
      notes: 'Close.',
      playedAt: fields.playedAt,
    });
    const [game] = (await ana.call(listGames, {})).body;
    expect(game?.timesPlayed).toBe(1);
    expect(new Date(game?.lastPlayed ?? 0).toISOString()).toBe(fields.playedAt);
    expect((await ana.call(listPeople, {})).body.map(({ name }) => name)).toEqual(['Ana', 'Ben', 'Cem']);
    expect((await playsOf(ana)).map(({ id }) => id)).toEqual([play.id]);
    expect(await read(code)).toMatchObject({ status: 'finished', playId: null });
    expect(await read(code, ana)).toMatchObject({ status: 'finished', playId: play.id });
    expect((await ana.call(listPads, {})).body).toEqual([]);
  });

  test('of a removed game is linked by its title, or to no game', async () => {
    const { id: gameId } = await addGameFor(ana, { title: 'Cascadia' });
    const { code } = await padOfTwo(ana, { gameId, gameTitle: 'Cascadia' });
    await ana.call(removeGame, { params: { id: gameId } });
    expect((await finish(code)).body).toMatchObject({ gameId: null, gameTitle: 'Cascadia' });
    const { id } = await addGameFor(ana, { title: 'Azul' });
    expect((await finish((await padOfTwo(ana, { gameTitle: 'azul' })).code)).body).toMatchObject({ gameId: id });
  });

  test('becomes one play, also if finished twice or concurrently on two servers', async () => {
    const { id: gameId } = await addGameFor(ana);
    const { code } = await padOfTwo(ana, { gameId });
    await writeOn(guest, code, [scoreEntry(ANA, 'round-1', 12)]);
    const body = JSON.stringify({ duration: null, notes: null });
    const send = (person: Pick<Person, 'fetch'>) =>
      person.fetch(`/api/score-pads/${code}/finish`, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body,
      });
    const answers = await Promise.all([ana, there(ana), ana, there(ana)].map(send));
    const plays = await Promise.all(answers.map((answer) => answer.json()));
    expect(new Set(plays.map(({ id }: { id: number }) => id)).size).toBe(1);
    expect((await finish(code)).body).toEqual(plays[0]);
    expect(await playsOf(ana)).toHaveLength(1);
    expect((await ana.call(listGames, {})).body[0]).toMatchObject({ timesPlayed: 1 });
  });

  test('rejects new entries, and accepts repeated ones', async () => {
    const { code } = await padOfTwo(ana);
    const taken = scoreEntry(ANA, 'round-1', 12);
    await writeOn(guest, code, [taken]);
    await finish(code);
    const late = await writeOn(guest, code, [taken, scoreEntry(BEN, 'round-1', 20)]);
    expect(late.refusal.code).toBe('pad_finished');
    expect((await writeOn(guest, code, [taken], 2)).body).toMatchObject({ status: 'finished', entries: [taken] });
    expect((await read(code)).entries).toHaveLength(3);
  });

  test('contains exactly the entries accepted before it, with concurrent writers', async () => {
    const { code } = await padOfTwo(ana);
    const writers = Array.from({ length: 8 }, (_, device) =>
      (async () => {
        for (let round = 1; round <= 10; round += 1) {
          const { status } = await writeOn(guest, code, [scoreEntry(ANA, `round-${device * 10 + round}`, 1)]);
          if (status === 409) return;
        }
      })(),
    );
    await expect.poll(async () => (await read(code)).entries.length, { timeout: 10_000 }).toBeGreaterThan(8);
    const { body: play } = await finish(code);
    await Promise.all(writers);
    const numbers = (await read(code)).entries.filter(({ act }) => act.kind === 'score').length;
    expect(JSON.parse(play.scores)).toEqual([numbers, null]);
  });

  test('can be discarded, and its play is kept', async () => {
    const { code } = await padOfTwo(ana);
    const { body: play } = await finish(code);
    expect((await ana.call(discardPad, { params: { code } })).status).toBe(204);
    expect((await playsOf(ana)).map(({ id }) => id)).toEqual([play.id]);
  });

  test('whose play was deleted is not recorded again', async () => {
    const { code } = await padOfTwo(ana);
    const { body: play } = await finish(code);
    await ana.call(deletePlay, { params: { id: play.id } });
    expect((await finish(code)).refusal.code).toBe('not_found');
    expect(await playsOf(ana)).toEqual([]);
  });
});

test('a pad started during a night is a play of that night; others are not', async () => {
  ana = await makeOwner(app, { isPremiumPlus: true });
  const hours = (count: number) => new Date(Date.now() + count * 3_600_000);
  const past = await addEventFor(ana, { date: hours(-30) });
  const tonight = await addEventFor(ana, { date: hours(-1) });
  await addEventFor(await makeOwner(app), { date: hours(-1) });
  const before = await padOfTwo(ana, { startedAt: hours(-10) });
  const during = await padOfTwo(ana);
  for (const { code } of [before, during]) expect((await finish(code)).status).toBe(200);
  const playsAt = async ({ id }: { id: number }) =>
    (await ana.call(getWrapUp, { params: { id } })).body.plays.map(({ key, play }) => [key, play.id]);
  const { playId } = await read(during.code, ana);
  expect(await playsAt(tonight)).toEqual([[null, playId]]);
  expect(await playsAt(past)).toEqual([]);
});

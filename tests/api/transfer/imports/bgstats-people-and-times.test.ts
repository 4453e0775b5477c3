import { asc, eq } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import { listPeople, renamePerson } from '#shared/plays/people-contract.ts';
import { people } from '#shared/schema/plays.ts';
import { makeOwner, type Person } from '#tests/support/server/owners.ts';
import { playPayload, recordPlayFor } from '#tests/support/rows/play-payloads.ts';
import { testApp } from '#tests/support/server/test-app.ts';
import { aPlay, aPlayer, type Export, type Fields, importBgStats, onlyPlay, seat } from './bgstats-file.ts';
import { gameOf } from './collection-file.ts';

const app = testApp();
let ana: Person;

beforeEach(async () => {
  ana = await makeOwner(app);
});

/** The play that a file of this one play brings. */
async function importPlay(fields: Fields, file: Export = {}, timeZone = 'UTC') {
  await importBgStats(ana, { ...file, plays: [aPlay('one', fields)] }, timeZone);
  return onlyPlay(app, ana);
}

const knownPeople = async () => {
  const rows = await app.services.db
    .select({ name: people.name })
    .from(people)
    .where(eq(people.userId, ana.id))
    .orderBy(asc(people.name));
  return rows.map(({ name }) => name);
};

describe('players', () => {
  test('with the same name stay separate, consistently across files', async () => {
    const players = [aPlayer(3, 'ana '), aPlayer(2, 'Ben'), aPlayer(1, 'Ana'), aPlayer(4, 'Ana (2)')];
    const play = await importPlay({ playerScores: [1, 2, 3, 4].map((id) => seat(id)) }, { players });
    expect(play.players).toEqual(['Ana', 'Ben', 'ana (3)', 'Ana (2)']);
    expect(await knownPeople()).toEqual(['Ana', 'Ana (2)', 'Ben', 'ana (3)']);
  });

  test('without a name are recorded, but not as known people', async () => {
    const stranger = { isAnonymous: true };
    const players = [
      aPlayer(1, 'Ana'),
      aPlayer(5, 'Anonymous player', stranger),
      aPlayer(6, 'Anonymous player', stranger),
    ];
    const play = await importPlay({ playerScores: [seat(1), seat(5), seat(6), seat(99)] }, { players });
    expect(play.players).toEqual(['Ana', 'Anonymous player', 'Anonymous player', 'Unknown player']);
    expect(await knownPeople()).toEqual(['Ana']);
  });

  test('with a known name are linked to that person', async () => {
    await app.services.db.execute(`
      with p as (insert into people (user_id, name) values (${ana.id}, 'Anita') returning id)
      insert into person_spellings (user_id, name_key, person_id) select ${ana.id}, 'ana', id from p`);
    await importPlay({});
    expect(await knownPeople()).toEqual(['Anita', 'Ben']);
  });
});

test('a play recorded with one spelling of a player is recognized in a file with another', async () => {
  const players = [aPlayer(1, 'Ana'), aPlayer(2, 'Ben Miller')];
  await importBgStats(ana, { players, plays: [aPlay('one')] });
  const ben = (await ana.call(listPeople, {})).body.find(({ name }) => name === 'Ben Miller');
  await ana.call(renamePerson, { params: { id: ben?.id ?? 0 }, body: { name: 'Ben' } });
  const own = playPayload({ Ana: 7, Ben: 12 }, { playedAt: '2024-05-08T17:05:00Z' });
  await recordPlayFor(ana, (await gameOf(ana, 'Azul')).id, own);
  const plays = [aPlay('one'), aPlay('two', { playDate: '2024-05-08 19:30:00' })];
  expect((await importBgStats(ana, { players, plays })).plays).toMatchObject({ add: 0, same: 2 });
});

describe('the time of a play is a local time', () => {
  test.each([
    ['UTC', '2024-05-01 19:30:00', '2024-05-01T19:30:00Z'],
    ['Europe/Lisbon', '2024-05-01 00:10:00', '2024-04-30T23:10:00Z'],
    ['Pacific/Kiritimati', '2024-05-01 00:00:00', '2024-04-30T10:00:00Z'],
    ['America/Los_Angeles', '2024-05-01 23:59:59', '2024-05-02T06:59:59Z'],
    ['Europe/Berlin', '2024-03-31 02:30:00', '2024-03-31T01:30:00Z'],
    ['Europe/Berlin', '2024-10-27 02:30:00', '2024-10-27T00:30:00Z'],
    ['Asia/Kolkata', '2024-05-01', '2024-05-01T06:30:00Z'],
    ['UTC', '1500-06-01 10:00:00', '1500-06-01T10:00:00Z'],
  ])('in %s, %s is %s', async (timeZone, playDate, moment) => {
    const play = await importPlay({ playDate }, {}, timeZone);
    expect(play.playedAt).toEqual(new Date(moment));
  });

  test.each([
    ['Asia/Tokyo', '0001-01-01 00:00:00'],
    ['America/New_York', '9999-12-31 23:59:59'],
  ])('in %s a play at the invalid time %s is skipped, and the other plays are imported', async (timeZone, playDate) => {
    const plays = [aPlay('good'), aPlay('odd', { playDate })];
    expect(await importBgStats(ana, { plays }, timeZone)).toMatchObject({
      status: 'applied',
      plays: { add: 1, skip: 1 },
    });
    expect((await onlyPlay(app, ana)).sourceId).toBe('bgstats:good');
  });
});

import { parse } from 'csv-parse/sync';
import { expect, test } from 'vitest';
import { gameSessions } from '#shared/schema/plays.ts';
import { makeOwner, type Person } from '#tests/support/server/owners.ts';
import { testApp } from '#tests/support/server/test-app.ts';

const app = testApp();
let ana: Person;

type Columns = Partial<typeof gameSessions.$inferInsert>;

async function addPlays(...plays: Columns[]): Promise<void> {
  await app.services.db.insert(gameSessions).values(
    plays.map((play) => ({
      userId: ana.id,
      gameTitle: 'Azul',
      gameTitleKey: 'azul',
      players: '["Ana","Bea"]',
      scores: '[70,65]',
      ...play,
    })),
  );
}

async function downloaded(): Promise<Record<string, string>[]> {
  const response = await ana.fetch('/api/game-sessions.csv');
  expect(response.status).toBe(200);
  return parse(await response.text(), { bom: true, columns: true });
}

const person = async () => (ana = await makeOwner(app));

test('the export contains no plays of other owners', async () => {
  await person();
  await addPlays({});
  await person();
  expect(await downloaded()).toEqual([]);
});

test('a play has a row for each player, with the winners', async () => {
  await person();
  await addPlays({
    playedAt: new Date('2026-05-02T19:16:58.123Z'),
    bggId: 230802,
    duration: 45,
    notes: 'She said "again",\nand again',
    place: 'Café Ü',
    expansions: ['Crystal Mosaic', 'Glazed Pavilion'],
    seats: [
      { started: true, firstTime: true },
      { rank: 2, role: 'blue', scoreText: '60+5' },
    ],
  });
  const rows = await downloaded();
  expect(rows.map(({ player, score, won }) => [player, score, won])).toEqual([
    ['Ana', '70', 'yes'],
    ['Bea', '65', ''],
  ]);
  expect(rows[0]).toMatchObject({
    played_at_utc: '2026-05-02 19:16:58',
    game: 'Azul',
    bgg_id: '230802',
    minutes: '45',
    decided_by: 'Highest score wins',
    place: 'Café Ü',
    expansions: 'Crystal Mosaic; Glazed Pavilion',
    notes: 'She said "again",\nand again',
    started: 'yes',
    first_time: 'yes',
  });
  expect(rows[1]).toMatchObject({ rank: '2', role: 'blue', score_as_written: '60+5', started: '' });
  expect(rows[0]?.play).toBe(rows[1]?.play);
});

test('a play without players, or with an unreadable list, has a row too', async () => {
  await person();
  await addPlays({ players: '[]', scores: '[]', notes: 'solo' }, { players: 'not json', notes: 'broken' });
  expect((await downloaded()).map(({ notes, player }) => [notes, player])).toEqual([
    ['broken', ''],
    ['solo', ''],
  ]);
});

test('text is escaped against formulas, and a negative score is a number', async () => {
  await person();
  await addPlays({ gameTitle: '=1+1', notes: '@SUM(A1)', players: '["-Ana","+Bea"]', scores: '[-5,0.5]' });
  const rows = await downloaded();
  expect(rows.map(({ game, notes, player, score }) => [game, notes, player, score])).toEqual([
    ["'=1+1", "'@SUM(A1)", "'-Ana", '-5'],
    ["'=1+1", "'@SUM(A1)", "'+Bea", '0.5'],
  ]);
});

test('text is escaped against formulas after semicolons', async () => {
  await person();
  await addPlays({ gameTitle: 'Azul;=1+1', notes: 'a,@SUM(A1)', players: '["Ana;-1"]', scores: '[-5]' });
  const rows = await downloaded();
  expect(rows.map(({ game, notes, player, score }) => [game, notes, player, score])).toEqual([
    ["Azul;'=1+1", "a,'@SUM(A1)", "Ana;'-1", '-5'],
  ]);
  expect(await (await ana.fetch('/api/game-sessions.csv')).text()).toContain(`"Azul;'=1+1"`);
});

test('more plays than one batch are exported completely, once each and latest first', async () => {
  await person();
  const moments = ['2026-01-01T12:00:00Z', '2026-01-02T12:00:00Z'].map((text) => new Date(text));
  await addPlays(
    ...Array.from({ length: 2_300 }, (_, index) => ({
      players: '["Ana"]',
      scores: `[${index}]`,
      ...(index % 3 < 2 && { playedAt: moments[index % 3] }),
    })),
  );
  const rows = await downloaded();
  expect(new Set(rows.map(({ score }) => score)).size).toBe(2_300);
  expect(rows).toHaveLength(2_300);
  const days = rows.map(({ played_at_utc: at = '' }) => at);
  expect(days).toEqual([...days].sort().toReversed());
});

test('the file has a name and a type', async () => {
  await person();
  const { headers } = await ana.fetch('/api/game-sessions.csv');
  expect(headers.get('content-type')).toMatch(/^text\/csv/);
  expect(headers.get('content-disposition')).toBe('attachment; filename=rollcall-plays.csv');
});

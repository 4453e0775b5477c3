import { beforeAll, expect, test } from 'vitest';
import { addGameFor } from '#tests/support/rows/game-payloads.ts';
import { makeOwner, type Person } from '#tests/support/server/owners.ts';
import { playPayload, recordPlayFor } from '#tests/support/rows/play-payloads.ts';
import { testApp } from '#tests/support/server/test-app.ts';
import { aPlay, everythingOf, importBgStats, playedOnly } from './bgstats-file.ts';

const app = testApp();
let ana: Person;

beforeAll(async () => {
  ana = await makeOwner(app);
});

test('uncounted plays of the owner stay uncounted when an import adds plays of the game', async () => {
  const { id } = await addGameFor(ana);
  await recordPlayFor(ana, id, playPayload({ Ana: 1 }, { playedAt: '2024-03-01T12:00:00Z', markAsPlayed: true }));
  await recordPlayFor(ana, id, playPayload({ Ana: 2 }, { playedAt: '2024-06-01T12:00:00Z', markAsPlayed: false }));
  await importBgStats(ana, { games: [playedOnly(1, 'Azul')], plays: [aPlay('one')] });
  const { games } = await everythingOf(app, ana);
  expect(games).toMatchObject([{ timesPlayed: 2, lastPlayed: new Date('2024-05-01T19:30:00Z') }]);
});

import { expect, test } from 'vitest';
import { getLadder, switchLadder } from '#shared/ladders/ladders-contract.ts';
import { createGroup } from '#shared/nights/groups-contract.ts';
import { addGameFor } from '#tests/support/rows/game-payloads.ts';
import { playPayload, recordPlayFor } from '#tests/support/rows/play-payloads.ts';
import { makeOwner } from '#tests/support/server/owners.ts';
import { testApp } from '#tests/support/server/test-app.ts';

const app = testApp();

test('a host who is written under a further name stays who they were', async () => {
  const ana = await makeOwner(app, { isPremiumPlus: true });
  const members = ['Ben', 'Cem'].map((name) => ({ email: `${name}@example.org`, name }));
  const { id } = (await ana.call(createGroup, { body: { name: 'Fridays', members } })).body;
  await ana.call(switchLadder, { params: { id }, body: { isOn: true } });
  const azul = (await addGameFor(ana, { title: 'Azul' })).id;
  const host = async () => (await ana.call(getLadder, { params: { id } })).body.rungs.find(({ seat }) => seat === 0);
  await recordPlayFor(ana, azul, playPayload({ Ana: 9, Ben: 5 }, { playedAt: '2026-01-01T20:00:00Z' }));
  const before = await host();
  await recordPlayFor(ana, azul, playPayload({ 'Ana Sá': 1, Cem: 5 }, { playedAt: '2026-01-02T20:00:00Z' }));
  expect(before?.plays).toBe(1);
  expect(await host()).toMatchObject({ plays: 1, mu: before?.mu });
});

import { beforeEach, describe, expect, test } from 'vitest';
import { giveBallot, setVoteClosed } from '#shared/nights/votes-contract.ts';
import { aVotedNight, hostAndGuest, NO_VOTES } from '#tests/support/rows/a-voted-night.ts';
import { guestPath, send } from '#tests/support/server/guest-pages.ts';
import type { Person } from '#tests/support/server/owners.ts';
import { testApp } from '#tests/support/server/test-app.ts';
import { planned } from '#tests/support/evenings/planned-evening.ts';

const app = testApp();
let maya: Person;
let ben: Person;
beforeEach(async () => {
  [maya, ben] = await hostAndGuest(app);
});

describe('two tables', () => {
  const FOUR = ['a', 'b', 'c', 'd'].map((name) => `${name}@example.org`);
  /** Six come, of whom Ben can teach everything too. */
  const sixCome = async () => {
    const night = await aVotedNight(maya, { titles: ['Azul', 'Heat', 'Root'], guests: [ben.email, ...FOUR] });
    const body = { ...NO_VOTES, teaches: night.gameIds };
    await ben.call(giveBallot, { params: { id: night.guestIds[0] ?? 0 }, body });
    return night;
  };

  test('are proposed from six people on, with everybody at one of them', async () => {
    const { eventId } = await sixCome();
    const { people, tables } = await planned(maya, eventId);
    const seated = tables?.two?.tables.flatMap((table) => table.people) ?? [];
    expect(seated.toSorted()).toEqual(people.map(({ id }) => id).toSorted());
    expect(tables?.one).not.toBeNull();
    expect((await planned(maya, (await aVotedNight(maya, { titles: ['Calico'] })).eventId)).tables).toBeNull();
  });

  test('list companions with their guest', async () => {
    const night = await sixCome();
    const id = night.guestIds[1] ?? 0;
    const answer = { status: 'accepted', along: '2', companions: 'Ida' };
    expect((await send(app, await guestPath(maya, id), answer)).status).toBe(303);
    const { people, tables } = await planned(maya, night.eventId);
    expect(people.find((one) => one.id === id)).toMatchObject({ heads: 3, companions: ['Ida'] });
    expect(people.filter(({ companions }) => companions.length > 0)).toHaveLength(1);
    expect(tables?.two?.tables.flatMap((table) => table.people)).toContain(id);
  });

  test('are both explained by the host where nobody else can, or have another game instead', async () => {
    const guests = [ben.email, ...FOUR];
    const { eventId, gameIds } = await aVotedNight(maya, { titles: ['Azul', 'Heat', 'Root'], guests });
    const { tables } = await planned(maya, eventId);
    expect(tables?.two?.explaining).toMatch(/^You explain \w+ first, then \w+, which begins \d+ minutes later\.$/);
    const passed = String(gameIds[1]);
    const others = (await planned(maya, eventId, { passed })).tables?.two?.tables.map(({ game }) => game.title);
    expect(others?.toSorted()).toEqual(['Azul', 'Root']);
  });

  test('keep locked people and games in place', async () => {
    const night = await sixCome();
    const [b = 0, a = 0] = night.guestIds;
    const [, heat = 0] = night.gameIds;
    const { tables } = await planned(maya, night.eventId, {
      first: `${a},${night.hostId}`,
      second: String(b),
      secondGame: String(heat),
    });
    expect(tables?.two?.tables[0]?.people).toEqual(expect.arrayContaining([a, night.hostId]));
    expect(tables?.two?.tables[1]).toMatchObject({ game: { title: 'Heat' } });
    expect(tables?.two?.tables[1]?.people).toContain(b);
    const clash = await planned(maya, night.eventId, { firstGame: String(heat), secondGame: String(heat) });
    expect(clash.tables).toMatchObject({ two: null, words: expect.stringContaining('Release one') as string });
  });

  test('reveal no votes while they are secret', async () => {
    const night = await sixCome();
    const body = { ...NO_VOTES, approves: night.gameIds, teaches: night.gameIds };
    await ben.call(giveBallot, { params: { id: night.guestIds[0] ?? 0 }, body });
    expect(JSON.stringify((await planned(maya, night.eventId)).tables)).not.toMatch(/wants? it|voted for it|\d of \d/);
    await maya.call(setVoteClosed, { params: { id: night.eventId }, body: { closed: true } });
    expect((await planned(maya, night.eventId)).tables?.words).toMatch(/\d of 1 play something that they voted for/);
  });
});

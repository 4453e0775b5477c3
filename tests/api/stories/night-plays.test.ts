import { expect, test } from 'vitest';
import { gameSessions, people, personSpellings } from '#shared/schema/plays.ts';
import { nameKey } from '#shared/text/person-name.ts';
import { listNightPlays } from '#shared/stories/stories-contract.ts';
import { addEventFor } from '#tests/support/rows/event-payloads.ts';
import { makeHost, makeOrganization } from '#tests/support/server/organization.ts';
import { makeOwner, type Person } from '#tests/support/server/owners.ts';
import { testApp } from '#tests/support/server/test-app.ts';

const app = testApp();

/** An organization with a play at a night of its own, and one that is its own affair, and with people of both. */
async function organizationWithPlays(): Promise<{ organization: Person; playedAtNight: number }> {
  const organization = await makeOrganization(app);
  const { id: eventId } = await addEventFor(organization, { title: 'Open tables' });
  const play = {
    userId: organization.id,
    gameTitle: 'Azul',
    gameTitleKey: 'azul',
    players: '["Ana","Tom"]',
    scores: '[9,4]',
    notes: 'Tom was late',
  };
  const rows = await app.services.db
    .insert(gameSessions)
    .values([{ ...play, eventId }, play])
    .returning({ id: gameSessions.id });
  for (const name of ['Tom', 'Vera']) {
    const values = { userId: organization.id, name };
    const [person] = await app.services.db.insert(people).values(values).returning({ id: people.id });
    const spelling = { userId: organization.id, nameKey: nameKey(name), personId: person?.id ?? 0 };
    await app.services.db.insert(personSpellings).values(spelling);
  }
  return { organization, playedAtNight: rows[0]?.id ?? 0 };
}

const read = (person: Person, organizationId: number | null) => person.call(listNightPlays, { for: organizationId });

test('whoever hosts for an organization reads the plays at its nights without their notes, and no others', async () => {
  const { organization, playedAtNight } = await organizationWithPlays();
  const host = await makeOwner(app);
  expect((await read(host, organization.id)).refusal.code).toBe('not_found');
  await makeHost(organization, host);
  const { status, body } = await read(host, organization.id);
  expect([status, body.plays.map(({ id, notes }) => [id, notes])]).toEqual([200, [[playedAtNight, null]]]);
  expect(body.people.map(({ name }) => name)).toEqual(['Tom']);
  expect((await read(organization, null)).body.plays).toHaveLength(1);
});

test('a stranger to an organization reads none of its plays', async () => {
  const { organization } = await organizationWithPlays();
  const stranger = await makeOwner(app);
  expect((await read(stranger, organization.id)).refusal.code).toBe('not_found');
  expect((await read(stranger, null)).body).toEqual({ plays: [], people: [] });
});

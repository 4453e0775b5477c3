import { eq, inArray } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import { addCopy } from '#shared/copies/change-copies-contract.ts';
import { getHome } from '#shared/home/home-contract.ts';
import { eventAttendees } from '#shared/schema/attendees.ts';
import { listPeople, renamePerson } from '#shared/plays/people-contract.ts';
import { games } from '#shared/schema/games.ts';
import { lendFor } from '#tests/support/rows/a-loan.ts';
import { addEventFor, addGuestsFor, addresses } from '#tests/support/rows/event-payloads.ts';
import { addGameFor } from '#tests/support/rows/game-payloads.ts';
import { markInvited } from '#tests/support/rows/mark-invited.ts';
import { makeOwner, type Person, visitor } from '#tests/support/server/owners.ts';
import { playPayload, recordPlayFor } from '#tests/support/rows/play-payloads.ts';
import { testApp } from '#tests/support/server/test-app.ts';

const app = testApp();
let ana: Person;

beforeEach(async () => {
  ana = await makeOwner(app, { isPremiumPlus: true });
});

const home = async (person: Person) => (await person.call(getHome, {})).body;
const NOBODY = { accepted: 0, maybe: 0, invited: 0, declined: 0, uninvited: 0, inLine: 0, asking: 0 };
const titles = (list: { title: string }[]) => list.map(({ title }) => title);
const change = (id: number, changes: Partial<typeof games.$inferInsert>) =>
  app.services.db.update(games).set(changes).where(eq(games.id, id));

test('a visitor gets 401', async () => {
  expect((await visitor(app).call(getHome, {})).status).toBe(401);
});

test('a new user gets empty lists, and nothing of other users', async () => {
  const other = await makeOwner(app);
  const { id } = await addGameFor(other);
  await recordPlayFor(other, id);
  await addEventFor(other);
  expect(await home(ana)).toEqual({
    owned: 0,
    ballots: [],
    plays: 0,
    night: null,
    latestPlays: [],
    playedLast: [],
    dust: [],
    dusty: 0,
    withinReach: [],
    challenges: [],
  });
});

test('the latest plays name people as they are called now', async () => {
  const { id } = await addGameFor(ana);
  await recordPlayFor(ana, id, playPayload({ Bea: 12, 'Bea S.': 7, Stranger: 3 }, { winner: 'Bea S.' }));
  const people = (await ana.call(listPeople, {})).body;
  const idOf = (called: string) => people.find(({ name }) => name === called)?.id ?? 0;
  await ana.call(renamePerson, { params: { id: idOf('Bea S.') }, body: { name: 'Beatriz' } });
  const [shown] = (await home(ana)).latestPlays;
  expect([shown?.players, shown?.winner]).toEqual(['["Bea","Beatriz","Stranger"]', 'Beatriz']);
});

test('the next night is included with answers and games; a cancelled or past night is not', async () => {
  const game = await addGameFor(ana, { title: 'Brass' });
  await addEventFor(ana, { title: 'Later', date: '2999-06-01T18:00:00Z' });
  const next = await addEventFor(ana, { title: 'Next', gameIds: [game.id] });
  const [first = 0, second = 0] = await addGuestsFor(ana, next.id, ['tom@example.org', 'bea@example.org']);
  const { db } = app.services;
  await db.update(eventAttendees).set({ status: 'declined', name: 'Tom' }).where(eq(eventAttendees.id, first));
  await db.update(eventAttendees).set({ status: 'accepted', name: 'Bea' }).where(eq(eventAttendees.id, second));
  await addEventFor(ana, { title: 'Long ago', date: '2020-06-01T18:00:00Z' });

  expect((await home(ana)).night).toMatchObject({
    title: 'Next',
    heads: 2,
    answers: { ...NOBODY, accepted: 1, declined: 1 },
    people: [
      { name: 'Bea', status: 'accepted' },
      { name: 'Tom', status: 'declined' },
    ],
    games: [{ title: 'Brass' }],
    gameCount: 1,
  });
});

test('the first guests of a long list are named, and all are counted', async () => {
  const next = await addEventFor(ana);
  const ids = await addGuestsFor(ana, next.id, addresses(15));
  await app.services.db
    .update(eventAttendees)
    .set({ status: 'accepted' })
    .where(inArray(eventAttendees.id, ids.slice(0, 13)));
  await markInvited(app, next.id);
  const { night } = await home(ana);
  expect(night?.people).toHaveLength(12);
  expect(night?.answers).toEqual({ ...NOBODY, accepted: 13, invited: 2 });
});

test('an uninvited guest does not count as silent', async () => {
  const next = await addEventFor(ana);
  const [invited = 0] = await addGuestsFor(ana, next.id, ['tom@example.org', 'bea@example.org']);
  await app.services.db.update(eventAttendees).set({ invitedAt: new Date() }).where(eq(eventAttendees.id, invited));
  expect((await home(ana)).night).toMatchObject({
    answers: { ...NOBODY, invited: 1, uninvited: 1 },
    people: [{ name: 'tom@example.org', status: 'invited' }],
  });
});

test('guests on the waitlist and those who ask to come have answered', async () => {
  const next = await addEventFor(ana);
  const ids = await addGuestsFor(ana, next.id, ['tom@example.org', 'bea@example.org', 'cai@example.org']);
  const [waits = 0, joined = 0, asks = 0] = ids;
  const changeGuest = (id: number, changes: Partial<typeof eventAttendees.$inferInsert>) =>
    app.services.db.update(eventAttendees).set(changes).where(eq(eventAttendees.id, id));
  const answered = { respondedAt: new Date() };
  await changeGuest(waits, { ...answered, invitedAt: new Date(), waitingSince: new Date() });
  await changeGuest(joined, { ...answered, waitingSince: new Date() });
  await changeGuest(asks, { ...answered, awaitsApproval: true });
  expect((await home(ana)).night).toMatchObject({ answers: { ...NOBODY, inLine: 2, asking: 1 }, people: [] });
});

test('until somebody accepts, games that one can play alone do not come first', async () => {
  const [alone, three] = [
    await addGameFor(ana, { title: 'Alone', players: '1' }),
    await addGameFor(ana, { title: 'Three', players: '3' }),
  ];
  await change(alone.id, { timesPlayed: 1, lastPlayed: new Date('2020-06-01') });
  await change(three.id, { timesPlayed: 1, lastPlayed: new Date('2020-01-01') });
  const next = await addEventFor(ana);
  const [guest = 0] = await addGuestsFor(ana, next.id, ['tom@example.org']);
  expect(titles((await home(ana)).dust)).toEqual(['Three', 'Alone']);
  await app.services.db
    .update(eventAttendees)
    .set({ status: 'accepted', partySize: 2 })
    .where(eq(eventAttendees.id, guest));
  await change(alone.id, { lastPlayed: new Date('2019-01-01') });
  expect(titles((await home(ana)).dust)).toEqual(['Three', 'Alone']);
});

test('the shelf lists recent games, dusty games and games near a tier, without wishes and expansions', async () => {
  const dusty = await addGameFor(ana, { title: 'Dusty' });
  const near = await addGameFor(ana, { title: 'Near', timesPlayed: 23 });
  const wish = await addGameFor(ana, { title: 'Wish', isWishlist: true });
  const expansion = await addGameFor(ana, { title: 'Expansion' });
  await change(dusty.id, { timesPlayed: 1, lastPlayed: new Date('2020-01-01') });
  await change(wish.id, { lastPlayed: new Date('2020-01-01') });
  await change(expansion.id, { isExpansion: true, timesPlayed: 3 });
  await recordPlayFor(ana, near.id, { ...playPayload(), markAsPlayed: true });

  const answer = await home(ana);
  expect(answer).toMatchObject({ owned: 2, plays: 25, dusty: 1 });
  expect(titles(answer.dust)).toEqual(['Dusty']);
  expect(titles(answer.withinReach)).toEqual(['Near']);
  expect(titles(answer.playedLast)).toEqual(['Near', 'Dusty']);
  expect(answer.latestPlays.map(({ gameTitle }) => gameTitle)).toEqual(['Near']);

  // A lent game cannot be put on the next night.
  await lendFor(ana, dusty.id);
  expect(await home(ana)).toMatchObject({ owned: 2, dusty: 0, dust: [] });
  for (const language of ['English', 'German'])
    await ana.call(addCopy, { params: { id: dusty.id }, body: { language } });
  expect(await home(ana)).toMatchObject({ dusty: 1 });
});

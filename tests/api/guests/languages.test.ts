import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, test } from 'vitest';
import { listAwards, startAwards } from '#shared/awards/awards-contract.ts';
import { cancelEvent, changeEvent } from '#shared/nights/events-contract.ts';
import { createGroup } from '#shared/nights/groups-contract.ts';
import { eventAttendees } from '#shared/schema/attendees.ts';
import { events } from '#shared/schema/nights.ts';
import { changeTournament } from '#shared/tournaments/tournament-contract.ts';
import { answerFor, aVotedNight, endedDaysAgo } from '#tests/support/rows/a-voted-night.ts';
import { aTournamentNight, beginTournament, withPlayers } from '#tests/support/rows/a-tournament.ts';
import { datePollWithGuest } from '#tests/support/rows/date-poll-guest.ts';
import { addEventFor, addGuestsFor } from '#tests/support/rows/event-payloads.ts';
import { guestPath, open, send, sharedPath } from '#tests/support/server/guest-pages.ts';
import { makeOwner, type Person } from '#tests/support/server/owners.ts';
import { testApp } from '#tests/support/server/test-app.ts';
import { wordsOfPage } from '#tests/support/server/words-of-page.ts';

const app = testApp();
const OTHERS = ['de', 'fr', 'es'] as const;
/** What was typed, and words that are the same in two languages. */
const TYPED = ['Maya', 'Ben', 'Azul', 'Heat', 'Hive', 'Azul Cup', 'Fridays', 'Friday night · Rollcall'];
const SAME = ['Google', 'Outlook', 'UTC', 'Minutes', 'No', 'Place', 'Points', 'Points.', 'Table', 'dates'];
const SHORT_MONTH = /^[A-Z][a-z]{2}$/;
const isSame = (text: string) =>
  [...TYPED, ...SAME].includes(text.replace(/^: /, '')) || SHORT_MONTH.test(text) || text.includes('Lindqvist');

let maya: Person;
/** Paths of pages, by what they are. */
const pages = new Map<string, string>();

const aGuest = async (status: 'accepted' | 'maybe' | 'declined' | null, changes: object = {}) => {
  const { id } = await addEventFor(maya, { ...changes });
  const [guestId = 0] = await addGuestsFor(maya, id, ['ben@example.org']);
  if (status) await answerFor(maya, guestId, status);
  return { id, guestId, path: await guestPath(maya, guestId) };
};

beforeAll(async () => {
  maya = await makeOwner(app, { firstName: 'Maya', lastName: 'Lindqvist', isPremiumPlus: true });
  for (const status of ['accepted', 'maybe', 'declined', null] as const)
    pages.set(`an invitation answered with ${status}`, (await aGuest(status, { maxAttendees: 4 })).path);
  const over = await aGuest('accepted');
  await endedDaysAgo(app, over.id, 3);
  pages.set('a night that is over', over.path);
  const cancelled = await aGuest('accepted');
  await maya.call(cancelEvent, { params: { id: cancelled.id }, body: { reason: null } });
  pages.set('a cancelled night', cancelled.path);
  const moved = await aGuest('accepted');
  await maya.call(changeEvent, { params: { id: moved.id }, body: { date: new Date('2999-07-01T18:00:00Z') } });
  pages.set('a night that moved', moved.path);
  const offered = await aGuest(null, { maxAttendees: 2 });
  await app.services.db
    .update(eventAttendees)
    .set({
      status: 'invited',
      respondedAt: new Date(),
      waitingSince: new Date(),
      seatOfferedUntil: new Date('2999-01-01'),
    })
    .where(eq(eventAttendees.id, offered.guestId));
  pages.set('an offered seat', offered.path);
  const waits = await aGuest(null, { maxAttendees: 1 });
  await app.services.db
    .update(eventAttendees)
    .set({ status: 'invited', respondedAt: new Date(), waitingSince: new Date() })
    .where(eq(eventAttendees.id, waits.guestId));
  pages.set('a place on the waitlist', waits.path);
  const voted = await aVotedNight(maya, { guests: ['ben@example.org', 'cleo@example.org'] });
  pages.set('a vote', await guestPath(maya, voted.guestIds[0] ?? 0));
  pages.set('a shared link', await sharedPath(maya, (await addEventFor(maya, { maxAttendees: 9 })).id));
  const shown = await addEventFor(maya, { isPublic: true });
  const [row] = await app.services.db.select().from(events).where(eq(events.id, shown.id));
  pages.set('a public night', `/night/${row?.publicId}`);
  pages.set('dates to choose from', (await datePollWithGuest(app, maya)).path);
  const cup = await aTournamentNight(app, maya, ['Ana', 'Ben', 'Cem', 'Dana', 'Eve']);
  await beginTournament(maya, cup.id, withPlayers(cup.guestIds));
  await maya.call(changeTournament, { params: { id: cup.id }, body: { guestsReport: true } });
  const cupPath = await guestPath(maya, cup.guestIds[0] ?? 0);
  pages.set('an invitation to a tournament', cupPath);
  pages.set('a tournament', `${cupPath}/tournament`);
  const group = await maya.call(createGroup, {
    body: { name: 'Fridays', members: [{ email: 'ben@example.org', name: 'Ben' }] },
  });
  const params = { id: group.body.id };
  const body = {
    year: 2026,
    titles: [
      { title: 'Best', about: 'game' },
      { title: 'Loudest', about: 'person' },
    ],
    games: ['Azul', 'Hive'],
    people: ['Maya', 'Ben'],
  };
  await maya.call(startAwards, { params, body });
  const [year] = (await maya.call(listAwards, { params })).body.awards;
  pages.set('a ballot of awards', new URL(year?.voters[1]?.link ?? 'http://none').pathname);
  pages.set('a link that is cut off', '/rsvp/short');
  pages.set('a report', `/report${pages.get('a vote')}`);
});

const read = (path: string, language: string) => open(app, path, { headers: { 'Accept-Language': language } });

describe.each(OTHERS)('in %s', (language) => {
  test('no page has an English sentence', async () => {
    const left: string[] = [];
    for (const [name, path] of pages) {
      const [english, other] = [await read(path, 'en'), await read(path, language)];
      expect([name, other.status]).toEqual([name, english.status]);
      expect(other.html).toContain(`<html lang="${language}"`);
      const said = wordsOfPage(other.html);
      left.push(
        ...[...wordsOfPage(english.html)]
          .filter((text) => said.has(text) && !isSame(text))
          .map((text) => `${name}: ${text}`),
      );
    }
    expect(left).toEqual([]);
  });

  test('a form that is refused says why', async () => {
    const path = pages.get('an invitation answered with null') ?? '';
    const headers = { 'Accept-Language': language, Origin: 'null', 'Sec-Fetch-Site': 'same-origin' };
    const said = wordsOfPage((await send(app, path, { along: '99' }, headers)).html);
    const english = wordsOfPage((await send(app, path, { along: '99' })).html);
    expect([...english].filter((text) => said.has(text) && !isSame(text))).toEqual([]);
  });
});

describe('the language of a page', () => {
  const languageOf = (html: string) => /<html lang="(\w+)"/.exec(html)?.[1];
  const path = () => pages.get('a vote') ?? '';

  test.each([
    ['de-AT,de;q=0.9,en;q=0.5', 'de'],
    ['pt-BR,es-MX;q=0.8,en;q=0.5', 'es'],
    ['ja', 'en'],
    ['*', 'en'],
  ])('of a browser that asks for %s is %s', async (asked, expected) => {
    expect(languageOf((await read(path(), asked)).html)).toBe(expected);
  });

  test('is that of the reader’s choice from then on, on every page', async () => {
    const chosen = await read(`${path()}?in=fr`, 'de');
    expect([chosen.status, chosen.headers.get('location')]).toEqual([303, path()]);
    const cookie = chosen.headers.get('set-cookie')?.split(';')[0] ?? '';
    const next = await open(app, pages.get('a tournament') ?? '', {
      headers: { 'Accept-Language': 'de', Cookie: cookie },
    });
    expect(languageOf(next.html)).toBe('fr');
    const unknown = await open(app, path(), { headers: { 'Accept-Language': 'de', Cookie: 'rollcall_language=xx' } });
    expect(languageOf(unknown.html)).toBe('de');
  });
});

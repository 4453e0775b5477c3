import { sql } from 'drizzle-orm';
import { DATE_ANSWERS } from '../../shared/enums.ts';
import { eventAttendees } from '../../shared/schema/attendees.ts';
import { eventDateAnswers, eventDateOptions, eventDatePolls } from '../../shared/schema/date-polls.ts';
import { events } from '../../shared/schema/nights.ts';
import { spread } from './statistics.ts';
import { makeOwnerWith } from './make-owner.ts';
import type { ServerUnderTest } from './server-under-test.ts';

const ROUNDS = 100;
const [DATES, GUESTS, GAMES] = [20, 100, 2000];
const [SHELVES, COLLECTION_GAMES] = [40, 500];
const DAY_MS = 86_400_000;

/** The host's view of a large date poll over HTTP, in milliseconds on the clock, and the size of its answer. */
export async function benchFindingDates(stage: ServerUnderTest) {
  const { id, cookie } = await makeOwnerWith(stage, GAMES);
  const eventId = await makePoll(stage, id);
  const alone = await hostsView(stage, eventId, cookie);
  await shareShelves(stage, eventId);
  const shared = await hostsView(stage, eventId, cookie);
  const row = `${DATES} dates, ${GUESTS} guests, ${GAMES} games`;
  return {
    'Finding a date over HTTP': {
      [row]: alone,
      [`the same, ${SHELVES} shelves of ${COLLECTION_GAMES} games shared`]: shared,
    },
  };
}

async function hostsView(stage: ServerUnderTest, eventId: number, cookie: string) {
  await stage.db.execute(sql`analyze`);
  const times = [];
  let bytes = 0;
  for (let round = 0; round < ROUNDS; round++) {
    const started = performance.now();
    // One call after the other is what is measured.
    const answer = await fetch(`${stage.origin}/api/events/${eventId}/date-poll`, { headers: { cookie } });
    // As above.
    const text = await answer.text();
    if (answer.status !== 200) throw new Error(`no date poll: ${answer.status}`);
    times.push(performance.now() - started);
    bytes = text.length;
  }
  return { ...spread(times), 'JSON kB': Math.round(bytes / 1000) };
}

/** Guests with an account who share their shelf, each with other games. They all say yes to some dates. */
async function shareShelves({ db }: ServerUnderTest, eventId: number): Promise<void> {
  await db.execute(sql`
    with sharing as (
      update event_attendees set shares_shelf = true where id in (
        select id from event_attendees where event_id = ${eventId} and not is_host order by id limit ${SHELVES})
      returning id, email),
    answers as (
      update event_date_answers set answer = 'yes' from sharing
      where attendee_id = sharing.id and (option_id + attendee_id) % 10 = 0),
    owners as (insert into users (email, email_verified_at) select email, now() from sharing returning id)
    insert into games (user_id, title, title_key, players, best_players, duration)
    select owners.id, 'Shared ' || owners.id || ' ' || n, 'shared ' || owners.id || ' ' || n, '2-6', (n % 6 + 1)::text, '60'
    from owners, generate_series(1, ${COLLECTION_GAMES}::int) n`);
}

async function makePoll({ db }: ServerUnderTest, userId: number): Promise<number> {
  const starts = Array.from({ length: DATES }, (_, day) => new Date(Date.parse('2999-05-03T18:00:00Z') + day * DAY_MS));
  const [event] = await db
    .insert(events)
    .values({
      userId,
      title: 'In May',
      date: starts.at(-1) ?? new Date(),
      hostEmail: 'ana@example.org',
      status: 'finding_date',
    })
    .returning();
  const eventId = event?.id ?? 0;
  await db.insert(eventDatePolls).values({ eventId, minHeads: 4 });
  const options = await db
    .insert(eventDateOptions)
    .values(starts.map((startsAt) => ({ eventId, startsAt })))
    .returning();
  const people = await db
    .insert(eventAttendees)
    .values(
      Array.from({ length: GUESTS + 1 }, (_, place) => ({
        eventId,
        email: `guest${place}@example.org`,
        name: `Guest ${place}`,
        isHost: place === 0,
        invitedAt: new Date(),
        datesAnsweredAt: new Date(),
      })),
    )
    .returning();
  // About four say yes to each date, so that games for few people fit.
  await db.insert(eventDateAnswers).values(
    people.flatMap((person, place) =>
      options.map(({ id }, day) => ({
        optionId: id,
        attendeeId: person.id,
        answer: (person.isHost || (place + day * 7) % 30 === 0 ? 'yes' : DATE_ANSWERS[1 + (place % 2)]) ?? 'no',
      })),
    ),
  );
  return eventId;
}

import { sql } from 'drizzle-orm';
import { DATE_ANSWERS } from '#shared/enums.ts';
import { eventAttendees } from '#shared/schema/attendees.ts';
import { eventDateAnswers, eventDateOptions, eventDatePolls } from '#shared/schema/date-polls.ts';
import { events } from '#shared/schema/nights.ts';
import { spread } from './figures.ts';
import { makeOwnerWith } from './make-owner.ts';
import type { ServerUnderTest } from './server-under-test.ts';

const ROUNDS = 100;
const [DATES, GUESTS, GAMES] = [20, 100, 2000];
const DAY_MS = 86_400_000;

/** The host's view of a large date poll over HTTP, in milliseconds on the clock, and the size of its answer. */
export async function benchFindingDates(stage: ServerUnderTest) {
  const { id, cookie } = await makeOwnerWith(stage, GAMES);
  const eventId = await makePoll(stage, id);
  await stage.db.execute(sql`analyze`);
  const times = [];
  let bytes = 0;
  for (let round = 0; round < ROUNDS; round++) {
    const started = performance.now();
    // oxlint-disable-next-line no-await-in-loop -- one call after the other is what is measured
    const answer = await fetch(`${stage.origin}/api/events/${eventId}/date-poll`, { headers: { cookie } });
    // oxlint-disable-next-line no-await-in-loop -- as above
    const text = await answer.text();
    if (answer.status !== 200) throw new Error(`no date poll: ${answer.status}`);
    times.push(performance.now() - started);
    bytes = text.length;
  }
  const row = `${DATES} dates, ${GUESTS} guests, ${GAMES} games`;
  return { 'Finding a date over HTTP': { [row]: { ...spread(times), 'JSON kB': Math.round(bytes / 1000) } } };
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

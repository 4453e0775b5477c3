import { eq } from 'drizzle-orm';
import { eventAttendees } from '#shared/schema/attendees.ts';
import { eventDatePolls } from '#shared/schema/date-polls.ts';
import { events } from '#shared/schema/nights.ts';
import { dateAnswersOf } from '#server/nights/date-polls/poll-store.ts';
import { aNightWithoutDate, dateFieldsOf } from './date-guests.ts';
import { SIX_DATES } from './date-polls.ts';
import { send } from '../server/guest-pages.ts';
import type { Person } from '../server/owners.ts';
import type { TestApp } from '../server/test-app.ts';

/** A night without a date, its first guest's page and answers. */
export async function datePollWithGuest(
  app: TestApp,
  host: Person,
  options: Parameters<typeof aNightWithoutDate>[2] = {},
) {
  const night = await aNightWithoutDate(app, host, options);
  const [guestId = 0] = night.guestIds;
  const [path = ''] = night.paths;
  const answers = async (id = guestId) => {
    const rows = await dateAnswersOf(app.services.db, night.eventId);
    return night.optionIds.map(
      (option) => rows.find(({ optionId, attendeeId }) => optionId === option && attendeeId === id)?.answer ?? null,
    );
  };
  const say = (given: readonly (string | null)[], fields: Record<string, string> = {}) =>
    send(app, `${path}/dates`, { ...dateFieldsOf(night.optionIds, given), ...fields });
  const guest = async () => {
    const [row] = await app.services.db.select().from(eventAttendees).where(eq(eventAttendees.id, guestId));
    return row;
  };
  /** As if the host had set the date at this place. */
  const set = async (index: number) => {
    await app.services.db
      .update(eventDatePolls)
      .set({ settledAt: new Date(), settledOptionId: night.optionIds[index] ?? 0, settledBy: 'host' })
      .where(eq(eventDatePolls.eventId, night.eventId));
    await app.services.db
      .update(events)
      .set({ status: 'scheduled', date: new Date(SIX_DATES[index] ?? 0) })
      .where(eq(events.id, night.eventId));
  };
  return { ...night, guestId, path, answers, say, guest, set };
}

import { and, eq } from 'drizzle-orm';
import { listAttendees } from '#shared/nights/attendees-contract.ts';
import {
  getDatePoll,
  reopenDatePoll,
  setPollDate,
  undoSetDate,
} from '#shared/nights/date-polls/date-polls-contract.ts';
import { getEvent } from '#shared/nights/events-contract.ts';
import { mails } from '#shared/schema/mails.ts';
import { setDueDates } from '#server/nights/date-polls/set-due-dates.ts';
import { addDatePollFor, SIX_DATES } from './date-polls.ts';
import { addGuestsFor, addresses } from './event-payloads.ts';
import { markInvited } from './mark-invited.ts';
import type { Person } from '../server/owners.ts';
import type { TestApp } from '../server/test-app.ts';

/** A host's actions on date polls, over HTTP, and their results. */
export function datePollActions(app: TestApp, ana: Person) {
  async function poll(guests: number, { dates = 3, ...settings }: { dates?: number; [setting: string]: unknown } = {}) {
    const { id, optionIds } = await addDatePollFor(ana, SIX_DATES.slice(0, dates), settings);
    const ids = await addGuestsFor(ana, id, addresses(guests));
    await markInvited(app, id);
    return { id, optionIds, ids };
  }
  const setOption = (id: number, optionId = 0, anyway = false) =>
    ana.call(setPollDate, { params: { id }, body: { optionId, anyway } });
  const undo = (id: number) => ana.call(undoSetDate, { params: { id } });
  const reopen = (id: number) => ana.call(reopenDatePoll, { params: { id } });
  const eventOf = async (id: number) => (await ana.call(getEvent, { params: { id } })).body;
  const pollOf = async (id: number) => (await ana.call(getDatePoll, { params: { id } })).body;
  /** The moment at which the choice of the host becomes final. */
  const dueAt = async (id: number) => new Date((await pollOf(id)).settling?.settlesAt ?? 0);
  const setDateNow = async (id: number, optionId = 0) => {
    await setOption(id, optionId, true);
    await setDueDates(app.services.db, await dueAt(id));
  };
  const statusesOf = async (id: number) =>
    (await ana.call(listAttendees, { params: { id } })).body.map(({ status, placeInLine }) => placeInLine ?? status);
  const mailsOf = (eventId: number) =>
    app.services.db
      .select({ attendeeId: mails.attendeeId, kind: mails.kind, payload: mails.payload })
      .from(mails)
      .where(and(eq(mails.eventId, eventId), eq(mails.state, 'waiting')))
      .orderBy(mails.id);

  return { poll, setOption, undo, reopen, eventOf, pollOf, dueAt, setDateNow, statusesOf, mailsOf };
}

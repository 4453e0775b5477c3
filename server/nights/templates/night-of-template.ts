import type { NewEvent } from '#shared/nights/event-fields.ts';
import { datesOfTemplate } from './template-dates.ts';
import type { Owner } from '#server/platform/owner-data/owner.ts';
import type { Transaction } from '#server/platform/database/database.ts';
import { insertAttendees } from '../attendees-store.ts';
import { copiedFields } from '../copied-fields.ts';
import { makeEvent } from '../events-service.ts';
import type { EventRow } from '../events-store.ts';
import type { GuestLinks } from '../guest-link.ts';
import { refuseBeyond } from '#server/plans/service.ts';
import { presentGames, type TemplateRow } from './templates-store.ts';

/**
 * Creates an event from a template under its owner's lock: its data, its games still owned or borrowed, and its regular
 * guests, not invited yet. @param made the day ('YYYY-MM-DD') for automatic creation, or the key of the request @throws Refusal
 * PLAN_LIMIT_REACHED, PLAN_REQUIRED
 */
export async function nightOfTemplate(
  tx: Transaction,
  owner: Owner,
  links: GuestLinks,
  template: TemplateRow,
  date: Date,
  { idempotencyKey, ...made }: { occurrence?: string; idempotencyKey?: string | undefined },
): Promise<EventRow> {
  refuseBeyond(owner.plan, 'guestsANight', template.attendees.length);
  const gameIds = await presentGames(tx, owner.id, template.gameIds, { onShelf: true });
  const fields = {
    ...copiedFields(template),
    title: template.name,
    ...whenOf(template, date),
    gameIds,
    idempotencyKey,
  };
  const event = await makeEvent(tx, owner, fields, { templateId: template.id, ...made });
  const regulars = template.attendees.map(({ email, name }) => ({ email, name, ...links.make() }));
  await insertAttendees(tx, event.id, regulars);
  return event;
}

/** One date, or the dates to choose from, of which the given one is the first. */
function whenOf({ datePoll, timeZone, maxAttendees }: TemplateRow, date: Date): Pick<NewEvent, 'date' | 'datePoll'> {
  if (datePoll === null) return { date };
  const { starts, answersUntil } = datesOfTemplate(datePoll, date, timeZone, new Date());
  const { settlesItself, showsGames } = datePoll;
  // Templates of before could ask for more people than there are seats.
  const minHeads = datePoll.minHeads && Math.min(datePoll.minHeads, maxAttendees ?? Infinity);
  const options = starts.map((startsAt) => ({ startsAt, location: null }));
  return { datePoll: { options, answersUntil, settlesItself, minHeads, showsGames } };
}

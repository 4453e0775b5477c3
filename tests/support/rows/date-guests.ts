import { optionsOf } from '#server/nights/date-polls/poll-store.ts';
import { addEventFor, addGuestsFor } from './event-payloads.ts';
import { SIX_DATES } from './date-polls.ts';
import { guestPath } from '../server/guest-pages.ts';
import type { Person } from '../server/owners.ts';
import type { TestApp } from '../server/test-app.ts';

interface NightWithoutDate {
  eventId: number;
  /** In the order of time. */
  optionIds: number[];
  /** Ids by guest, in the order of their addresses. */
  guestIds: number[];
  paths: string[];
}

/** An event without a date, with guests and the paths of their pages. */
export async function aNightWithoutDate(
  { services }: TestApp,
  host: Person,
  {
    dates = SIX_DATES,
    guests = ['ben@example.org'],
    poll = {},
    event = {},
  }: { dates?: readonly string[]; guests?: readonly string[]; poll?: object; event?: object } = {},
): Promise<NightWithoutDate> {
  const datePoll = { options: dates.map((startsAt) => ({ startsAt })), ...poll };
  const { id } = await addEventFor(host, { title: 'December', date: undefined, datePoll, ...event });
  const guestIds = guests.length === 0 ? [] : await addGuestsFor(host, id, guests);
  const paths = [];
  for (const guestId of guestIds) paths.push(await guestPath(host, guestId));
  const optionIds = (await optionsOf(services.db, id)).map((option) => option.id);
  return { eventId: id, optionIds, guestIds, paths };
}

/** The fields of a form by which a guest answers dates; null leaves one open. */
export const dateFieldsOf = (
  optionIds: readonly number[],
  answers: readonly (string | null)[],
): Record<string, string> =>
  Object.fromEntries(
    optionIds.flatMap((id, index) => {
      const answer = answers[index] ?? null;
      return answer === null ? [] : [[`d${id}`, answer]];
    }),
  );

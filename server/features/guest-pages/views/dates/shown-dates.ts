import type { DateAnswer } from '#shared/enums.ts';
import { guestNames } from '#server/domain/nights/guest-names.ts';
import type { AttendeeRow } from '#server/domain/nights/attendees-store.ts';
import type { GuestDates } from '#server/domain/nights/date-poll/guest-dates.ts';
import type { Night } from '../../night-store.ts';
import type { ShownDate } from './date-row.ts';

/** A row shows so many names; the others are counted. */
const MAX_NAMES = 8;

/** From so many dates on, names are shown on request. */
export const FOLDED_FROM = 9;

const NO_GAMES: ReadonlyMap<number, string> = new Map();

/**
 * The dates for one reader, with counts and other people's names. People who wait for approval are not counted, apart
 * from the reader. @param reader null for a newcomer, who sees no names
 * @param fits titles of games by option; none for newcomers and people who wait for approval
 */
export function shownDates(
  night: Night,
  dates: GuestDates,
  reader: AttendeeRow | null,
  fits: ReadonlyMap<number, string> = NO_GAMES,
): ShownDate[] {
  const { event, list, host, now } = night;
  const seesNames = event.showsGuests && reader !== null && !reader.awaitsApproval;
  const seesPlaces =
    reader === null ? event.showsPlace && !event.requiresApproval : !reader.awaitsApproval && event.showsPlace;
  const counted = list.filter(({ id, awaitsApproval }) => !awaitsApproval || id === reader?.id);
  return dates.options.map(({ id, startsAt, location }) => {
    const given = new Map(
      dates.answers.flatMap((one) => (one.optionId === id ? [[one.attendeeId, one.answer] as const] : [])),
    );
    const count = (answer: DateAnswer) => counted.filter((guest) => given.get(guest.id) === answer).length;
    const named = (answer: DateAnswer) => {
      const who = counted.filter((guest) => guest.id !== reader?.id && given.get(guest.id) === answer);
      const { names, more } = guestNames(
        who.map((guest) => ({ ...guest, status: 'accepted' as const })),
        'accepted',
        reader?.id ?? 0,
        host.called,
      );
      return { names: names.slice(0, MAX_NAMES), more: more + Math.max(names.length - MAX_NAMES, 0) };
    };
    return {
      id,
      startsAt,
      place: seesPlaces ? location : null,
      yes: count('yes'),
      ifNeedBe: count('if_need_be'),
      names: seesNames ? { yes: named('yes'), ifNeedBe: named('if_need_be') } : null,
      fits: fits.get(id) ?? null,
      isPast: startsAt <= now,
    };
  });
}

import type { DateAnswer } from '#shared/enums.ts';
import { guestNames, type AttendeeRow } from '#server/nights/service.ts';
import type { GuestDates } from '../guest-dates.ts';
import type { Night } from '../night-store.ts';
import type { Named, ShownDate } from './date-row.ts';

/** Maximum number of names in a row for each answer; the others are counted. */
const MAX_NAMES = 8;
/** Bytes of all names on a page of many dates, so that it stays below 12 kB. */
const MAX_NAMES_BYTES = 500;

/** From this number of dates on, names are shown on request. */
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
  const shown = dates.options.map(({ id, startsAt, location }): ShownDate => {
    const given = new Map(
      dates.answers.flatMap((one) => (one.optionId === id ? [[one.attendeeId, one.answer] as const] : [])),
    );
    const count = (answer: DateAnswer) => counted.filter((guest) => given.get(guest.id) === answer).length;
    const named = (answer: DateAnswer) => {
      const who = counted.filter((guest) => guest.id !== reader?.id && given.get(guest.id) === answer);
      return guestNames(
        who.map((guest) => ({ ...guest, status: 'accepted' as const })),
        'accepted',
        reader?.id ?? 0,
        host.called,
      );
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
  return withFewNames(shown);
}

/** The dates with the most names for each answer that a page has room for; at least one. */
function withFewNames(shown: ShownDate[]): ShownDate[] {
  const limit = shown.length >= FOLDED_FROM ? MAX_NAMES_BYTES : Number.POSITIVE_INFINITY;
  const all = shown.flatMap(({ names }) => (names ? [names.yes.names, names.ifNeedBe.names] : []));
  const bytesOf = (most: number) => Buffer.byteLength(all.map((names) => names.slice(0, most).join(', ')).join(''));
  let most = MAX_NAMES;
  while (most > 1 && bytesOf(most) > limit) most -= 1;
  const first = ({ names, more }: Named): Named => ({
    names: names.slice(0, most),
    more: more + Math.max(names.length - most, 0),
  });
  return shown.map((date) => ({
    ...date,
    names: date.names && { yes: first(date.names.yes), ifNeedBe: first(date.names.ifNeedBe) },
  }));
}

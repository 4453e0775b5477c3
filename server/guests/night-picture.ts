import { EVENT_TYPE_LABELS } from '#shared/enums.ts';
import { isOver } from '#shared/time/event-end.ts';
import type { LinkPicture } from '#server/platform/link-pictures/link-picture.ts';
import { hoursText, plateParts, shortDay, zoneName } from '#server/platform/mails/date-time-text.ts';
import type { attendeesOf, EventRow, gamesOn } from '#server/nights/service.ts';
import { type GuestDates, hasNoDate } from './guest-dates.ts';
import { isFull, seatsLeftText } from './views/seats-left-text.ts';
import { known, t } from './words/words.ts';

const COVERS = 4;

/** A night as its pages show it. */
export interface ShownNight {
  event: EventRow;
  /** In the host's order. */
  games: Awaited<ReturnType<typeof gamesOn>>;
  /** All attendees, the host first. */
  list: Awaited<ReturnType<typeof attendeesOf>>;
  /** The date poll; null if the night had a date from the beginning. */
  dates: GuestDates | null;
  now: Date;
}

/**
 * What chats show beside a link to a night: what its page shows to a stranger, without place and guests. The reader's
 * clock format is unknown.
 */
export function nightPicture(night: ShownNight): LinkPicture {
  const { event } = night;
  const { title, eventType, bannerColor: colour } = event;
  const shown = { title, kind: known(EVENT_TYPE_LABELS[eventType]), note: noteOf(night), colour };
  if (hasNoDate(night)) {
    const { options } = night.dates;
    const day = (option = options[0]) => shortDay(option?.startsAt ?? event.date, event.timeZone, night.now);
    const lines = [
      options.length === 1 ? t('Does this date work?') : t('Which dates work for you?'),
      options.length === 1 ? day() : t('{first} to {last}', { first: day(), last: day(options.at(-1)) }),
    ];
    const plate = [t('one of'), String(options.length), options.length === 1 ? t('date') : t('dates')] as const;
    return { ...shown, plate, lines, games: [] };
  }
  const { weekday, day, month } = plateParts(event.date, event.timeZone);
  return {
    ...shown,
    plate: [weekday, day, month],
    lines: [hoursText(event, event.timeZone, 'h23'), zoneName(event.date, event.timeZone)],
    games: night.games.slice(0, COVERS).map((game) => [game.title, game.category]),
  };
}

function noteOf({ event, list, now }: ShownNight): LinkPicture['note'] {
  if (event.status === 'cancelled') return [t('Cancelled'), 'quiet'];
  if (event.status === 'completed' || isOver(event, now)) return [t('This night is over'), 'quiet'];
  const seats = seatsLeftText(event.maxAttendees, list, now);
  return seats === null ? null : [seats, isFull(event.maxAttendees, list, now) ? 'quiet' : 'lamp'];
}

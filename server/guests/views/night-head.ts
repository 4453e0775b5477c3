import { EVENT_TYPE_LABELS } from '#shared/enums.ts';
import { type Markup, markup, type Part } from '#server/platform/http/markup.ts';
import { type AttendeeRow, guestStatusOf } from '#server/nights/service.ts';
import { hasNoDate } from '../guest-dates.ts';
import {
  fullDay,
  fullMoment,
  plateParts,
  shortDay,
  timeText,
  zoneName,
} from '#server/platform/mails/date-time-text.ts';
import { placeLink } from '../calendar-links.ts';
import type { Night } from '../night-store.ts';
import { banner } from './banner.ts';
import { ICONS } from './icons.ts';
import { seatsLeftText } from './seats-left-text.ts';
import { zonedTime } from './zoned-time.ts';
import { known, rich, t } from '../words/words.ts';
import type { HourCycle } from '#shared/time/hour-cycle.ts';
import { eventEnd, isOver } from '#shared/time/event-end.ts';

const DAY_MINUTES = 24 * 60;

/** The end of a night in the host's zone: 'until 01:00 the next day, Greenwich Mean Time', with the date if it lasts for days. */
function endText(night: { date: Date; durationMinutes: number; timeZone: string }, hourCycle: HourCycle): string {
  const { date, durationMinutes, timeZone } = night;
  const end = eventEnd(night);
  const zone = zoneName(date, timeZone);
  if (durationMinutes >= DAY_MINUTES)
    return t('until {day}, {zone}', { day: fullMoment(end, timeZone, hourCycle), zone });
  const time = timeText(end, timeZone, hourCycle);
  const isSameDay = fullDay(end, timeZone) === fullDay(date, timeZone);
  return isSameDay
    ? t('until {end}, {zone}', { end: time, zone })
    : t('until {time} the next day, {zone}', { time, zone });
}

/** Longer texts by the host go below the answer, so that it stays on a phone's first screen. */
const SHORT_TEXT = 300;

/** Banner, date plate, title, host, time and place. @param place what this reader may see of it @param guest the reader, if on the list */
export const nightHead = (
  night: Night,
  lead: Markup,
  place: Markup,
  guest?: AttendeeRow,
): Markup => markup`${banner(night.event)}
${night.event.status === 'cancelled' && cancelledNote()}
<div class="relative -mt-8.5 mb-4 flex items-end gap-4 [.standing+&]:mt-4">${hasNoDate(night) ? openPlate(night.dates.options.length) : plate(night.event)}<span class="mb-0.5 inline-flex min-h-6.5 items-center gap-1.5 rounded-sm bg-muted-tint px-2.25 py-0.5 text-xs font-strong text-muted">${ICONS.calendar}${known(EVENT_TYPE_LABELS[night.event.eventType])}</span></div>
<h1 dir="auto">${night.event.title}</h1>
<p class="lead">${logo(night.host)}<span>${lead}</span></p>
<ul class="facts">
<li>${ICONS.clock}<div>${when(night)}</div></li>
<li>${ICONS.pin}<div>${place}</div></li>
${seats(night, guest)}
</ul>`;

/** 'One of 6 dates' in place of a date. */
export const openPlate = (count: number): Markup =>
  markup`<span class="open-plate">${rich(
    '{count, plural, one {<above>one of</above><b>#</b><below>date</below>} other {<above>one of</above><b>#</b><below>dates</below>}}',
    { count, above: small, b: (inner) => markup`<b>${inner}</b>`, below: small },
  )}</span>`;

const small = (inner: Part): Markup => markup`<span>${inner}</span>`;

/** First on every page of the night. */
const cancelledNote = (): Markup =>
  markup`<div class="standing" data-tone="warn"><div><p class="standing-heading">${t('Cancelled')}</p><p>${t('It does not take place.')}</p></div></div>`;

/** Decorative: the name is beside it. */
const logo = ({ logo: address }: Night['host']): Markup | null =>
  address === null
    ? null
    : markup`<img class="logo size-10 flex-none rounded-sm bg-[#fefffd] object-contain" src="${address}" alt="" width="40" height="40">`;

function plate({ date, timeZone }: Night['event']): Markup {
  const { weekday, day, month } = plateParts(date, timeZone);
  return markup`<div class="date-plate" aria-hidden="true"><span>${weekday}</span><b>${day}</b><span>${month}</span></div>`;
}

function when(night: Night): Markup {
  const { event, hourCycle, now } = night;
  if (hasNoDate(night)) {
    const { options } = night.dates;
    const day = (option: { startsAt: Date } | undefined) =>
      shortDay(option?.startsAt ?? event.date, event.timeZone, now);
    return markup`<b>${t('One of {count} dates', { count: options.length })}</b><span>${t('{first} to {last}', { first: day(options[0]), last: day(options.at(-1)) })}</span>`;
  }
  return markup`<b>${zonedTime(event.date, night)}</b>
<span>${endText(event, hourCycle)}</span>`;
}

/** The place with a link, or why it is hidden. */
export function placeOf({ event, now }: Night, isShown: boolean, hiddenText: string): Markup {
  const { location } = event;
  if (location === null)
    return markup`<span>${isOver(event, now) ? t('No place was given') : t('The place is not settled yet')}</span>`;
  if (!isShown) return markup`<span>${hiddenText}</span>`;
  const { href, isPage } = placeLink(location);
  return markup`<b dir="auto">${location}</b><a href="${href}" target="_blank" rel="noopener noreferrer">${isPage ? t('Open the page') : t('Open in maps')}</a>`;
}

/** Whether people who are not attendees may see the place. */
export const newcomerSeesPlace = ({ showsPlace, requiresApproval }: Night['event']): boolean =>
  showsPlace && !requiresApproval;

/** The place for people who are not attendees. */
export const newcomerPlace = (night: Night): Markup =>
  placeOf(night, newcomerSeesPlace(night.event), t('You see the place once you are in'));

function seats({ event, list, now }: Night, guest: AttendeeRow | undefined): Markup | null {
  const isOpen = event.status !== 'cancelled' && event.status !== 'completed' && !isOver(event, now);
  const isHeld = guest !== undefined && guestStatusOf(event, guest, now) === 'seat_offered';
  const words = isHeld
    ? t('{seats, plural, one {A seat is held for you} other {# seats are held for you}}', { seats: guest.partySize })
    : isOpen
      ? seatsLeftText(event.maxAttendees, list, now)
      : null;
  return words === null ? null : markup`<li>${ICONS.people}<div>${words}</div></li>`;
}

/** The host's texts, or null. @param knowsPlace whether the reader may see the place and its instructions */
export function hostTexts({ event }: Night, knowsPlace: boolean): { isLong: boolean; text: Markup } | null {
  const texts = [event.description, knowsPlace ? event.customMessage : null].filter((text) => text !== null);
  if (texts.length === 0) return null;
  return {
    isLong: texts.join('').length > SHORT_TEXT,
    text: markup`${texts.map((text) => markup`<p class="message" dir="auto">${text}</p>`)}`,
  };
}

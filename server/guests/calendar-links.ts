import { eventEnd } from '#shared/time/event-end.ts';

interface CalendarNight {
  title: string;
  date: Date;
  durationMinutes: number;
  /** IANA name of the host's zone. */
  timeZone: string;
  description: string | null;
  /** Null if the reader may not see the place. */
  location: string | null;
}

/** '20261204T190000Z'. */
const compact = (date: Date): string => date.toISOString().replaceAll(/[-:]|\.\d{3}/g, '');

/** Characters of a text in an address: both calendars refuse addresses of many thousands. */
const MAX_TEXT = 1_500;

/** The beginning of a text that is too long for an address; letters other than those of English take up to twelve characters. */
function shortened(text: string | null): string | null {
  if (text === null) return null;
  let taken = 0;
  let end = 0;
  for (const letter of text) {
    taken += /[\w ]/.test(letter) ? 1 : 3 * Buffer.byteLength(letter);
    if (taken > MAX_TEXT) return `${text.slice(0, end)}...`;
    end += letter.length;
  }
  return text;
}

const addressOf = (page: string, fields: Record<string, string | null>): string => {
  const url = new URL(page);
  for (const [name, value] of Object.entries(fields)) if (value) url.searchParams.set(name, value);
  return url.href;
};

/** Opens a new entry in Google Calendar. The guest's personal link is not included, because Google would log it. */
export const googleCalendarLink = (night: CalendarNight): string =>
  addressOf('https://calendar.google.com/calendar/render', {
    action: 'TEMPLATE',
    text: night.title,
    dates: `${compact(night.date)}/${compact(eventEnd(night))}`,
    ctz: night.timeZone,
    location: night.location,
    details: shortened(night.description),
  });

/** The same for Outlook on the web. */
export const outlookCalendarLink = (night: CalendarNight): string =>
  addressOf('https://outlook.live.com/calendar/0/deeplink/compose', {
    path: '/calendar/action/compose',
    rru: 'addevent',
    subject: night.title,
    startdt: night.date.toISOString(),
    enddt: eventEnd(night).toISOString(),
    location: night.location,
    body: shortened(night.description),
  });

/** A link to a place: the host's own URL, else a search on a map. */
export const placeLink = (place: string): { href: string; isPage: boolean } => {
  const isPage = /^https?:\/\/\S+$/i.test(place) && URL.canParse(place);
  return {
    href: isPage ? place : addressOf('https://www.google.com/maps/search/', { api: '1', query: place }),
    isPage,
  };
};

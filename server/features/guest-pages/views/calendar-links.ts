import { type Markup, markup } from '#server/http/markup.ts';
import { googleCalendarLink, outlookCalendarLink } from '../calendar-links.ts';
import type { Night } from '../night-store.ts';
import { ICONS } from './icons.ts';

/** Links that add the night to a calendar. @param location null if the reader may not see it */
export function calendarLinks({ event }: Night, location: string | null, path: string): Markup {
  const night = { ...event, location };
  return markup`<div class="calendars" role="group" aria-labelledby="calendar-title">
<p id="calendar-title">Add to calendar</p>
<p class="buttons"><a class="button" href="${path}/calendar.ics">${ICONS.calendar}Calendar file</a>
<a class="button" href="${googleCalendarLink(night)}" target="_blank" rel="noopener noreferrer">Google</a>
<a class="button" href="${outlookCalendarLink(night)}" target="_blank" rel="noopener noreferrer">Outlook</a></p>
</div>`;
}

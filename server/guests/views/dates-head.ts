import { cityOf, zoneDifferenceText } from '#shared/time/zone-difference.ts';
import { type Markup, markup, type Part } from '#server/platform/http/markup.ts';
import { lengthText } from '#server/platform/mails/date-time-text.ts';
import type { Night } from '../night-store.ts';
import { rich, t } from '../words/words.ts';
import { banner } from './banner.ts';
import { ICONS } from './icons.ts';
import { openPlate } from './night-head.ts';
import { momentFor, type ShownZone } from './shown-zone.ts';

/** Banner, 'one of 6 dates' in place of a date, title and question. */
export const datesHead = ({ event }: Night, count: number, lead: Part): Markup => markup`${banner(event)}
<div class="dates-head">${openPlate(count)}<h1 dir="auto">${event.title}</h1></div>
<p class="lead">${lead}</p>`;

interface Facts {
  night: Night;
  zone: ShownZone;
  /** Whether the reader may see the place. */
  seesPlace: boolean;
  dates: readonly Date[];
  answersUntil: Date | null;
}

/** Zone, place with length, and deadline. A script writes zone and deadline for the reader's zone. */
export const datesFacts = ({ night, zone, seesPlace, dates, answersUntil }: Facts): Markup => markup`<ul class="facts">
<li>${ICONS.globe}<div id="zone">${zoneText(zone, dates)}</div></li>
<li>${ICONS.pin}<div>${placeAndLength(night, seesPlace)}</div></li>
${answersUntil !== null && markup`<li>${ICONS.hourglass}<div>${deadline(night, zone, answersUntil)}</div></li>`}
</ul>`;

function zoneText(zone: ShownZone, dates: readonly Date[]): Markup {
  const gap = zoneDifferenceText(dates, zone.own, zone.host, t);
  const city = markup`<b>${cityOf(zone.own)}</b>`;
  return gap === null ? rich('All in {city} time', { city }) : markup`${rich('Your time, {city}.', { city })} ${gap}`;
}

function placeAndLength({ event: { location, durationMinutes } }: Night, seesPlace: boolean): Part {
  const length = lengthText(durationMinutes);
  if (location === null) return t('For {length}. The place is not settled yet', { length });
  if (!seesPlace) return t('For {length}. You see the place once you are in', { length });
  return rich('{place}, for {length}', { place: markup`<span dir="auto">${location}</span>`, length });
}

function deadline({ host, now }: Night, zone: ShownZone, until: Date): Markup {
  const moment = markup`<b>${momentFor(until, zone)}</b>`;
  if (until > now) return rich('Until {moment}', { moment });
  return rich('Asked for until {moment}. You can answer until {host} sets the date.', {
    moment,
    host: host.called,
  });
}

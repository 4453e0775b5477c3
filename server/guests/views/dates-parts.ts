import { atSentenceStart } from '#server/nights/service.ts';
import { type Markup, markup } from '#server/platform/http/markup.ts';
import type { GuestDates } from '../guest-dates.ts';
import type { InvitedView } from './invited-view.ts';
import { mailsSection } from './mails-section.ts';
import type { ShownDate } from './date-row.ts';
import type { ShownZone } from './shown-zone.ts';

/** The view of a personal link while the night has no date. */
export interface DatesView extends InvitedView {
  dates: GuestDates;
  shown: readonly ShownDate[];
  zone: ShownZone;
}

/** The date was set and is open again; answers given before are kept. */
export const reopenedNote = ({ night, dates }: DatesView): Markup | null =>
  dates.poll.reopenedAt === null
    ? null
    : markup`<p class="mb-3.5 rounded-md bg-lamp-tint px-3.5 py-3"><b>The date is open again.</b> ${atSentenceStart(night.host.called)} took back the one that was set. Answers are kept.</p>`;

export const noDatesLeft = (hostNameInSentence: string): Markup =>
  markup`<div class="standing" data-tone="quiet"><div><p class="standing-heading">All dates are past</p><p>None of them was set. Ask ${hostNameInSentence} for new ones.</p></div></div>`;

export const stopSection = (view: DatesView): Markup | null =>
  mailsSection({ ...view, hostName: view.night.hostName, findsDate: true, isNew: view.news === 'mails' });

export const datesFooter = (isYours: boolean): Markup =>
  markup`<footer>${isYours && markup`This link is yours. `}No account needed.<br><a href="/">What is Rollcall?</a></footer>`;

import { countWord } from '#shared/text/count-word.ts';
import { atSentenceStart } from '#server/nights/service.ts';
import { type Markup, markup } from '#server/platform/http/markup.ts';
import type { GuestDates } from '../guest-dates.ts';
import { rich, t } from '../words/words.ts';
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
    : markup`<p class="mb-3.5 rounded-md bg-lamp-tint px-3.5 py-3">${rich(
        '<b>The date is open again.</b> {host} took back the one that was set. Answers are kept.',
        { host: atSentenceStart(night.host.called), b: (inner) => markup`<b>${inner}</b>` },
      )}</p>`;

/** Asks for the dates that are still to come; nothing without any. */
export const whichDates = (open: number): string | false =>
  open === 1
    ? t('Does this one work for you?')
    : open > 0 && t('Which of these {count} work for you?', { count: countWord(open) });

export const noDatesLeft = (hostNameInSentence: string): Markup =>
  markup`<div class="standing" data-tone="quiet"><div><p class="standing-heading">${t('All dates are past')}</p><p>${t('None of them was set. Ask {host} for new ones.', { host: hostNameInSentence })}</p></div></div>`;

export const stopSection = (view: DatesView): Markup | null =>
  mailsSection({ ...view, hostName: view.night.hostName, findsDate: true, isNew: view.news === 'mails' });

export const datesFooter = (isYours: boolean): Markup =>
  markup`<footer>${isYours && `${t('This link is yours.')} `}${t('No account needed.')}<br><a href="/">${t('What is Rollcall?')}</a></footer>`;

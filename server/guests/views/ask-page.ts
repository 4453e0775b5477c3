import { MAX_NAME_LENGTH } from '#shared/limits/limits.ts';
import { seesPlace, type DateAnswerRow, type AttendeeRow } from '#server/nights/service.ts';
import { firstName } from '#server/plays/service.ts';
import { companionLimit } from '#shared/nights/companion-limit.ts';
import { type Markup, markup } from '#server/platform/http/markup.ts';
import { answersOf } from '../guest-dates.ts';
import type { Typed } from '../guest-forms.ts';
import { rich, t } from '../words/words.ts';
import { initialAnswers } from './answer-section.ts';
import type { Page } from './document.ts';
import { companyFields, type Filled, formProblem, textField, zoneField } from './field.ts';
import type { InvitedView } from './invited-view.ts';
import { savedLink } from './saved-link.ts';
import { messagesSection } from './messages-section.ts';
import { hostTexts } from './night-head.ts';
import { dateFields, saveBar } from './date-form.ts';
import { fieldOf } from './date-row.ts';
import { datesFacts, datesHead } from './dates-head.ts';
import { sharedNotes } from './shared-notes.ts';
import { datesFooter, type DatesView, noDatesLeft, reopenedNote, stopSection, whichDates } from './dates-parts.ts';
import { previewOf } from './preview.ts';

/** Initial values of the fields about dates: the stored answers and note. */
export const initialDateAnswers = (guest: AttendeeRow, answers: readonly DateAnswerRow[]): Typed => ({
  ...Object.fromEntries([...answersOf({ answers }, guest.id)].map(([id, answer]) => [fieldOf(id), answer])),
  dateNote: guest.dateNote ?? '',
  shareNote: guest.dateNoteShared ? 'yes' : '',
});

/** The page that asks a guest which dates suit them. */
export function askPage(view: DatesView): Page {
  const { night, guest, dates, shown, zone, path, failed } = view;
  const { event, host, hostName } = night;
  const open = shown.filter(({ isPast }) => !isPast).length;
  const filled: Filled = {
    typed: {
      ...initialAnswers(guest, null, null),
      ...initialDateAnswers(guest, dates.answers),
      ...preselected(view),
      ...unticked(view),
      ...view.typed,
    },
    errors: failed?.errors ?? {},
  };
  const texts = hostTexts(night, seesPlace(event, guest));
  const body = markup`<article class="sheet dates-sheet"><form id="answer" class="text" method="post" action="${path}/dates">
<button class="sr-only" tabindex="-1" aria-hidden="true">${t('Save Answers')}</button>${zoneField}
${datesHead(night, shown.length, question(view, open, hostName))}
${datesFacts({ night, zone, seesPlace: seesPlace(event, guest), dates: shown.map(({ startsAt }) => startsAt), answersUntil: dates.poll.answersUntil })}
${view.news === 'joined' && savedLink(view.url)}
${failed === undefined && reopenedNote(view)}
${formProblem(failed?.problem ?? null, filled.errors)}
${messagesSection(view)}
${open === 0 ? noDatesLeft(host.called) : dateFields({ shown, zone, filled, night })}
${sharedNotes(night, guest)}
${open > 0 && [along(view, filled), saveBar(shown, filled, t('Save Answers'))]}
${texts && markup`<section aria-labelledby="about-title"><h2 id="about-title">${t('About this night')}</h2>${texts.text}</section>`}
${stopSection(view)}
</form></article>
${datesFooter(true)}`;
  return {
    title: t('Which dates? {title}', { title: event.title }),
    preview: previewOf(night),
    script: 'dates',
    body,
  };
}

/** The same answer for all dates, chosen by a button in a mail. */
const preselected = ({ shown, allDates }: DatesView): Typed =>
  allDates === null ? {} : Object.fromEntries(shown.map(({ id }) => [fieldOf(id), allDates]));

/** A box that was typed in without a tick is sent as nothing. */
const unticked = ({ typed }: DatesView): Typed => (typed?.dateNote === undefined ? {} : { shareNote: '' });

function question({ guest }: DatesView, open: number, hostName: string): Markup {
  const name = firstName(guest.name);
  const host = markup`<bdi>${hostName}</bdi>`;
  const looks =
    name === null
      ? rich('{host} is looking for a date.', { host })
      : rich('{host} is looking for a date, {name}.', { host, name: markup`<bdi>${name}</bdi>` });
  return markup`${looks} ${whichDates(open)}`;
}

/** The guest's name and company; folded, as most come alone. */
function along({ guest, night }: Pick<InvitedView, 'guest' | 'night'>, filled: Filled): Markup {
  const fields = companyFields(companionLimit(night.event, guest), filled);
  const isOpen =
    ['along', 'companions', 'name'].some((field) => filled.errors[field] !== undefined) || guest.partySize > 1;
  return markup`<details class="more"${isOpen && markup` open`}><summary>${fields === null ? t('Your name') : t('Your name, and who comes with you')}</summary>
${textField({ name: 'name', label: t('Your name'), maxLength: MAX_NAME_LENGTH, autoComplete: 'name' }, filled)}
${fields}</details>`;
}

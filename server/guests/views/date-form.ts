import { MAX_GUEST_NOTE_LENGTH } from '#shared/limits/limits.ts';
import { type Markup, markup } from '#server/platform/http/markup.ts';
import type { Night } from '../night-store.ts';
import { t } from '../words/words.ts';
import type { Filled } from './field.ts';
import { textArea } from './field.ts';
import { dateRow, fieldOf, momentsOf, type ShownDate } from './date-row.ts';
import { FOLDED_FROM } from './shown-dates.ts';
import type { ShownZone } from './shown-zone.ts';

interface DateFields {
  shown: readonly ShownDate[];
  zone: ShownZone;
  filled: Filled;
  night: Night;
}

/** Answers for all dates at once, the rows, and a note. Without a script the two buttons submit the form. */
export const dateFields = ({ shown, zone, filled, night }: DateFields): Markup => {
  const isFolded = shown.length >= FOLDED_FROM;
  const hasNames = shown.some(
    ({ names }) => names !== null && names.yes.names.length + names.ifNeedBe.names.length > 0,
  );
  return markup`<div class="all-dates"><h2>${t('Your answers')}</h2>
<button class="button" name="all" value="yes">${t('Any of these')}</button><button class="button" name="all" value="no">${t('None of these')}</button></div>
${isFolded && hasNames && markup`<label class="tick names mt-1.5"><input type="checkbox">${t('Show names')}</label>`}
<div class="dates" data-zone="${zone.host}" data-own="${zone.own}" data-times="${momentsOf(shown)}">${shown.map(
    (date) => dateRow(date, zone, filled.typed[fieldOf(date.id)], isFolded),
  )}</div>
<div class="dates-note">${textArea('dateNote', t('Anything {host} should know? (optional)', { host: night.host.called }), MAX_GUEST_NOTE_LENGTH, filled)}${shareBox(night, filled)}</div>`;
};

/** Off at first; it says who reads the note, and whether they learn whose it is. */
const shareBox = ({ event }: Night, { typed }: Filled): Markup =>
  markup`<label class="tick"><input type="checkbox" name="shareNote" value="yes"${typed.shareNote === 'yes' && markup` checked`}>${event.showsGuests ? t('Other guests may read it, and see who wrote it') : t('Other guests may read it, but not who wrote it')}</label>`;

const MAX_PIPS = 9;

/** Number of answered dates, and the button; it remains visible while scrolling. */
export function saveBar(shown: readonly ShownDate[], filled: Filled, label: string): Markup {
  const open = shown.filter(({ isPast }) => !isPast);
  const answered = open.filter(({ id }) => filled.typed[fieldOf(id)]).length;
  const pips =
    open.length <= MAX_PIPS && open.map((_, at) => markup`<i${at < answered && markup` class="is-full"`}></i>`);
  return markup`<div class="save-dates"><div class="progress">${pips && markup`<span class="pips" aria-hidden="true">${pips}</span>`}<span id="count" role="status">${t('{answered} of {count} answered', { answered, count: open.length })}</span></div><button class="button lamp" data-pending="${t('Saving...')}">${label}</button></div>`;
}

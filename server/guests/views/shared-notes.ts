import { firstName } from '#server/plays/service.ts';
import type { AttendeeRow } from '#server/nights/service.ts';
import { type Markup, markup } from '#server/platform/http/markup.ts';
import type { Night } from '../night-store.ts';
import { t } from '../words/words.ts';

/** Maximum number of notes on a page, the latest first. */
const MAX_NOTES = 10;

/**
 * Renders notes about the dates that other guests agreed to share; null if there are none, or if the reader waits for
 * approval. They have first names if the host shows the guests. Notes of people who wait for approval are left out.
 */
export function sharedNotes({ event, list }: Night, reader: AttendeeRow): Markup | null {
  if (reader.awaitsApproval) return null;
  const notes = list
    .filter(
      ({ id, dateNote, dateNoteShared, awaitsApproval }) =>
        id !== reader.id && dateNote !== null && dateNoteShared && !awaitsApproval,
    )
    .toSorted((a, b) => (b.datesAnsweredAt?.getTime() ?? 0) - (a.datesAnsweredAt?.getTime() ?? 0));
  if (notes.length === 0) return null;
  const rest = notes.length - MAX_NOTES;
  const shown = notes.slice(0, MAX_NOTES).map(({ dateNote, name }) => {
    const called = event.showsGuests ? firstName(name) : null;
    return markup`<li><p class="message" dir="auto">${dateNote}</p><p class="hint">${called === null ? t('A guest') : markup`<bdi>${called}</bdi>`}</p></li>`;
  });
  return markup`<section aria-labelledby="notes-title"><h2 id="notes-title">${t('Notes for all')}</h2><ul>${shown}</ul>${rest > 0 && markup`<p class="hint">${t('And {rest, plural, one {# earlier one} other {# earlier ones}}.', { rest })}</p>`}</section>`;
}

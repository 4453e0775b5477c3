import type { RsvpAnswer } from '#shared/enums.ts';
import type { Clock } from '#shared/rules/time/clock.ts';
import type { Database } from '#server/database/database.ts';
import { answer } from '#server/domain/nights/answers.ts';
import type { AttendeeRow } from '#server/domain/nights/attendees-store.ts';
import type { AnswerForm } from './guest-forms.ts';

/** What the browser of who answers tells of them; null where it does not. */
export interface ReadersBrowser {
  timeZone: string | null;
  clock: Clock | null;
}

/**
 * Takes the answer of a guest by their personal link. Who does not come brings nothing and arrives at no time.
 * @throws Refusal as `answer` does
 */
export const giveAnswer = (db: Database, guest: AttendeeRow, { along, ...form }: AnswerForm, browser: ReadersBrowser) =>
  db.transaction((tx) =>
    answer(tx, {
      attendeeId: guest.id,
      via: 'link',
      ...form,
      ...browser,
      ...(along !== undefined && { partySize: Math.max(along, newlyNamed(guest, form)) + 1 }),
      ...(form.status === 'declined' && { arrival: null, brings: null }),
    }),
  );

/** Takes one of the three answers, and leaves what was said beside it as it is. @throws Refusal as `answer` does */
export const giveStatus = (db: Database, guest: AttendeeRow, status: RsvpAnswer, browser: ReadersBrowser) =>
  db.transaction((tx) => answer(tx, { attendeeId: guest.id, via: 'link', status, ...browser }));

/** Who is named now comes along, also where the number says fewer; names that stood there before do not raise it. */
const newlyNamed = (
  { companions: before }: AttendeeRow,
  { companions = [] }: Pick<AnswerForm, 'companions'>,
): number => (companions.join() === before.join() ? 0 : companions.length);

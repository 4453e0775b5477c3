import type { Language } from '#shared/text/languages.ts';
import type { Request } from 'express';
import type { RsvpAnswer } from '#shared/enums.ts';
import type { HourCycle } from '#shared/time/hour-cycle.ts';
import type { Database } from '#server/platform/database/database.ts';
import { answer, type AttendeeRow, withNightLock } from '#server/nights/service.ts';
import { knownHourCycle } from '#server/platform/http/request-hour-cycle.ts';
import { language } from '#server/platform/words/language.ts';
import { type AnswerForm, type Typed, zoneIn } from './guest-forms.ts';

/** Data of the answering browser; null if unknown. */
export interface ReadersBrowser {
  timeZone: string | null;
  hourCycle: HourCycle | null;
  language: Language | null;
}

/** @param typed the form's fields */
export function readersBrowser(req: Request, typed: Typed): ReadersBrowser {
  const hourCycle = knownHourCycle(req);
  return { timeZone: zoneIn(typed), hourCycle, language: hourCycle && language() };
}

/** Records the answer of a guest with a personal link. @throws Refusal as `answer` does */
export const saveAnswer = (db: Database, guest: AttendeeRow, { along, ...form }: AnswerForm, browser: ReadersBrowser) =>
  withNightLock(db, guest.eventId, (tx, event) =>
    answer(tx, event, {
      attendeeId: guest.id,
      via: 'link',
      ...form,
      ...browser,
      ...(along !== undefined && { partySize: Math.max(along, newlyNamed(guest, form)) + 1 }),
    }),
  );

/** Records one of the three answers, and leaves the other fields unchanged. @throws Refusal as `answer` does */
export const saveStatus = (db: Database, guest: AttendeeRow, status: RsvpAnswer, browser: ReadersBrowser) =>
  withNightLock(db, guest.eventId, (tx, event) =>
    answer(tx, event, { attendeeId: guest.id, via: 'link', status, ...browser }),
  );

/** Newly typed companion names raise the party size if needed; names from before do not. */
const newlyNamed = ({ companions: before }: AttendeeRow, { companions = [] }: Pick<AnswerForm, 'companions'>): number =>
  companions.join() === before.join() ? 0 : companions.length;

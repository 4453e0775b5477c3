import type { Database } from '../../database/database.ts';
import { answer } from '../game-nights/answers.ts';
import type { AttendeeRow } from '../game-nights/attendees-store.ts';
import type { AnswerForm } from './guest-forms.ts';

/**
 * Takes the answer of a guest by their personal link. Who does not come brings nothing and arrives at no time.
 * @throws Refusal as `answer` does
 */
export const giveAnswer = (db: Database, guest: AttendeeRow, { along, ...form }: AnswerForm) =>
  db.transaction((tx) =>
    answer(tx, {
      attendeeId: guest.id,
      via: 'link',
      ...form,
      ...(along !== undefined && { partySize: along + 1 }),
      ...(form.status === 'declined' && { arrival: null, brings: null }),
    }),
  );

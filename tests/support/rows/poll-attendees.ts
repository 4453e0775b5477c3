import fc from 'fast-check';
import { DATE_ANSWERS } from '#shared/enums.ts';
import type { PollAttendee } from '#shared/nights/date-polls/poll.ts';

export const NOW = new Date('2026-11-01T12:00:00Z');
export const DAY_MS = 86_400_000;

export const optionsOf = (count: number, firstDay = 1) =>
  Array.from({ length: count }, (_, index) => ({
    id: index + 1,
    startsAt: new Date(NOW.getTime() + (firstDay + index) * DAY_MS),
  }));

type Answers = (string | null)[];

export const attendee = (id: number, answers: Answers, facts: Partial<PollAttendee> = {}): PollAttendee => ({
  id,
  name: `Guest ${id}`,
  isHost: id === 1,
  partySize: 1,
  awaitsApproval: false,
  notWithout: false,
  answers: new Map(
    answers.flatMap((answer, index) =>
      DATE_ANSWERS.flatMap((one) =>
        one === answer ? [[index + 1, { answer: one, answeredAt: new Date(NOW.getTime() + id) }] as const] : [],
      ),
    ),
  ),
  ...facts,
});

/** Up to twelve attendees with any answers to six options; the first is the host. */
export const anyAttendees = fc
  .array(
    fc.record({
      answers: fc.array(fc.constantFrom(...DATE_ANSWERS, null), { minLength: 6, maxLength: 6 }),
      partySize: fc.integer({ min: 1, max: 4 }),
      awaitsApproval: fc.boolean(),
      notWithout: fc.integer({ min: 0, max: 5 }).map((dice) => dice === 0),
    }),
    { minLength: 1, maxLength: 12 },
  )
  .map((list) => list.map(({ answers, ...facts }, index) => attendee(index + 1, answers, facts)));

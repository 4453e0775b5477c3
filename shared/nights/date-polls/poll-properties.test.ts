import fc from 'fast-check';
import { expect, test } from 'vitest';
import { anyAttendees, DAY_MS, NOW, optionsOf } from '#tests/support/rows/poll-attendees.ts';
import { changedOptions } from '#server/nights/date-polls/change-options.ts';
import { chooseDate, weighOption } from './choose-date.ts';
import { counted, headsOf, type PollAttendee } from './poll.ts';
import { dateOutcomes } from './date-outcomes.ts';

/** The heads that have a seat, counted one party after the other, the host first. */
function seatedHeads(id: number, attendees: readonly PollAttendee[], seats: number | null) {
  let left = seats ?? Infinity;
  const heads = { yes: 0, if_need_be: 0 };
  for (const answer of ['yes', 'if_need_be'] as const)
    for (const one of attendees) {
      if (one.answers.get(id)?.answer !== answer || one.awaitsApproval || (one.partySize > left && !one.isHost))
        continue;
      left -= one.partySize;
      heads[answer] += one.partySize;
    }
  return heads;
}

test('no eligible date ranks higher than the chosen date', () => {
  fc.assert(
    fc.property(
      anyAttendees.map((list) => list.map((one) => (one.isHost ? { ...one, awaitsApproval: false } : one))),
      fc.option(fc.integer({ min: 1, max: 8 })),
      fc.option(fc.integer({ min: 1, max: 12 })),
      fc.integer({ min: -5, max: 3 }),
      (attendees, minHeads, seats, firstDay) => {
        const conditions = { minHeads, seats, pinnedGames: [] };
        const options = optionsOf(6, firstDay);
        const chosen = chooseDate(options.map((option) => weighOption(option, attendees, conditions, NOW)));
        const hostHeads = attendees[0]?.partySize ?? 0;
        const seatedIds = (id: number) =>
          new Set(dateOutcomes(id, attendees, seats).flatMap((one) => (one.outcome === 'seated' ? [one.id] : [])));
        const possible = options.filter(({ id, startsAt }) => {
          const { yes: heads } = seatedHeads(id, attendees, seats);
          const needed = counted(attendees).filter((one) => one.notWithout || one.isHost);
          return (
            startsAt > NOW &&
            heads > hostHeads &&
            heads >= (minHeads ?? 0) &&
            needed.every((one) => seatedIds(id).has(one.id))
          );
        });
        expect(chosen === null).toBe(possible.length === 0);
        if (!chosen) return;
        const { id, startsAt } = chosen.option;
        expect(possible.map((option) => option.id)).toContain(id);
        const mine = seatedHeads(id, attendees, seats);
        for (const other of possible) {
          const theirs = seatedHeads(other.id, attendees, seats);
          const [more, same] = [theirs.yes - mine.yes, theirs.if_need_be - mine.if_need_be];
          expect(more).toBeLessThanOrEqual(0);
          if (more === 0) expect(same).toBeLessThanOrEqual(0);
          if (more === 0 && same === 0) expect(other.startsAt.getTime()).toBeGreaterThanOrEqual(startsAt.getTime());
        }
      },
    ),
  );
});

test('the result does not depend on the order of options and attendees', () => {
  fc.assert(
    fc.property(anyAttendees, (attendees) => {
      const weigh = (list: PollAttendee[]) =>
        optionsOf(6).map((option) => weighOption(option, list, { minHeads: 2, seats: 5, pinnedGames: [] }, NOW));
      const [one, other] = [chooseDate(weigh(attendees)), chooseDate(weigh(attendees.toReversed()).toReversed())];
      expect(other?.option.id).toBe(one?.option.id);
    }),
  );
});

test('setting a date keeps all attendees, never exceeds the seats, and fills seats in order of the answers', () => {
  fc.assert(
    fc.property(anyAttendees, fc.option(fc.integer({ min: 1, max: 10 })), (attendees, capacity) => {
      const outcomes = dateOutcomes(1, attendees, capacity);
      expect(outcomes.map(({ id }) => id).toSorted((a, b) => a - b)).toEqual(attendees.map(({ id }) => id));
      const byId = new Map(attendees.map((one) => [one.id, one]));
      const seated = outcomes.flatMap(({ id, outcome }) => (outcome === 'seated' ? (byId.get(id) ?? []) : []));
      const hostHeads = headsOf(seated.filter(({ isHost }) => isHost));
      if (capacity !== null) expect(headsOf(seated)).toBeLessThanOrEqual(Math.max(capacity, hostHeads));
      const waitlist = outcomes.filter(({ outcome }) => outcome === 'waitlisted').map(({ id }) => id);
      expect(waitlist).toEqual(waitlist.toSorted((a, b) => a - b));
      for (const id of waitlist) {
        const before = seated.filter((one) => one.id < id || one.isHost);
        expect(headsOf(before) + (byId.get(id)?.partySize ?? 0)).toBeGreaterThan(capacity ?? Infinity);
      }
    }),
  );
});

test('an edit keeps the ids of all remaining options', () => {
  const days = fc.uniqueArray(fc.integer({ min: 0, max: 30 }), { minLength: 2, maxLength: 20 });
  fc.assert(
    fc.property(days, days, (before, wanted) => {
      const rows = before.map((day, place) => ({ id: place + 1, startsAt: new Date(day * DAY_MS) }));
      const { kept, added, removed } = changedOptions(
        rows,
        wanted.map((day) => ({ startsAt: new Date(day * DAY_MS) })),
      );
      const dayOf = ({ startsAt }: { startsAt: Date }) => startsAt.getTime() / DAY_MS;
      expect(kept.map(({ old }) => dayOf(old)).toSorted()).toEqual(
        before.filter((day) => wanted.includes(day)).toSorted(),
      );
      expect(kept.every(({ old, requested: same }) => dayOf(old) === dayOf(same))).toBe(true);
      expect(added.map(dayOf)).toEqual(wanted.filter((day) => !before.includes(day)));
      expect(removed.map(dayOf)).toEqual(before.filter((day) => !wanted.includes(day)));
    }),
  );
});

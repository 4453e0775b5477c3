import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { DATE_ANSWERS } from '../../../enums.ts';
import { brokenConditions } from './conditions.ts';
import { changedOptions } from './change-options.ts';
import { chooseDate, rankOptions, tieOf, weighOption } from './choose-date.ts';
import { type Conditions, counted, headsOf, type PollAttendee, thoseWho } from './poll.ts';
import { settledAttendees } from './settled-attendees.ts';

const NOW = new Date('2026-11-01T12:00:00Z');
const DAY_MS = 86_400_000;

const optionsOf = (count: number, firstDay = 1) =>
  Array.from({ length: count }, (_, place) => ({
    id: place + 1,
    startsAt: new Date(NOW.getTime() + (firstDay + place) * DAY_MS),
  }));

type Answers = (string | null)[];

const attendee = (id: number, answers: Answers, facts: Partial<PollAttendee> = {}): PollAttendee => ({
  id,
  name: `Guest ${id}`,
  isHost: id === 1,
  partySize: 1,
  awaitsApproval: false,
  notWithout: false,
  answers: new Map(
    answers.flatMap((answer, place) =>
      DATE_ANSWERS.flatMap((one) =>
        one === answer ? [[place + 1, { answer: one, answeredAt: new Date(NOW.getTime() + id) }] as const] : [],
      ),
    ),
  ),
  ...facts,
});

const chosenId = (
  attendees: PollAttendee[],
  { minHeads = null, count = 3, firstDay = 1 }: Partial<Record<'minHeads' | 'count' | 'firstDay', number | null>> = {},
) =>
  chooseDate(
    optionsOf(count ?? 3, firstDay ?? 1).map((option) =>
      weighOption(option, attendees, { minHeads: minHeads ?? null, seats: null, pinnedGames: [] }, NOW),
    ),
  )?.option.id ?? null;

const [yes, maybe, no] = DATE_ANSWERS;

/** The host, who comes on every day. */
const host = attendee(1, [yes, yes, yes, yes, yes, yes]);

describe('no date is chosen', () => {
  test('that no guest says yes to', () => expect(chosenId([host, attendee(2, [maybe, maybe, no])])).toBeNull());
  test('that the host does not say yes to', () =>
    expect(chosenId([attendee(1, [no, maybe, null]), attendee(2, [yes, yes, yes])])).toBeNull());
  test('that has passed', () => expect(chosenId([host, attendee(2, [yes, yes, yes])], { firstDay: -5 })).toBeNull());
  test('with too few people', () => expect(chosenId([host, attendee(2, [yes, yes, yes])], { minHeads: 3 })).toBeNull());
  test('without a seat for somebody whom the host does not want to be without', () => {
    const late = attendee(3, [yes], { notWithout: true });
    const attendees = [attendee(1, [yes]), attendee(2, [yes]), late];
    expect(brokenConditions(1, attendees, { minHeads: null, seats: 2, pinnedGames: [] })).toEqual([
      { what: 'person', text: 'Not without Guest 3, who would have no seat.', attendeeId: 3, isOpen: false },
    ]);
  });
  test('with too few people who can have a seat', () => {
    const attendees = [attendee(1, [yes, yes, yes]), attendee(2, [yes, yes, yes], { partySize: 9 })];
    const conditions = { minHeads: 3, seats: 4, pinnedGames: [] };
    expect(brokenConditions(1, attendees, conditions)).toEqual([
      {
        what: 'min_heads',
        text: 'Needs 3 people; 10 said yes, but only 1 can have a seat.',
        attendeeId: null,
        isOpen: false,
      },
    ]);
    expect(brokenConditions(1, attendees, { ...conditions, seats: 10 })).toEqual([]);
  });
  test('without somebody whom the host does not want to be without', () =>
    expect(
      chosenId([host, attendee(2, [yes, yes, yes]), attendee(3, [maybe, no, null], { notWithout: true })]),
    ).toBeNull());
});

describe('the date', () => {
  test('with the most people is chosen, and those whom a guest brings count', () => {
    expect(chosenId([host, attendee(2, [yes, no, no]), attendee(3, [no, yes, no], { partySize: 2 })])).toBe(2);
  });
  test('of two with as many yes is the one with more if need be, and then the earlier', () => {
    expect(chosenId([host, attendee(2, [yes, yes, no]), attendee(3, [no, maybe, no])])).toBe(2);
    expect(chosenId([host, attendee(2, [no, yes, yes])])).toBe(2);
  });
  test('that meets the conditions is chosen before one with more yes that does not', () => {
    const attendees = [
      host,
      attendee(2, [yes, yes, no]),
      attendee(3, [yes, no, no]),
      attendee(4, [yes, no, no]),
      attendee(5, [no, yes, no], { notWithout: true }),
    ];
    expect(chosenId(attendees)).toBe(2);
  });
  test('does not count who was not let in yet', () => {
    expect(
      chosenId([host, attendee(2, [yes, no, no]), attendee(3, [no, yes, no], { awaitsApproval: true, partySize: 9 })]),
    ).toBe(1);
  });
});

test('a tie names the other dates and what decided', () => {
  const weighed = rankOptions(
    optionsOf(3).map((option) =>
      weighOption(
        option,
        [attendee(1, [yes, yes, no]), attendee(2, [no, maybe, no])],
        { minHeads: null, seats: null, pinnedGames: [] },
        NOW,
      ),
    ),
  );
  const [leader] = weighed;
  if (!leader) throw new Error('no leader');
  expect(leader.option.id).toBe(2);
  expect(tieOf(leader, weighed)).toEqual({ tiedWith: [1], decidedBy: 'if_need_be' });
});

test('a pinned game names who would bring it', () => {
  const attendees = [attendee(1, [yes, yes]), attendee(2, [yes, no])];
  const conditions = { minHeads: 3, seats: null, pinnedGames: [{ title: 'Brass', by: 2, players: null }] };
  expect(brokenConditions(1, attendees, conditions).map(({ text }) => text)).toEqual(['Needs 3 people; 2 said yes.']);
  expect(brokenConditions(2, attendees, conditions).map(({ text }) => text)).toEqual([
    'Needs 3 people; 1 said yes.',
    'Not without Brass; Guest 2 did not say yes.',
  ]);
});

test('a pinned game must be playable with as many as say yes', () => {
  const attendees = [attendee(1, [yes, yes, no]), attendee(2, [yes, no, yes]), attendee(3, [yes, no, yes])];
  const broken = (optionId: number, players: { min: number; max: number }) =>
    brokenConditions(optionId, attendees, {
      minHeads: null,
      seats: null,
      pinnedGames: [{ title: 'Azul', by: 1, players }],
    });
  expect(broken(1, { min: 2, max: 4 })).toEqual([]);
  expect(broken(1, { min: 2, max: 2 }).map(({ text }) => text)).toEqual([
    'Not without Azul, for 2 people; 3 would come.',
  ]);
  expect(broken(2, { min: 2, max: Infinity }).map(({ text }) => text)).toEqual([
    'Not without Azul, for 2 or more people; 1 would come.',
  ]);
  expect(broken(3, { min: 2, max: 4 }).map(({ text }) => text)).toEqual(['You did not say yes to it.']);
});

test('a condition is open while those who are silent or said if need be can still meet it', () => {
  const attendees = [
    attendee(1, [yes, no, maybe]),
    attendee(2, [no, yes, null], { notWithout: true }),
    attendee(3, [null, no, yes], { partySize: 2 }),
  ];
  const open = (optionId: number, facts: Partial<Conditions>) =>
    brokenConditions(optionId, attendees, { minHeads: null, seats: null, pinnedGames: [], ...facts }).map(
      ({ what, attendeeId, isOpen }) => [what, attendeeId, isOpen],
    );
  expect(open(1, {})).toEqual([['person', 2, false]]);
  expect(open(2, {})).toEqual([['person', 1, false]]);
  expect(open(3, {})).toEqual([
    ['person', 1, true],
    ['person', 2, true],
  ]);
  expect(open(1, { minHeads: 3 })[0]).toEqual(['min_heads', null, true]);
  expect(open(1, { minHeads: 4 })[0]).toEqual(['min_heads', null, false]);
  expect(open(1, { minHeads: 3, seats: 2 })[0]).toEqual(['min_heads', null, false]);
  const azul = (min: number, max: number) => ({ pinnedGames: [{ title: 'Azul', by: 1, players: { min, max } }] });
  expect(open(1, azul(3, 4))[1]).toEqual(['game', null, true]);
  expect(open(1, azul(4, 5))[1]).toEqual(['game', null, false]);
});

const anyAttendees = fc
  .array(
    fc.record({
      answers: fc.array(fc.constantFrom(...DATE_ANSWERS, null), { minLength: 6, maxLength: 6 }),
      partySize: fc.integer({ min: 1, max: 4 }),
      awaitsApproval: fc.boolean(),
      notWithout: fc.integer({ min: 0, max: 5 }).map((dice) => dice === 0),
    }),
    { minLength: 1, maxLength: 12 },
  )
  .map((list) => list.map(({ answers, ...facts }, place) => attendee(place + 1, answers, facts)));

test('the chosen date is never worse under the rule than another that could be chosen', () => {
  fc.assert(
    fc.property(
      anyAttendees,
      fc.option(fc.integer({ min: 1, max: 8 })),
      fc.integer({ min: -5, max: 3 }),
      (attendees, minHeads, firstDay) => {
        const conditions = { minHeads, seats: null, pinnedGames: [] };
        const options = optionsOf(6, firstDay);
        const chosen = chooseDate(options.map((option) => weighOption(option, attendees, conditions, NOW)));
        const heads = (id: number, answer: 'yes' | 'if_need_be') => headsOf(thoseWho(attendees, id, answer));
        const possible = options.filter(
          ({ id, startsAt }) =>
            startsAt > NOW &&
            thoseWho(attendees, id, 'yes').some(({ isHost }) => !isHost) &&
            heads(id, 'yes') >= (minHeads ?? 0) &&
            counted(attendees).every((one) => !(one.notWithout || one.isHost) || one.answers.get(id)?.answer === 'yes'),
        );
        expect(chosen === null).toBe(possible.length === 0);
        if (!chosen) return;
        const { id, startsAt } = chosen.option;
        expect(possible.map((option) => option.id)).toContain(id);
        for (const other of possible) {
          const [more, same] = [
            heads(other.id, 'yes') - heads(id, 'yes'),
            heads(other.id, 'if_need_be') - heads(id, 'if_need_be'),
          ];
          expect(more).toBeLessThanOrEqual(0);
          if (more === 0) expect(same).toBeLessThanOrEqual(0);
          if (more === 0 && same === 0) expect(other.startsAt.getTime()).toBeGreaterThanOrEqual(startsAt.getTime());
        }
      },
    ),
  );
});

test('the order of options and attendees does not change the choice', () => {
  fc.assert(
    fc.property(anyAttendees, (attendees) => {
      const weigh = (list: PollAttendee[]) =>
        optionsOf(6).map((option) => weighOption(option, list, { minHeads: 2, seats: null, pinnedGames: [] }, NOW));
      const [one, other] = [chooseDate(weigh(attendees)), chooseDate(weigh(attendees.toReversed()).toReversed())];
      expect(other?.option.id).toBe(one?.option.id);
    }),
  );
});

test('setting a date loses nobody, never exceeds the seats for guests, and seats in the order of the answers', () => {
  fc.assert(
    fc.property(anyAttendees, fc.option(fc.integer({ min: 1, max: 10 })), (attendees, capacity) => {
      const settled = settledAttendees(1, attendees, capacity);
      expect(settled.map(({ id }) => id).toSorted((a, b) => a - b)).toEqual(attendees.map(({ id }) => id));
      const byId = new Map(attendees.map((one) => [one.id, one]));
      const seated = settled.flatMap(({ id, standing }) => (standing === 'seated' ? (byId.get(id) ?? []) : []));
      const hostHeads = headsOf(seated.filter(({ isHost }) => isHost));
      if (capacity !== null) expect(headsOf(seated)).toBeLessThanOrEqual(Math.max(capacity, hostHeads));
      const line = settled.filter(({ standing }) => standing === 'in_line').map(({ id }) => id);
      expect(line).toEqual(line.toSorted((a, b) => a - b));
      for (const id of line) {
        const before = seated.filter((one) => one.id < id || one.isHost);
        expect(headsOf(before) + (byId.get(id)?.partySize ?? 0)).toBeGreaterThan(capacity ?? Infinity);
      }
    }),
  );
});

test('an edit keeps every option that stays, whatever else it adds, removes or reorders', () => {
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
      expect(kept.every(({ old, wanted: same }) => dayOf(old) === dayOf(same))).toBe(true);
      expect(added.map(dayOf)).toEqual(wanted.filter((day) => !before.includes(day)));
      expect(removed.map(dayOf)).toEqual(before.filter((day) => !wanted.includes(day)));
    }),
  );
});

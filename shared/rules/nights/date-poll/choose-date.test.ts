import { describe, expect, test } from 'vitest';
import { DATE_ANSWERS } from '../../../enums.ts';
import { attendee, NOW, optionsOf } from '#tests/support/poll-attendees.ts';
import { brokenConditions } from './conditions.ts';
import { chooseDate, rankOptions, tieOf, weighOption } from './choose-date.ts';
import type { Conditions, PollAttendee } from './poll.ts';

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

describe('people without a seat do not decide', () => {
  const weighed = (attendees: PollAttendee[], seats: number) =>
    optionsOf(2).map((option) => weighOption(option, attendees, { minHeads: null, seats, pinnedGames: [] }, NOW));

  test('between two dates: a party beyond the seats that are left counts for neither', () => {
    const large = attendee(2, [yes, no], { partySize: 9 });
    const attendees = [attendee(1, [yes, yes]), large, attendee(3, [yes, yes]), attendee(4, [no, yes])];
    expect(weighed(attendees, 6).map(({ yesHeads }) => yesHeads)).toEqual([2, 3]);
    expect(chooseDate(weighed(attendees, 6))?.option.id).toBe(2);
    expect(chooseDate(weighed(attendees, 20))?.option.id).toBe(1);
  });
  test('as if need be: only the seats that those who say yes leave count', () => {
    const attendees = [attendee(1, [yes, yes]), attendee(2, [maybe, no], { partySize: 3 }), attendee(3, [yes, yes])];
    expect(weighed(attendees, 4).map(({ ifNeedBeHeads }) => ifNeedBeHeads)).toEqual([0, 0]);
    expect(weighed(attendees, 5).map(({ ifNeedBeHeads }) => ifNeedBeHeads)).toEqual([3, 0]);
  });
  test('a date to which only guests without a seat say yes is not chosen', () => {
    const attendees = [attendee(1, [yes, no]), attendee(2, [yes, no], { partySize: 4 })];
    expect(chooseDate(weighed(attendees, 3))).toBeNull();
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

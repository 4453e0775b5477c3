import { describe, expect, test } from 'vitest';
import { DATE_ANSWERS } from '#shared/enums.ts';
import { attendee, NOW, optionsOf } from '#tests/support/rows/poll-attendees.ts';
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

describe('a date is not chosen', () => {
  test('if no guest answers yes', () => expect(chosenId([host, attendee(2, [maybe, maybe, no])])).toBeNull());
  test('if the host does not answer yes', () =>
    expect(chosenId([attendee(1, [no, maybe, null]), attendee(2, [yes, yes, yes])])).toBeNull());
  test('if it has passed', () => expect(chosenId([host, attendee(2, [yes, yes, yes])], { firstDay: -5 })).toBeNull());
  test('if too few people answer yes', () =>
    expect(chosenId([host, attendee(2, [yes, yes, yes])], { minHeads: 3 })).toBeNull());
  test('if a required guest would have no seat', () => {
    const late = attendee(3, [yes], { notWithout: true });
    const attendees = [attendee(1, [yes]), attendee(2, [yes]), late];
    expect(brokenConditions(1, attendees, { minHeads: null, seats: 2, pinnedGames: [] })).toEqual([
      { what: 'person', text: 'Not without Guest 3, who would have no seat.', attendeeId: 3, isOpen: false },
    ]);
  });
  test('if too few people would have a seat', () => {
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
  test('if a required guest does not come', () =>
    expect(
      chosenId([host, attendee(2, [yes, yes, yes]), attendee(3, [maybe, no, null], { notWithout: true })]),
    ).toBeNull());
});

describe('the chosen date', () => {
  test('has the most people, companions included', () => {
    expect(chosenId([host, attendee(2, [yes, no, no]), attendee(3, [no, yes, no], { partySize: 2 })])).toBe(2);
  });
  test('among dates with equal yes answers has more "if need be" answers, and otherwise is the earlier one', () => {
    expect(chosenId([host, attendee(2, [yes, yes, no]), attendee(3, [no, maybe, no])])).toBe(2);
    expect(chosenId([host, attendee(2, [no, yes, yes])])).toBe(2);
  });
  test('meets the conditions, even if another date has more yes answers', () => {
    const attendees = [
      host,
      attendee(2, [yes, yes, no]),
      attendee(3, [yes, no, no]),
      attendee(4, [yes, no, no]),
      attendee(5, [no, yes, no], { notWithout: true }),
    ];
    expect(chosenId(attendees)).toBe(2);
  });
  test('ignores guests who are not approved yet', () => {
    expect(
      chosenId([host, attendee(2, [yes, no, no]), attendee(3, [no, yes, no], { awaitsApproval: true, partySize: 9 })]),
    ).toBe(1);
  });
});

describe('people without a seat are ignored', () => {
  const weighed = (attendees: PollAttendee[], seats: number) =>
    optionsOf(2).map((option) => weighOption(option, attendees, { minHeads: null, seats, pinnedGames: [] }, NOW));

  test('in yes counts: a party larger than the remaining seats counts for neither date', () => {
    const large = attendee(2, [yes, no], { partySize: 9 });
    const attendees = [attendee(1, [yes, yes]), large, attendee(3, [yes, yes]), attendee(4, [no, yes])];
    expect(weighed(attendees, 6).map(({ yesHeads }) => yesHeads)).toEqual([2, 3]);
    expect(chooseDate(weighed(attendees, 6))?.option.id).toBe(2);
    expect(chooseDate(weighed(attendees, 20))?.option.id).toBe(1);
  });
  test('in "if need be" counts: only seats left by yes answers count', () => {
    const attendees = [attendee(1, [yes, yes]), attendee(2, [maybe, no], { partySize: 3 }), attendee(3, [yes, yes])];
    expect(weighed(attendees, 4).map(({ ifNeedBeHeads }) => ifNeedBeHeads)).toEqual([0, 0]);
    expect(weighed(attendees, 5).map(({ ifNeedBeHeads }) => ifNeedBeHeads)).toEqual([3, 0]);
  });
  test('a date is not chosen if only guests without a seat answer yes', () => {
    const attendees = [attendee(1, [yes, no]), attendee(2, [yes, no], { partySize: 4 })];
    expect(chooseDate(weighed(attendees, 3))).toBeNull();
  });
});

test('a tie names the other dates and the deciding rule', () => {
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

test('a pinned game must fit the number of yes answers', () => {
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

test('a condition stays open while silent or "if need be" guests can still meet it', () => {
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

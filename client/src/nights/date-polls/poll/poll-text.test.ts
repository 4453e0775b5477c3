import { describe, expect, test } from 'vitest';
import { aDatePoll, aDateOption, aDateVoter } from '#tests/support/rows/a-date-poll.ts';
import { outcomeText } from './outcome-text.ts';
import { isLeader, type PollContext } from './poll-context.ts';
import { addedCount, lostAnswers, pollFieldsOf } from './changed-dates.ts';
import { unmetConditions } from './condition-levels.ts';
import { pollChanges } from './poll-changes.ts';
import {
  agoText,
  conditionsText,
  countsText,
  dateNeededText,
  listNames,
  lostText,
  namesIn,
  shownPoll,
  leaderText,
  mailedGuests,
  silentText,
} from './poll-text.ts';
import { anAttendee } from '#tests/support/rows/an-attendee.ts';
import { anEvent } from '#tests/support/rows/an-event.ts';

const zone = 'Europe/Berlin';
const asked = new Date('2026-11-20T10:00:00Z');
const fourth = aDateOption({ id: 1, startsAt: new Date('2026-12-04T18:00:00Z'), rank: 1 });
const fifth = aDateOption({ id: 2, startsAt: new Date('2026-12-05T17:00:00Z'), rank: 2, gains: [3], loses: [2] });
const host = aDateVoter({ id: 1, name: 'Maya', isHost: true, answers: ['yes', 'yes'] });
const priya = aDateVoter({ id: 2, name: 'Priya', answers: ['yes', 'no'], invitedAt: asked, answeredAt: asked });
const jonas = aDateVoter({ id: 3, name: 'Jonas', answers: ['if_need_be', 'yes'], invitedAt: asked, answeredAt: asked });
const noor = aDateVoter({ id: 4, name: 'Noor', answers: [null, null], invitedAt: asked });
const poll = aDatePoll({
  options: [
    { ...fourth, outcome: { ...fourth.outcome, seated: [2, 1], maybe: [3], silent: [4] } },
    { ...fifth, outcome: { ...fifth.outcome, seated: [1, 3], declined: [2], silent: [4] } },
  ],
  attendees: [host, priya, jonas, noor],
  leader: { optionId: 1, meetsConditions: true, tiedWith: [], decidedBy: 'yes' },
});
const names = namesIn(poll, 1);
const mailed = mailedGuests([1, 2, 3, 4].map((id) => anAttendee({ id, isHost: id === 1, invitedAt: asked })));
const event = anEvent({ timeZone: zone });
const context: PollContext = { event, poll, names, mailed, onSet: () => {}, onPinGame: () => {}, isSetting: false };

test('names are listed, the rest counted', () => {
  expect([listNames([]), listNames(['You']), listNames(['You', 'Tom', 'Elif'])]).toEqual([
    '',
    'You',
    'You, Tom and Elif',
  ]);
  expect(listNames(['A', 'B', 'C', 'D', 'E'], 4)).toBe('A, B, C and 2 others');
});

describe('the summary', () => {
  test('names silent invited guests and counts the guests who get a mail', () => {
    expect(silentText(poll)).toBe('Noor has not answered');
    expect(silentText({ ...poll, attendees: [host, priya, aDateVoter({ id: 9, answers: [null, null] })] })).toBe(
      'Everybody asked has answered',
    );
    expect([...mailed]).toEqual([2, 3, 4]);
  });

  test('of a list without mails says that nobody was asked', () => {
    const unasked = aDateVoter({ id: 9, answers: [null, null], invitedAt: null });
    expect(silentText({ ...poll, attendees: [host, unasked] })).toBe('Nobody is asked yet');
  });

  test('counts no mail for guests without an address, who muted mails, or who were not asked', () => {
    const list = [
      anAttendee({ id: 2, email: 'x@guest.invalid', invitedAt: asked }),
      anAttendee({ id: 3, muted: true, invitedAt: asked }),
      anAttendee({ id: 4, invitedAt: asked }),
      anAttendee({ id: 5 }),
      anAttendee({ id: 6, answeredDates: true }),
      anAttendee({ id: 7, respondedAt: asked }),
    ];
    expect([...mailedGuests(list)]).toEqual([4, 6, 7]);
  });

  test('lists the conditions', () => {
    expect(conditionsText(poll, names)).toBeNull();
    const strict = { ...poll, minHeads: 4, attendees: [host, { ...priya, notWithout: true }, jonas] };
    expect(conditionsText(strict, names)).toBe('at least 4 people, not without Priya');
  });
});

test('the best date shows who comes, who is asked again, and the difference to the next best', () => {
  const [best] = poll.options;
  expect(best && outcomeText(best, context, 'en-GB')).toMatchObject({
    coming: ['You', 'Priya'],
    asked: ['Jonas'],
    loses: [],
    silent: 'Noor gets the ordinary invitation',
    compared: 'On Sat 5 Dec, Jonas can come, Priya cannot come',
    note: '3 mails, 10 seconds to undo',
  });
});

test('uninvited guests get no mail, and neither does the host', () => {
  const [best] = poll.options;
  const outcome = {
    seated: [1],
    inLine: [],
    awaitsApproval: [],
    maybe: [],
    declined: [],
    asked: [2],
    silent: [4, 5, 6],
  };
  const unasked = [5, 6].map((id) => aDateVoter({ id, name: `Guest ${id}`, answers: [null, null] }));
  const all = { ...poll, attendees: [...poll.attendees, ...unasked] };
  const words = best && outcomeText({ ...best, outcome }, { ...context, poll: all, names: namesIn(all, 1) }, 'en-GB');
  expect(words).toMatchObject({
    more: null,
    silent: 'Priya is asked about it. Noor gets the ordinary invitation. Guest 5 and Guest 6 are not asked yet',
  });
  const nobody = best && outcomeText(best, { ...context, mailed: new Set() }, 'en-GB');
  expect(nobody).toMatchObject({ more: null, silent: 'Noor gets no mail', note: 'No mails' });
});

test('after a deadline without a date the host sees the reason; conditions only if they decided', () => {
  const open = { ...poll, hostAskedAt: asked };
  expect(dateNeededText({ ...open, settlesItself: false })).not.toContain('conditions');
  expect(dateNeededText({ ...open, settlesItself: true, leader: null })).toContain('nobody says yes');
  expect(dateNeededText({ ...open, settlesItself: true })).toContain('no date met your conditions');
  const past = poll.options.map((option) => ({ ...option, isPast: true }));
  expect(dateNeededText({ ...open, options: past })).toContain('Every date has passed');
});

test('another date is compared with the best one', () => {
  const other = poll.options[1];
  expect(other && outcomeText(other, context, 'en-GB')).toMatchObject({
    loses: ['Priya'],
    compared: 'Compared with Fri 4 Dec, Jonas can come, Priya cannot come',
  });
});

describe('the reason of the leading date', () => {
  const [first, second] = poll.options;
  const level = { optionId: 1, meetsConditions: true, tiedWith: [2], decidedBy: 'earlier' as const, text: '' };

  test('names tied dates', () => {
    expect(leaderText({ ...poll, leader: level }, zone, 'en-GB')).toBe(
      'Fri 4 Dec and Sat 5 Dec are tied, so the earlier one leads.',
    );
    expect(leaderText({ ...poll, leader: { ...level, decidedBy: 'if_need_be' } }, zone, 'en-GB')).toBe(
      'Fri 4 Dec and Sat 5 Dec have the same number of yes answers; Fri 4 Dec has the most “if need be”.',
    );
    expect(leaderText(poll, zone, 'en-GB')).toBe('Most people can come on Fri 4 Dec.');
  });

  test('is empty before a guest has answered, even if the host answered', () => {
    const quiet = { ...poll, attendees: [host, noor] };
    expect(leaderText(quiet, zone, 'en-GB')).toBe('Nobody has answered yet.');
    expect(first && isLeader(quiet, first)).toBe(false);
    expect(second && outcomeText(second, { ...context, poll: quiet }, 'en-GB').compared).toBeNull();
  });
});

describe('an unmet condition', () => {
  const option = { ...fourth, heads: { surely: 2, atMost: 3 }, yes: 2, ifNeedBe: 1, silent: 1 };
  const unmet = (minHeads: number, isOpen: boolean) => {
    const broken = [{ what: 'min_heads' as const, text: 'Needs more.', attendeeId: null, isOpen }];
    return unmetConditions({ ...option, broken }, { ...poll, minHeads });
  };

  test('shows the current number while it can still be met, otherwise the possible maximum', () => {
    expect(unmet(4, true)).toEqual([{ isOpen: true, text: '2 of 4 people so far' }]);
    expect(unmet(5, false)).toEqual([{ isOpen: false, text: 'Needs 5 people; at most 4 can come' }]);
  });

  test('names required people who declined, and those who can still accept', () => {
    const pinned = [host, { ...priya, answers: ['no' as const], notWithout: true }, { ...noor, notWithout: true }];
    const person = [2, 4].map((attendeeId) => ({
      what: 'person' as const,
      text: 'Not without them.',
      attendeeId,
      isOpen: attendeeId === 4,
    }));
    expect(unmetConditions({ ...option, broken: person }, { ...poll, attendees: pinned })).toEqual([
      { isOpen: false, text: 'Not without Priya, who said no' },
      { isOpen: true, text: 'Noor has not answered' },
    ]);
  });

  test('shows the rule for the host and for required people without a seat', () => {
    const without = (attendeeId: number, text: string) => ({
      what: 'person' as const,
      text,
      attendeeId,
      isOpen: false,
    });
    const broken = [without(1, 'You did not say yes to it.'), without(2, 'Not without Priya, who would have no seat.')];
    expect(unmetConditions({ ...option, broken }, poll).map(({ text }) => text)).toEqual(
      broken.map(({ text }) => text),
    );
  });
});

test('lost games are listed with reasons, or only with titles if there are many', () => {
  const brass = { title: 'Brass', why: 'not_brought', who: 'Ben' } as const;
  const heat = { title: 'Heat', why: 'too_few', who: null } as const;
  expect(lostText([])).toBe('All games are possible');
  expect(lostText([brass, heat])).toBe('Not possible: Brass (Ben would bring it), Heat (too few people)');
  expect(lostText([{ ...brass, why: 'lent', who: null }])).toBe('Not possible: Brass (it is lent)');
  expect(lostText([brass, heat, { ...heat, title: 'Scout' }])).toBe('Not possible: Brass, Heat and Scout');
});

describe('a new answer is announced', () => {
  const withAnswers = (answers: typeof noor.answers) => ({
    ...poll,
    attendees: [host, priya, jonas, { ...noor, answers }],
  });

  test('by date or as a whole', () => {
    expect(pollChanges(poll, withAnswers(['yes', null]), zone, 'en-GB')).toEqual(['Noor answered Fri 4 Dec with yes.']);
    expect(pollChanges(poll, withAnswers(['yes', 'no']), zone, 'en-GB')).toEqual(['Noor answered all 2.']);
    expect(pollChanges(withAnswers(['yes', 'no']), withAnswers(['yes', 'if_need_be']), zone, 'en-GB')).toEqual([
      'Noor changed Sat 5 Dec to if need be.',
    ]);
  });

  test('except for the host, or if nothing changed', () => {
    expect(
      pollChanges(poll, { ...poll, attendees: [{ ...host, answers: ['no', 'no'] }, priya, jonas, noor] }, zone),
    ).toEqual([]);
    expect(pollChanges(poll, poll, zone, 'en-GB')).toEqual([]);
  });

  test('for the correct date after dates were inserted', () => {
    const added = { ...poll, options: [aDateOption({ id: 9 }), ...poll.options] };
    const attendees = poll.attendees.map((one) => ({ ...one, answers: [null, ...one.answers] }));
    expect(pollChanges(poll, { ...added, attendees }, zone, 'en-GB')).toEqual([]);
  });
});

test('an edit of dates shows the number of new dates and of lost answers', () => {
  const fields = pollFieldsOf(poll, zone);
  const common = { time: '19:00', timeZone: zone };
  expect([addedCount(poll, fields, common), lostAnswers(poll, fields, common)]).toEqual([0, 0]);
  const [first] = fields.options;
  const changed = { ...fields, options: [...(first ? [first] : []), { day: '2026-12-11', time: null, location: '' }] };
  expect([addedCount(poll, changed, common), lostAnswers(poll, changed, common)]).toEqual([1, 2]);
});

test('past times are abbreviated', () => {
  const now = new Date('2026-11-23T12:00:00Z');
  const before = (minutes: number) => agoText(new Date(now.getTime() - minutes * 60_000), now);
  expect([0, 2, 180, 1500, 5800].map(before)).toEqual(['now', '2 min', '3 h', 'yesterday', '4 days']);
});

test.each([
  [{ yes: 3, ifNeedBe: 0, heads: { surely: 3, atMost: 3 } }, '3 yes'],
  [{ yes: 3, ifNeedBe: 1, heads: { surely: 3, atMost: 4 } }, '3 yes, 1 if need be'],
  [{ yes: 3, ifNeedBe: 0, heads: { surely: 5, atMost: 5 } }, '3 yes, 5 people'],
  [{ yes: 3, ifNeedBe: 1, heads: { surely: 3, atMost: 6 } }, '3 yes, 1 if need be, 3 to 6 people'],
])('companions and seats are shown if the number of heads differs from the answers: %j', (option, words) => {
  expect(countsText(option)).toBe(words);
});

test('playable games are shown after the first answer of a guest', () => {
  const best = { title: 'Brass', imageUrl: null, category: null, reason: 'Seats 1', broughtBy: null };
  const lost = [{ title: 'Heat', why: 'too_few' as const, who: null }];
  const options = [{ ...fourth, best, lost }];
  const asking = { ...poll, options, attendees: [host, noor] };
  expect(shownPoll(asking).options).toEqual([{ ...fourth, best: null, lost: [] }]);
  const answered = { ...poll, options };
  expect(shownPoll(answered)).toBe(answered);
});

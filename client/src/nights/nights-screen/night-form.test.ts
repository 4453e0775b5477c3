import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { emptyPoll } from '../date-polls/poll-fields.ts';
import type { Plan } from '#shared/enums.ts';
import { anEvent } from '#tests/support/rows/an-event.ts';
import { changedFacts, emptyNight, fieldsOf, nightForm, sameOrder, type NightFields } from './night-form.ts';

const filled: NightFields = {
  ...emptyNight({ eventType: 'game_night', hostEmail: 'maya@example.org', timeZone: 'Europe/Lisbon' }),
  title: 'Friday',
  day: '2026-12-04',
  time: '19:00',
};
const HOST = { plan: 'free', email: 'maya@example.org' } as const;
const read = (changes: Partial<NightFields>, plan: Plan = 'free', onList = 0) =>
  nightForm({ plan, email: 'maya@example.org' }, onList).safeParse({ ...filled, ...changes });
const messages = (changes: object, plan: Plan = 'free', onList = 0) =>
  read(changes, plan, onList).error?.issues.map(({ path, message }) => [path.join('.'), message]);

describe('a form is rejected', () => {
  test.each([
    [{ title: '  ' }, 'title', 'Event title is required'],
    [{ eventType: '' }, 'eventType', 'Event type is required'],
    [{ day: '' }, 'day', 'Date is required'],
    [{ time: '' }, 'time', 'Time is required'],
    [{ hostEmail: 'maya' }, 'hostEmail', 'Valid email is required'],
    [{ day: '0004-12-04' }, 'day', 'Please enter a date with a year of four digits'],
    [{ maxAttendees: '0' }, 'maxAttendees', 'Please enter 1 or more'],
    [{ maxAttendees: '2.5' }, 'maxAttendees', 'Please enter a whole number'],
    [{ maxCompanions: '20' }, 'maxCompanions', 'Please enter at most 19'],
    [{ bannerUrl: 'picture' }, 'bannerUrl', 'Please enter a web address that begins with http:// or https://'],
    [{ timeZone: 'Mars/Base' }, 'timeZone', 'There is no such time zone'],
    [
      { guests: 'ana@example.org, bob' },
      'guests',
      '"bob": There is no email address in this. Please correct or remove it.',
    ],
  ])('with %j', (changes, field, message) => {
    expect(messages(changes)).toEqual([[field, message]]);
  });

  test('with a time that the change to summer time skips', () => {
    const spring = { day: '2027-03-28', timeZone: 'Europe/Berlin' };
    expect(messages({ ...spring, time: '02:30' })).toEqual([
      ['time', expect.stringMatching(/^The clocks go forward, so there is no .*2:30/)],
    ]);
    expect(messages({ ...spring, time: '03:30' })).toBeUndefined();
  });

  test('with a name of more than 80 characters', () => {
    expect(messages({ hostName: 'N'.repeat(81) })?.map(([field]) => field)).toEqual(['hostName']);
  });

  test('with date and time both missing, for each', () => {
    expect(messages({ day: '', time: '' })).toEqual([
      ['day', 'Date is required'],
      ['time', 'Time is required'],
    ]);
  });

  test('with more guests than the plan allows, including those on the list', () => {
    const guests = Array.from({ length: 3 }, (_, n) => `guest${n}@example.org`).join('\n');
    expect(messages({ guests }, 'free', 17)).toBeUndefined();
    expect(messages({ guests }, 'free', 18)).toEqual([
      ['guests', 'Free allows 20 guests on one event. Premium lifts this limit.'],
    ]);
    expect(messages({ guests }, 'premium', 18)).toBeUndefined();
  });
});

describe('a form with a date poll', () => {
  const on = (day: string, time: string | null = null) => ({ day, time, location: '' });
  const poll = { ...emptyPoll, options: [on('2998-12-04'), on('2998-12-05', '18:00')], minHeads: '4' };

  test('is rejected with fewer than two dates, more than the plan allows, or an invalid one', () => {
    const many = Array.from({ length: 6 }, (_, day) => on(`2998-12-0${day + 1}`));
    expect(messages({ dateMode: 'choose', poll: emptyPoll })).toEqual([
      ['poll', 'Choose at least two dates in the calendar.'],
    ]);
    expect(messages({ dateMode: 'choose', poll: { ...poll, options: many } })).toEqual([
      ['poll', 'Up to 5 dates can be proposed. Please remove 1.'],
    ]);
    expect(messages({ dateMode: 'choose', poll: { ...poll, options: many } }, 'premium')).toBeUndefined();
    expect(messages({ dateMode: 'choose', poll: { ...poll, options: [...poll.options, on('2020-01-01')] } })).toEqual([
      ['poll', 'Please correct the marked date.'],
    ]);
  });

  test('is rejected if answers end after the last date', () => {
    expect(messages({ dateMode: 'choose', poll: { ...poll, answersUntil: '2998-12-05T18:00' } })).toEqual([
      ['poll', 'The deadline should be before the last date.'],
    ]);
  });

  test('is sent without a date and with its date options', () => {
    const written = read({ dateMode: 'choose', day: '', poll: { ...poll, answersUntil: '' } }).data;
    expect(written?.facts).not.toHaveProperty('date');
    expect(written?.datePoll).toEqual({
      options: [
        { startsAt: '2998-12-04T19:00:00+00:00', location: null },
        { startsAt: '2998-12-05T18:00:00+00:00', location: null },
      ],
      answersUntil: null,
      settlesItself: false,
      minHeads: 4,
      showsGames: true,
    });
  });
});

test('the typed address of the host is no guest, and does not count for the limit', () => {
  const twenty = Array.from({ length: 20 }, (_, index) => `guest${index}@example.org`).join(' ');
  const { data } = read({ guests: `${twenty}; Maya <MAYA@example.org>` });
  expect(data?.guests).toHaveLength(20);
  expect(data?.guests.map(({ email }) => email)).not.toContain('maya@example.org');
});

test('an edit during a date poll does not change the date', () => {
  const event = anEvent({ status: 'finding_date', timeZone: 'Europe/Lisbon' });
  const written = nightForm(HOST, 0).parse({
    ...fieldsOf(event, [], ''),
    title: 'Sunday',
    timeZone: 'Europe/Lisbon',
  });
  expect(changedFacts(event, written.facts)).toEqual({ title: 'Sunday' });
});

test('date and time are converted in the zone of the host, also in summer time', () => {
  expect(read({}).data?.facts.date).toBe('2026-12-04T19:00:00+00:00');
  expect(read({ day: '2026-07-03' }).data?.facts.date).toBe('2026-07-03T19:00:00+01:00');
});

test('guests are parsed with their names, without duplicates', () => {
  expect(read({ guests: '"Ana Sá" <ana@example.org>\nbob@example.org; ANA@example.org' }).data?.guests).toEqual([
    { email: 'ana@example.org', name: 'Ana Sá' },
    { email: 'bob@example.org', name: null },
  ]);
});

test('blank texts and an empty limit are sent as null', () => {
  expect(read({ location: ' ' }).data?.facts).toMatchObject({
    location: null,
    maxAttendees: null,
    maxCompanions: 19,
    customMessage: null,
  });
});

describe('an edit', () => {
  const event = anEvent({ date: new Date('2026-12-04T19:00:30Z'), timeZone: 'Europe/Lisbon', location: 'Kitchen' });
  const changed = (changes: Partial<NightFields>) => {
    const written = nightForm(HOST, 0).parse({ ...fieldsOf(event, [], ''), ...changes });
    return changedFacts(event, written.facts);
  };

  test('without changes sends nothing', () => {
    expect(changed({})).toEqual({});
  });

  test('sends only changed fields', () => {
    expect(changed({ maxCompanions: '0' })).toEqual({ maxCompanions: 0 });
    expect(changed({ title: 'Sunday', location: '' })).toEqual({ title: 'Sunday', location: null });
    expect(changed({ time: '20:15' })).toEqual({ date: '2026-12-04T20:15:00+00:00' });
    expect(changed({ timeZone: 'Europe/Berlin' })).toEqual({
      timeZone: 'Europe/Berlin',
      date: '2026-12-04T19:00:00+01:00',
    });
  });

  test('of an event in any zone sends no date if date and time are unchanged', () => {
    const zones = fc.constantFrom('UTC', 'Europe/Lisbon', 'America/St_Johns', 'Pacific/Apia');
    const years = { min: new Date('2001-01-01T00:00:00Z'), max: new Date('2100-01-01T00:00:00Z'), noInvalidDate: true };
    fc.assert(
      fc.property(fc.date(years), zones, (date, timeZone) => {
        const one = anEvent({ date, timeZone });
        const written = nightForm(HOST, 0).parse(fieldsOf(one, [], ''));
        expect(changedFacts(one, written.facts)).toEqual({});
      }),
    );
  });
});

test('lists of games are equal only in the same order', () => {
  expect([sameOrder([1, 2], [1, 2]), sameOrder([1, 2], [2, 1]), sameOrder([1], [1, 2])]).toEqual([true, false, false]);
});

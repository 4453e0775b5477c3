import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  dateAfter,
  daysLater,
  firstFrom,
  isCalendarDay,
  LAST_WEEK,
  MONTH_WEEKS,
  monthWeeksOf,
  nightMoment,
  nightsDue,
  type NightRule,
  type RepeatingNight,
  wallTimeAt,
} from './repeating-nights.ts';

const WEEKLY: NightRule = { repeat: 'weekly', monthWeek: null };
const TWO_WEEKS: NightRule = { repeat: 'two_weeks', monthWeek: null };
const monthly = (monthWeek: number): NightRule => ({ repeat: 'monthly', monthWeek });
const ZONES = ['America/Sao_Paulo', 'Europe/Berlin', 'Pacific/Auckland', 'Asia/Tehran', 'UTC'];

const dates = fc.integer({ min: 0, max: 20_000 }).map((days) => daysLater('1995-01-01', days));
const rules = fc.oneof(
  fc.constantFrom(WEEKLY, TWO_WEEKS).chain((rule) => dates.map((date) => ({ rule, date }))),
  dates.chain((date) => fc.constantFrom(...monthWeeksOf(date)).map((week) => ({ rule: monthly(week), date }))),
);
const weekday = (date: string) => new Date(`${date}T00:00:00Z`).getUTCDay();

const FRIDAYS: RepeatingNight = {
  ...WEEKLY,
  time: '19:00',
  timeZone: 'Europe/Berlin',
  nextDate: '2026-12-04',
  daysAhead: 14,
};
const dueDates = (night: RepeatingNight, now: string) => {
  const { due, next } = nightsDue(night, new Date(now));
  return [due.map(({ date }) => date), next];
};

describe('the next date', () => {
  test.each([
    [WEEKLY, '2026-12-31', '2027-01-07'],
    [TWO_WEEKS, '2026-12-31', '2027-01-14'],
    [monthly(2), '2026-12-11', '2027-01-08'],
    [monthly(4), '2027-01-22', '2027-02-26'],
    [monthly(LAST_WEEK), '2027-01-29', '2027-02-26'],
    [monthly(LAST_WEEK), '2027-02-26', '2027-03-26'],
    [monthly(LAST_WEEK), '2027-03-26', '2027-04-30'],
    [{ repeat: 'never', monthWeek: null } as const, '2026-12-31', null],
    [{ repeat: 'never', monthWeek: 2 } as const, '2026-12-31', null],
    [{ repeat: 'monthly', monthWeek: null } as const, '2026-12-31', null],
  ])('of %j after %s is %s', (rule, date, after) => {
    expect(dateAfter(rule, date)).toBe(after);
  });

  test('has the same weekday and, for a monthly rule, is in the next month', () => {
    fc.assert(
      fc.property(rules, ({ rule, date }) => {
        const after = dateAfter(rule, date) ?? '';
        expect(weekday(after)).toBe(weekday(date));
        expect(after > date).toBe(true);
        if (rule.repeat !== 'monthly') return;
        expect(monthWeeksOf(after)).toContain(rule.monthWeek);
        const months = (text: string) => Number(text.slice(0, 4)) * 12 + Number(text.slice(5, 7));
        expect(months(after)).toBe(months(date) + 1);
      }),
    );
  });
});

test('the first date from a day on equals the result of repeated next dates', () => {
  fc.assert(
    fc.property(rules, fc.integer({ min: -100, max: 4000 }), ({ rule, date }, days) => {
      const day = daysLater(date, days);
      let walked = date;
      while (walked < day) walked = dateAfter(rule, walked) ?? '';
      expect(firstFrom(rule, date, day)).toBe(walked);
    }),
  );
});

test('the first date of a night that does not repeat is its own date, until that has passed', () => {
  const never = { repeat: 'never', monthWeek: null } as const;
  const days = ['2026-12-30', '2026-12-31', '2027-01-01'];
  expect(days.map((day) => firstFrom(never, '2026-12-31', day))).toEqual(['2026-12-31', '2026-12-31', null]);
});

test('an invalid time throws an error', () => {
  expect(() => nightMoment('2026-12-04', '25:00', 'UTC')).toThrow('2026-12-04 25:00 is no time');
});

test('every day belongs to one or two weeks of its month', () => {
  expect([monthWeeksOf('2026-12-25'), monthWeeksOf('2027-01-29'), monthWeeksOf('2027-01-22')]).toEqual([
    [4, LAST_WEEK],
    [LAST_WEEK],
    [4],
  ]);
  fc.assert(
    fc.property(dates, (date) => {
      const weeks = monthWeeksOf(date);
      expect(weeks.length).toBeGreaterThan(0);
      for (const week of weeks) expect(MONTH_WEEKS).toContain(week);
    }),
  );
});

describe('the local time stays the same for two years', () => {
  test.each([
    // The last two years with clock changes there.
    ['America/Sao_Paulo', '2017-03-03', '2019-03-08'],
    ['Europe/Berlin', '2026-01-02', '2028-01-07'],
    ['Pacific/Auckland', '2026-01-02', '2028-01-07'],
  ])('in %s', (timeZone, from, to) => {
    let date = from;
    const offsets = new Set<number>();
    for (; date < to; date = dateAfter(WEEKLY, date) ?? '') {
      const moment = nightMoment(date, '19:30', timeZone);
      expect(wallTimeAt(moment, timeZone)).toEqual({ date, time: '19:30' });
      offsets.add(Date.parse(`${date}T19:30:00Z`) - moment.getTime());
    }
    expect([date, offsets.size]).toEqual([to, 2]);
  });

  test('on any day, at any hour', () => {
    const times = fc.tuple(fc.nat({ max: 23 }), fc.nat({ max: 59 }));
    fc.assert(
      fc.property(dates, times, fc.constantFrom(...ZONES), (date, [hour, minute], timeZone) => {
        const time = `${String(hour).padStart(2, '0')}:${String(minute).padStart(2, '0')}`;
        const shown = wallTimeAt(nightMoment(date, time, timeZone), timeZone);
        // In a skipped hour the clocks have gone ahead, over midnight at most.
        expect(shown.time === time ? shown.date : date).toBe(date);
        expect(shown.date >= date).toBe(true);
      }),
    );
  });
});

test.each([
  ['skipped, and counts by the offset before', '2027-03-28', '02:30', '2027-03-28T01:30:00.000Z'],
  ['shown twice, and the first is meant', '2026-10-25', '02:30', '2026-10-25T00:30:00.000Z'],
])('a local time in Berlin that is %s', (_, date, time, moment) => {
  expect(nightMoment(date, time, 'Europe/Berlin').toISOString()).toBe(moment);
});

describe('due nights', () => {
  test('are those within the days ahead, in local time', () => {
    expect(dueDates(FRIDAYS, '2026-11-19T22:59:00Z')).toEqual([[], '2026-12-04']);
    expect(dueDates(FRIDAYS, '2026-11-19T23:00:00Z')).toEqual([['2026-12-04'], '2026-12-11']);
    expect(dueDates({ ...FRIDAYS, timeZone: 'Pacific/Auckland' }, '2026-11-19T11:00:00Z')).toEqual([
      ['2026-12-04'],
      '2026-12-11',
    ]);
  });

  test('omit dates that passed in the meantime', () => {
    expect(dueDates({ ...FRIDAYS, daysAhead: 3 }, '2026-12-23T12:00:00Z')).toEqual([['2026-12-25'], '2027-01-01']);
    expect(dueDates({ ...FRIDAYS, daysAhead: 3 }, '2026-12-25T18:00:00Z')).toEqual([[], '2027-01-01']);
    expect(dueDates({ ...FRIDAYS, daysAhead: 0 }, '2026-12-25T17:59:00Z')).toEqual([['2026-12-25'], '2027-01-01']);
  });

  test('are empty for a template without a rule, a time or a next date', () => {
    for (const lacking of [{ repeat: 'never' as const }, { time: null }, { nextDate: null }])
      expect(nightsDue({ ...FRIDAYS, ...lacking }, new Date('2026-12-01T00:00:00Z')).due).toEqual([]);
  });

  test('are created once each, in order and in the future, at any interval of runs', () => {
    const looks = fc.array(fc.integer({ min: 1, max: 40 * 24 }), { minLength: 1, maxLength: 20 });
    fc.assert(
      fc.property(
        rules,
        looks,
        fc.nat({ max: 60 }),
        fc.constantFrom(...ZONES),
        ({ rule, date }, hours, ahead, zone) => {
          const night: RepeatingNight = { ...rule, time: '02:30', timeZone: zone, nextDate: date, daysAhead: ahead };
          let now = nightMoment(date, '12:00', zone).getTime() - 70 * 86_400_000;
          const made: string[] = [];
          for (const step of hours) {
            now += step * 3_600_000;
            const { due, next } = nightsDue(night, new Date(now));
            for (const one of due) {
              expect(one.at.getTime()).toBeGreaterThan(now);
              made.push(one.date);
            }
            night.nextDate = next;
          }
          expect(made).toEqual([...new Set(made)].toSorted());
          for (const day of made) expect(firstFrom(rule, date, day)).toBe(day);
        },
      ),
    );
  });
});

test.each([
  ['2028-02-29', true],
  ['2027-02-29', false],
  ['2027-13-01', false],
  ['27-01-01', false],
  ['0099-01-01', false],
  ['9999-12-31', false],
])('%s is a calendar day: %s', (text, is) => {
  expect(isCalendarDay(text)).toBe(is);
});

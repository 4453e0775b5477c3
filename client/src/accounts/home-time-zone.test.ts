import { expect, onTestFinished, test } from 'vitest';
import { makeQueryClient } from '#client/lib/http/query-client.ts';
import { dateText, followZone, momentText } from '#client/lib/reader-time.ts';
import { dayOf, localText, midnight, momentOf } from '#client/lib/reader-clock.ts';
import { aPlay } from '#tests/support/rows/a-play.ts';
import { fieldsOf } from '#client/plays/play-fields.ts';
import { readLog } from '#client/plays/rules/play-log.ts';
import { playsOverTime, slotStart } from '#client/plays/rules/plays-over-time.ts';
import { today } from '#client/games/play-period.ts';
import { lastPlayedText } from '#client/games/last-played.ts';
import { accountKeys } from './api.ts';
import { followProfile, homeTimeZone, otherZoneOfBrowser, timeZoneOptions } from './home-time-zone.ts';

test('the configured time zone takes precedence over that of the browser', () => {
  expect(homeTimeZone({ timeZone: 'Asia/Tokyo' })).toBe('Asia/Tokyo');
  const own = Intl.DateTimeFormat().resolvedOptions().timeZone;
  expect([homeTimeZone({ timeZone: null }), homeTimeZone(null)]).toEqual([own, own]);
});

test('the selected zone is among the options, without duplicates', () => {
  const values = timeZoneOptions('Etc/GMT+3').map(({ value }) => value);
  expect(values).toEqual(expect.arrayContaining(['Etc/GMT+3', 'UTC', 'Europe/Lisbon']));
  expect(new Set(values).size).toBe(values.length);
});

test('a browser whose clock differs from the profile is named, one with the same clock is not', () => {
  const now = new Date('2026-12-04T12:00:00Z');
  const own = homeTimeZone(null);
  expect(otherZoneOfBrowser({ timeZone: 'Pacific/Kiritimati' }, now)).toBe(own);
  expect([otherZoneOfBrowser({ timeZone: own }, now), otherZoneOfBrowser(null, now)]).toEqual([null, null]);
});

test('a play stays on the day of its place: 29 February, 23:30 in Los Angeles, is that in Berlin', () => {
  followZone(() => 'Europe/Berlin');
  onTestFinished(() => void followZone(() => null));
  const record = aPlay({ playedAt: new Date('2020-03-01T07:30:00Z'), utcOffset: -480 });
  const [play] = readLog([record], []);
  expect(momentText(play?.playedAt ?? new Date(), 'en-GB')).toBe('29 Feb 2020, 23:30');
  expect(fieldsOf(record).playedAt).toBe('2020-02-29T23:30');
  const { slots } = playsOverTime(play ? [play] : [], { from: null, to: new Date('2020-03-20') }, () => false);
  expect(slots.map(({ plays }) => plays)).toEqual([1, 0]);
});

test('dates, days, months and typed times are in the zone of the profile, whatever the browser says', () => {
  const client = makeQueryClient();
  followProfile(client);
  onTestFinished(() => void followZone(() => null));
  const moment = new Date('2026-01-31T23:30:00Z');
  const see = (timeZone: string) => {
    client.setQueryData(accountKeys.user, { timeZone });
    return [dateText(moment, 'en-GB'), momentText(moment, 'en-GB'), localText(moment), dayOf(moment)];
  };
  expect(see('Pacific/Kiritimati')).toEqual(['1 Feb 2026', '1 Feb 2026, 13:30', '2026-02-01T13:30', '2026-02-01']);
  expect(slotStart(moment, 'month')).toEqual(new Date('2026-01-31T10:00:00Z'));
  expect(see('America/Los_Angeles')).toEqual(['31 Jan 2026', '31 Jan 2026, 15:30', '2026-01-31T15:30', '2026-01-31']);
  expect(slotStart(moment, 'month')).toEqual(new Date('2026-01-01T08:00:00Z'));
  expect(today(moment)).toEqual({ from: midnight(2026, 0, 31), before: midnight(2026, 1, 1) });
  expect(momentOf('2026-01-31T15:30')).toEqual(moment);
  expect(lastPlayedText(new Date('2026-01-31T07:00:00Z'), moment)).toBe('Yesterday');
});

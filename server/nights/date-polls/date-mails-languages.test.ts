import { describe, expect, test } from 'vitest';
import { inLanguage } from '#server/platform/words/language.ts';
import { anAttendeeRow, anEventRow, someDates } from '#server/guests/mails/night-rows.ts';
import { sameTexts } from '#tests/support/mails/same-texts.ts';
import { aMailContext, DATE, LATER, SITE } from '#tests/support/mails/written-mail.ts';
import { commentsCopy } from '../comments/comments-mail.ts';
import { openPlate, setPlate } from './date-lines.ts';
import { addedCopy, askAgainCopy, datesCopy, reopenedCopy } from './date-mail-copy.ts';
import { dateSetCopy } from './date-set-mail-copy.ts';

const { now } = SITE;
const EVEN_LATER = new Date('2999-05-10T22:30:00Z');
const MOMENTS = [LATER, DATE, EVEN_LATER, new Date('2999-05-11T18:00:00Z')];
/** Not what people wrote, names of colours, and what reads the same in French or German. */
const isOurs = (text: string) =>
  !/^(Friday Night|Ana( Ana)?|Cai|Dee|Eli|Maya|PUBLISH|good|warn|dates?|.* in Kolkata)$/.test(text);
const named = (hostName: string, name: string | null) => ({ hostName, guest: anAttendeeRow({ name }) });
const PEOPLE = [named('Maya', 'Ben'), named('Your host', null)];

const finding = (count: number, answersUntil: Date | null, given: object = {}) => {
  const dates = someDates(MOMENTS.slice(0, count));
  return {
    ...aMailContext(
      {},
      { event: anEventRow({ date: DATE, status: 'finding_date', timeZone: 'Asia/Kolkata' }), ...given },
    ),
    dates: { ...dates, poll: { ...dates.poll, answersUntil } },
    reader: { hourCycle: 'h23' as const, timeZone: 'Europe/Berlin' },
  };
};

describe.each(PEOPLE)('in another language nothing is English for $guest.name and $hostName', (people) => {
  test.each([
    ['without a deadline', null],
    ['until a deadline', LATER],
  ])('in mails about dates to answer, %s', (_, until) => {
    const three = finding(3, until, people);
    const one = finding(1, until, people);
    const none = finding(0, until, people);
    const write = () => [
      [three, one].map((context) => [
        datesCopy(context, now),
        addedCopy(context, { added: MOMENTS }, now),
        askAgainCopy(context, true, now),
        askAgainCopy(context, false, now),
        reopenedCopy(context, { date: DATE }, now),
        openPlate(context.dates, context, null, now),
      ]),
      datesCopy(finding(4, until, people), now),
      reopenedCopy(none, { date: DATE }, now),
    ];
    expect(sameTexts(write, isOurs)).toEqual([]);
  });

  test.each(['accepted', 'in_line', 'awaits_approval', 'maybe', 'declined', 'invited'] as const)(
    'in the mail about the set date to somebody whose answer became %s',
    (outcome) => {
      const company = { comes: 'Ana', maybe: 'Cai', asked: 'Dee', waitlisted: 'Eli' };
      const write = () =>
        [1, 2, 4].flatMap((count) =>
          [1, 3].flatMap((partySize) =>
            [null, DATE].flatMap((seatOfferedUntil) => {
              const guest = { ...people.guest, partySize, seatOfferedUntil };
              const context = { ...finding(count, null, people), ...company, guest };
              const payload = { optionId: 2, startsAt: DATE, answer: null, outcome, placeInLine: 2 };
              return [
                dateSetCopy(context, payload, now),
                dateSetCopy(context, { ...payload, answer: 'yes', placeInLine: null }, now),
                setPlate(context, null, []),
              ];
            }),
          ),
        );
      expect(sameTexts(write, isOurs)).toEqual([]);
    },
  );

  test('in the mail about comments, apart from them', () => {
    const authors = [anAttendeeRow({ name: null }), anAttendeeRow({ isHost: true })];
    const comment = { id: 1, eventId: 1, attendeeId: 5, text: 'Ana', createdAt: now };
    const write = () =>
      [1, 2].map((count) => {
        const comments = authors.slice(0, count).map((author) => ({ author, comment }));
        return commentsCopy(comments, aMailContext({}, people), now);
      });
    expect(sameTexts(write, isOurs)).toEqual([]);
  });
});

test('numbers of dates are words in English only', () => {
  const context = finding(4, null);
  const payload = { optionId: 2, startsAt: DATE, answer: 'yes', outcome: 'accepted', placeInLine: null } as const;
  const said = () => dateSetCopy(context, payload, now).statusBlock?.text;
  expect(said()).toBe('The calendar file is attached. The other three dates are free again.');
  expect(inLanguage('de', said)).toBe('Die Kalenderdatei hängt an. Die anderen 3 Termine sind wieder frei.');
});

import { expect, test } from 'vitest';
import type { AttendeeRow } from '../attendees-store.ts';
import { DATE, SITE } from '#tests/support/mails/written-mail.ts';
import { digestMail } from './digest-mail.ts';
import { anAttendeeRow, anEventRow } from '#server/guests/mails/night-rows.ts';

const host = anAttendeeRow({ id: 1, isHost: true, status: 'accepted' });
const comes = anAttendeeRow({ id: 2, status: 'accepted', respondedAt: SITE.now, invitedAt: SITE.now });
const silent = (id: number, invitedAt: Date | null) => anAttendeeRow({ id, invitedAt });

const written = (list: AttendeeRow[], maxAttendees: number | null = null) => {
  const event = anEventRow({ date: DATE, maxAttendees });
  const context = {
    isMailed: true,
    event,
    list,
    answered: [{ guest: comes, answer: 'accepted' as const }],
    commented: [],
  };
  return digestMail('maya@example.org', context, { night: 'https://x.org/n', switchOff: 'https://x.org/off' }, SITE.now)
    .text;
};

test.each([
  ['a host who comes', { status: 'accepted' }, '2 at the table, you included.'],
  ['a host who declined', { status: 'declined' }, '1 at the table.'],
] as const)('the digest counts %s', (_who, changes, words) => {
  expect(written([{ ...host, ...changes }, comes])).toContain(`${words} Everybody has answered.`);
});

test.each([
  [[silent(3, SITE.now)], 'One guest has not answered.'],
  [[silent(3, SITE.now), silent(4, SITE.now), silent(5, null)], '2 guests have not answered.'],
  [[silent(3, null)], 'One guest is not invited yet.'],
  [[silent(3, null), silent(4, null)], '2 guests are not invited yet.'],
])('the digest waits for answers of invited guests only: %#', (others, words) => {
  expect(written([host, comes, ...others], 8)).toContain(`2 of 8 seats are taken. ${words}`);
});

test('comments alone are reported without the state of the list, and with answers both are counted', () => {
  const event = anEventRow({ date: DATE });
  const comment = { id: 1, eventId: 1, attendeeId: 2, text: 'Shall I bring soup?', createdAt: SITE.now };
  const commented = [{ author: comes, comment }];
  const mail = (answered: Parameters<typeof digestMail>[1]['answered']) =>
    digestMail(
      'maya@example.org',
      { isMailed: true, event, list: [host, comes], answered, commented },
      { night: 'https://x.org/n', switchOff: 'https://x.org/off' },
      SITE.now,
    );
  const alone = mail([]);
  expect(alone.subject).toMatch(/^Ben comments: /);
  expect(alone.text).toContain('Shall I bring soup?');
  expect(alone.text).not.toContain('seats are taken');
  const both = mail([{ guest: comes, answer: 'accepted' }]);
  expect(both.subject).toMatch(/^1 answer, 1 comment: /);
  expect(both.text).toContain('2 of 6 seats are taken');
});

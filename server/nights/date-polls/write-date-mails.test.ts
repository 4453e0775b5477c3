import { expect, test } from 'vitest';
import { DATE, NIGHT, LATER, write } from '#tests/support/mails/written-mail.ts';
import { anEventRow, someDates } from '#server/guests/mails/night-rows.ts';

test('during a date poll no mail names a date, has a calendar file or asks for an RSVP', async () => {
  const dates = someDates([LATER, DATE]);
  const finding = { event: anEventRow({ date: DATE, status: 'finding_date' }), dates };
  const changes = [{ what: 'location', before: 'The library', after: 'The kitchen' }];
  const written = await Promise.all([
    write('changed', { changes }, {}, finding),
    write('message', { texts: ['Soup at seven.'] }, {}, finding),
    write('nudge', {}, {}, finding),
    write('invitation', {}, {}, finding),
  ]);
  for (const mail of written) {
    expect(mail?.calendar).toBeUndefined();
    expect(mail?.subject).not.toContain('3 May');
    expect(mail?.text).toContain('one of 2 dates');
    expect(mail?.text).not.toMatch(/\?a=accepted|Friday 3 May/);
  }
  const received = { status: 'accepted', outcome: 'as_answered', partySize: 1, placeInLine: null };
  expect(await write('answer_received', received, {}, finding)).toBeNull();
});

test('a set date has the description and a calendar file for guests who may come, not for those who declined', async () => {
  const set = {
    event: anEventRow({ date: DATE, description: 'Bring warm socks.' }),
    dates: someDates([LATER, DATE]),
  };
  const payload = { optionId: 2, startsAt: DATE, placeInLine: null };
  const [comes, declines] = await Promise.all([
    write('date_set', { ...payload, answer: 'yes', outcome: 'accepted' }, { status: 'accepted' }, set),
    write('date_set', { ...payload, answer: 'no', outcome: 'declined' }, { status: 'declined' }, set),
  ]);
  expect(comes?.calendar?.method).toBe('PUBLISH');
  expect(comes?.text).toContain('Bring warm socks.');
  expect(declines?.subject).toBe(NIGHT);
  expect(declines?.calendar).toBeUndefined();
  expect(declines?.text).not.toContain('Bring warm socks.');
});

test('the mail about the set date of an event of several days names the day of its end', async () => {
  const event = anEventRow({ date: DATE, durationMinutes: 2 * 1440 });
  const payload = { optionId: 2, startsAt: DATE, answer: 'yes', outcome: 'accepted', placeInLine: null };
  const set = { event, dates: someDates([LATER, DATE]) };
  const mail = await write('date_set', payload, { status: 'accepted' }, set);
  expect(mail?.text).toContain('19:00 to Sun 5 May, 19:00, Lisbon');
});

test('the mail about a set date lists guests with a seat and guests on the waitlist', async () => {
  const payload = { optionId: 2, startsAt: DATE, answer: 'yes', outcome: 'in_line', placeInLine: 1 };
  const company = { dates: someDates([LATER, DATE]), comes: 'Maya', asked: 'Cai', waitlisted: 'you' };
  const mail = await write('date_set', payload, { partySize: 2 }, company);
  expect(mail?.text).toContain('- Maya: yes\n- Cai: invited\n- you: on the waitlist');
  expect(mail?.text).toContain('and fewer than 2 seats are free.');
  expect(mail?.text).toContain('We write when 2 seats are free.');
});

test('outdated mails about dates are not sent', async () => {
  const all = someDates(
    [LATER, DATE],
    [
      [1, 'yes'],
      [2, 'no'],
    ],
  );
  const answered = { event: anEventRow({ date: DATE, status: 'finding_date' }), dates: all };
  expect(await write('nudge', {}, {}, answered)).toBeNull();
  expect(await write('reminder', { reminder: 'dates', date: LATER }, {}, answered)).toBeNull();
  expect(await write('date_options_added', { added: [DATE] }, {}, answered)).toBeNull();
  const set = { dates: all };
  expect(await write('date_options', {}, {}, set)).toBeNull();
  expect(await write('reminder', { reminder: 'dates', date: LATER }, {}, set)).toBeNull();
  expect(await write('date_reopened', { date: LATER, sequence: 2 }, {}, set)).toBeNull();
  const payload = { optionId: 2, startsAt: DATE, answer: 'yes', outcome: 'accepted', placeInLine: null };
  expect(await write('date_set', payload, {}, answered)).toBeNull();
  expect((await write('date_set', payload, { status: 'accepted' }, set))?.subject).toBe(NIGHT);
});

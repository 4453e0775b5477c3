import { expect, test } from 'vitest';
import { DATE, NIGHT, LATER, event, SITE, write, reminder } from '#tests/support/mails/written-mail.ts';
import { anAttendeeRow, anEventRow } from './night-rows.ts';
import { resultsMail } from '#server/nights/mails/results-mail.ts';

test.each(['week', 'three_days'] as const)(
  'the reminder for guests without an answer (%s before) has links for the three answers',
  async (which) => {
    const mail = await write('reminder', reminder(which));
    expect(mail?.subject).toBe(`Are you in? ${NIGHT}`);
    expect(mail?.text).toContain('Maya would like to know whether you come.');
    expect(mail?.text).toContain('Accept: https://games.example.org/rsvp/token?a=accepted');
    expect(await write('reminder', reminder(which), { status: 'accepted' })).toBeNull();
    expect(await write('reminder', reminder(which), { waitingSince: LATER })).toBeNull();
    expect(await write('reminder', reminder(which), { awaitsApproval: true })).toBeNull();
  },
);

test('a day before, guests who accepted are reminded and undecided guests are asked', async () => {
  const coming = await write('reminder', reminder('day'), { status: 'accepted' });
  expect(coming?.subject).toBe(`Soon: ${NIGHT}`);
  expect(coming?.text).not.toContain('?a=accepted');
  expect((await write('reminder', reminder('day'), { status: 'maybe' }))?.text).toContain('?a=accepted');
  expect(await write('reminder', reminder('day'), { status: 'declined' })).toBeNull();
  expect(await write('reminder', { reminder: 'day', date: LATER.toISOString() }, { status: 'accepted' })).toBeNull();
});

test('the reminder of a guest who accepted includes the evening plan of the host, in the clock of the guest', async () => {
  const games = [
    { title: 'Heat', players: '2-6', duration: '60', category: 'strategy', startsAfter: 40 },
    { title: 'Azul', players: '2-4', duration: '45', category: 'abstract', startsAfter: null },
    { title: 'Set', players: '', duration: '', category: 'card', startsAfter: 0 },
  ] as const;
  const reader = { hourCycle: 'h12', timeZone: null } as const;
  const broughtPlan = [{ title: 'Cosmic Encounter', startsAfter: 15 }];
  const mail = await write('reminder', reminder('day'), { status: 'accepted' }, { games, reader, broughtPlan });
  expect(mail?.text).toContain('The plan: 7:00 pm Set, 7:15 pm Cosmic Encounter, 7:40 pm Heat.');
  const without = await write('reminder', reminder('day'), { status: 'accepted' });
  expect(without?.text).not.toContain('The plan');
  const silent = await write('reminder', reminder('week'), {}, { games });
  expect(silent?.text).not.toContain('The plan');
});

test('a seat offer names its deadline in the time of the host; a withdrawn offer is not sent', async () => {
  const offer = { until: LATER.toISOString(), partySize: 2 };
  const mail = await write('seat_offered', offer, { seatOfferedUntil: LATER });
  expect(mail?.subject).toBe(`2 seats came free: ${NIGHT}`);
  expect(mail?.text).toContain(
    'We hold them for you until Wednesday 1 May 2999 at 19:00; then the next on the waitlist is asked.',
  );
  expect(await write('seat_offered', offer)).toBeNull();
});

test.each([
  [
    { status: 'accepted', outcome: 'as_answered', partySize: 2, placeInLine: null },
    'You are in',
    '2 seats are yours.',
    'PUBLISH',
  ],
  [
    { status: 'accepted', outcome: 'in_line', partySize: 1, placeInLine: 3 },
    'You are on the waitlist',
    'The night is full. You are number 3 on the waitlist. We write when a seat comes free.',
    'PUBLISH',
  ],
  [
    { status: 'accepted', outcome: 'in_line', partySize: 3, placeInLine: 1 },
    'You are on the waitlist',
    'The night does not have 3 free seats. You are number 1 on the waitlist. We write when 3 seats are free.',
    'PUBLISH',
  ],
  [
    { status: 'accepted', outcome: 'awaits_approval', partySize: 1, placeInLine: null },
    'Your answer is with the host',
    'as soon as Maya says yes',
    'PUBLISH',
  ],
  [
    { status: 'maybe', outcome: 'as_answered', partySize: 1, placeInLine: null },
    'You said maybe',
    'Maya knows.',
    'PUBLISH',
  ],
  [
    { status: 'declined', outcome: 'as_answered', partySize: 1, placeInLine: null },
    'You said no',
    'Thank you for telling Maya.',
    'CANCEL',
  ],
])('an answer is confirmed: %j', async (payload, heading, words, method) => {
  const mail = await write('answer_received', payload, { status: payload.status });
  expect(mail?.subject).toBe(`${heading}: ${NIGHT}`);
  expect(mail?.text).toMatch(new RegExp(`^Friday Night\n\n${heading}\n`));
  expect(mail?.text).toContain(words);
  expect(mail?.calendar?.method).toBe(method);
  expect(mail?.text).toContain('See or change your answer: https://games.example.org/rsvp/token');
});

test('a place on the waitlist is not confirmed to a guest who was offered a seat meanwhile', async () => {
  const answer = { status: 'accepted', outcome: 'in_line', partySize: 1, placeInLine: 1 };
  expect(await write('answer_received', answer, { waitingSince: SITE.now, seatOfferedUntil: LATER })).toBeNull();
});

test('a message of the host names its night above the message', async () => {
  const mail = await write('message', { texts: ['Bring socks.'] });
  expect(mail?.subject).toBe(`Message from Maya: ${NIGHT}`);
  expect(mail?.text).toMatch(/^Friday Night\n\nMessage from Maya\n\nBring socks\.\n/);
});

test('a removed guest gets a mail that says so, with a calendar cancellation', async () => {
  const { title, timeZone, durationMinutes, location, publicId, hostEmail } = event;
  const payload = { title, timeZone, durationMinutes, location, publicId, hostEmail, date: DATE.toISOString() };
  const mail = await write('cancelled', { ...payload, reason: 'removed', sequence: 2, name: 'Ben' });
  expect(mail?.subject).toBe(`You are no longer on the list: ${NIGHT}`);
  expect(mail?.text).toContain('Friday Night, Friday 3 May 2999 at 19:00: Maya took you off the list.');
  expect(mail?.calendar).toMatchObject({ method: 'CANCEL' });
  expect(mail?.replyTo).toBe('maya@example.org');
});

test('a nudge goes to silent and undecided guests, not to those who decided or are on the waitlist', async () => {
  expect((await write('nudge', {}))?.subject).toBe(`Maya asks: are you in? ${NIGHT}`);
  expect((await write('nudge', {}, { status: 'maybe' }))?.text).toContain('Can you say by now whether you come?');
  expect(await write('nudge', {}, { status: 'accepted' })).toBeNull();
  expect(await write('nudge', {}, { waitingSince: LATER })).toBeNull();
});

test('a mail of an organization has its logo in the header, a mail of a person has none', async () => {
  const organization = { name: 'Dice & Cellar', logo: '/logos/7?v=1' };
  const mail = await write('reminder', reminder('week'), {}, { organization });
  expect(mail?.html).toContain('src="https://games.example.org/logos/7?v=1"');
  expect(mail?.html).toContain('>Dice &amp; Cellar</td>');
  expect(
    (await write('reminder', reminder('week'), {}, { organization: { ...organization, logo: null } }))?.html,
  ).not.toContain('<img');
  expect((await write('reminder', reminder('week')))?.html).not.toContain('/logos/');
});

test('the invitation lists the place below the hours, and for each game the known facts', async () => {
  const mail = await write('invitation', {});
  expect(mail?.text).toContain('19:00 to 23:00\nThe kitchen\nWestern European Time\nUp to 6 at the table');
  expect(mail?.text).toContain('- Azul: 2-4 players, 45 min\n- Set\n');
});

test('the hours of an event of a day or more name the day of its end', async () => {
  const tournament = anEventRow({ date: DATE, durationMinutes: 2 * 1440 });
  const invitation = await write('invitation', {}, {}, { event: tournament });
  expect(invitation?.text).toContain('19:00 to Sun 5 May, 19:00\nThe kitchen');
  const overNight = anEventRow({ date: DATE, durationMinutes: 8 * 60 });
  expect((await write('invitation', {}, {}, { event: overNight }))?.text).toContain('19:00 to 03:00\n');
});

test('a host without a name is called "your host" within sentences', async () => {
  const mail = await write('invitation', {}, {}, { hostName: 'Your host' });
  expect(mail?.text).toContain('Your host invited you.');
  expect(mail?.text).toContain('because your host has you on the list');
  expect(mail?.text).toContain('Stop mails from your host:');
});

test('subjects include the date, and the year if it is not the current one', async () => {
  const onDay = async (day: string) =>
    (await write('invitation', {}, {}, { event: anEventRow({ date: new Date(`${day}T18:00:00Z`) }) }))?.subject;
  expect(await onDay('2999-05-03')).toBe(NIGHT);
  expect(await onDay('2999-05-10')).toBe('Fri 10 May, 19:00 · Friday Night');
  expect(await onDay('3000-05-03')).toBe('Sat 3 May 3000, 19:00 · Friday Night');
});

test('a reminder lists who comes and what the guest brings, except for guests without an answer', async () => {
  const company = { comes: 'Maya, Tom +1 and you', brings: ['cake', 'Cosmic Encounter'] };
  const mail = await write('reminder', reminder('day'), { status: 'accepted' }, company);
  expect(mail?.text).toContain('Who comes: Maya, Tom +1 and you.');
  expect(mail?.text).toContain('You bring cake and Cosmic Encounter.');
  expect(mail?.text).toContain('On the table\n- Azul');
  expect((await write('reminder', reminder('week'), {}, company))?.text).not.toContain('Who comes');
  const settled = { ...company, event: { ...event, votesClosedAt: LATER } };
  expect((await write('reminder', reminder('day'), { status: 'accepted' }, settled))?.text).toContain(
    'The plan\n- Azul',
  );
});

test('a night that is moved into the past is told as such to those who wait for it, and another change of it is not', async () => {
  const past = { event: { ...event, date: new Date('2999-03-01T18:00:00Z') } };
  const moved = { what: 'date', before: DATE.toISOString(), after: '2999-03-01T18:00:00.000Z' };
  const mail = await write('changed', { changes: [moved] }, { status: 'accepted' }, past);
  expect(mail?.text).toContain('Nothing is planned for the date that you knew.');
  expect(mail?.text).not.toContain('?a=accepted');
  expect(await write('changed', { changes: [moved] }, { status: 'declined' }, past)).toBeNull();
  const earlier = { ...moved, before: '2999-03-02T18:00:00.000Z' };
  expect(await write('changed', { changes: [earlier] }, { status: 'accepted' }, past)).toBeNull();
  const place = { what: 'location', before: null, after: event.location };
  expect(await write('changed', { changes: [place] }, { status: 'accepted' }, past)).toBeNull();
});

test('a change of the place is not told to guests who may no longer see it', async () => {
  const time = { what: 'durationMinutes', before: 180, after: 240 };
  const place = { what: 'location', before: 'The kitchen', after: '5 Secret Lane' };
  const title = { what: 'title', before: 'Games', after: 'Friday Night' };
  const hidden = { event: { ...event, location: '5 Secret Lane', showsPlace: false } };
  const both = await write('changed', { changes: [time, place] }, { status: 'invited' }, hidden);
  expect(both?.text).toContain('Length: 4 hours');
  expect(`${both?.text}${both?.html}`).not.toMatch(/Secret Lane|The kitchen/);
  expect(await write('changed', { changes: [title, place] }, { status: 'declined' }, hidden)).toBeNull();
  const coming = await write('changed', { changes: [place] }, { status: 'accepted' }, hidden);
  expect(coming?.text).toContain('Where: 5 Secret Lane (it was: The kitchen)');
});

test('a change of the place is left out if a date with another place was set since', async () => {
  const place = { what: 'location', before: 'The kitchen', after: 'The library' };
  const time = { what: 'durationMinutes', before: 180, after: 240 };
  const club = { event: { ...event, location: 'The club' } };
  expect(await write('changed', { changes: [place] }, {}, club)).toBeNull();
  expect((await write('changed', { changes: [time, place] }, {}, club))?.text).not.toContain('Where:');
});

test('guests are asked for their votes only while they have not voted', async () => {
  const mail = await write('vote_request', {}, { status: 'accepted' }, { lacksVote: true });
  expect(mail?.subject).toBe(`What would you like to play? ${NIGHT}`);
  expect(mail?.text).toContain('https://games.example.org/rsvp/token#votes');
  expect(mail?.text).toContain('Azul');
  expect(mail?.calendar).toBeUndefined();
  expect(await write('vote_request', {}, { status: 'accepted' })).toBeNull();
});

test('results list the winner and all scores line by line', async () => {
  const plays = [
    {
      gameTitle: 'Azul',
      players: '["Ana","Ben"]',
      scores: '[41,54]',
      seats: [],
      outcome: 'highest' as const,
      winner: null,
    },
  ];
  const past = { hostName: 'Maya', organization: null, replyTo: null, guest: anAttendeeRow(), event, games: [], plays };
  const mail = resultsMail(
    {
      ...past,
      morePlays: 0,
      reader: { hourCycle: 'h23', timeZone: null },
      comes: null,
      brings: [],
      broughtPlan: [],
      maybe: null,
      asked: null,
      waitlisted: null,
      dates: null,
      lacksVote: false,
      link: 'https://x.org/rsvp/t',
      stopUrl: 'https://x.org/stop-mails/1-t',
    },
    SITE.now,
  );
  expect(mail.subject).toBe('How it went: Fri 3 May · Friday Night');
  expect(mail.text).toContain('Azul\nBen wins\n- Ben: 54\n- Ana: 41');
});

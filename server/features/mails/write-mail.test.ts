import { expect, test } from 'vitest';
import type { Database } from '../../database/database.ts';
import type { MailRow, Material } from './load-material.ts';
import { writeMail } from './write-mail.ts';

const DATE = new Date('2999-05-03T18:00:00Z');
const LATER = new Date('2999-05-01T18:00:00Z');
const event = {
  id: 1,
  title: 'Friday Night',
  date: DATE,
  timeZone: 'Europe/Lisbon',
  durationMinutes: 240,
  location: 'The kitchen',
  hostEmail: 'maya@example.org',
  maxAttendees: 6,
  bannerColor: '#667eea',
  showsPlace: true,
  publicId: '0b0f6c1e-6f0e-4b43-a0d4-5a3d4a8c1c11',
  sequence: 0,
} as Material['event'];
const SITE = {
  origin: 'https://games.example.org',
  address: 'post@rollcall.test',
  now: new Date('2999-04-01T00:00:00Z'),
};

function write(
  kind: MailRow['kind'],
  facts: object,
  guest: object = {},
  { hostName = 'Maya', organization = null }: Partial<Pick<Material, 'hostName' | 'organization'>> = {},
) {
  const row = { id: 1, userId: 1, to: 'ben@example.org', kind, facts } as unknown as MailRow;
  const ben = {
    id: 5,
    email: 'ben@example.org',
    name: 'Ben',
    status: 'invited',
    awaitsApproval: false,
    waitingSince: null,
  };
  const material: Material = {
    organization,
    hostName,
    replyTo: 'maya@example.org',
    guest: { ...ben, seatOfferedUntil: null, ...guest } as Material['guest'],
    event,
    games: [
      { title: 'Azul', players: '2-4', duration: '45', category: 'abstract' },
      { title: 'Set', players: '', duration: '', category: 'card' },
    ],
    link: 'https://games.example.org/rsvp/token',
  };
  const materials = { hostName: () => 'Maya', isUnwanted: () => false, of: () => material, ofPast: () => null };
  return writeMail({} as Database, row, materials, SITE);
}

const reminder = (which: 'week' | 'three_days' | 'day') => ({ reminder: which, date: DATE.toISOString() });

test.each(['week', 'three_days'] as const)(
  'who is silent is asked again (%s before), with the three answers',
  async (which) => {
    const mail = await write('reminder', reminder(which));
    expect(mail?.subject).toBe('Are you in? Friday Night');
    expect(mail?.text).toContain('Maya would like to know whether you come.');
    expect(mail?.text).toContain('Accept: https://games.example.org/rsvp/token?a=accepted');
    expect(await write('reminder', reminder(which), { status: 'accepted' })).toBeNull();
  },
);

test('a day before, who comes is reminded and who may come is asked', async () => {
  const coming = await write('reminder', reminder('day'), { status: 'accepted' });
  expect(coming?.subject).toBe('Soon: Friday Night');
  expect(coming?.text).not.toContain('?a=accepted');
  expect((await write('reminder', reminder('day'), { status: 'maybe' }))?.text).toContain('?a=accepted');
  expect(await write('reminder', reminder('day'), { status: 'declined' })).toBeNull();
  expect(await write('reminder', { reminder: 'day', date: LATER.toISOString() }, { status: 'accepted' })).toBeNull();
});

test('a seat is offered until a moment by the host’s clock; one that was withdrawn is not', async () => {
  const offer = { until: LATER.toISOString(), partySize: 2 };
  const mail = await write('seat_offered', offer, { seatOfferedUntil: LATER });
  expect(mail?.subject).toBe('A seat came free: Friday Night');
  expect(mail?.text).toContain(
    'We hold them for you until Wednesday 1 May 2999 at 19:00; then the next in line is asked.',
  );
  expect(await write('seat_offered', offer)).toBeNull();
});

test.each([
  [
    { status: 'accepted', outcome: 'as_answered', partySize: 2, placeInLine: null },
    'You are in',
    '2 seats are yours.',
    'REQUEST',
  ],
  [
    { status: 'accepted', outcome: 'in_line', partySize: 1, placeInLine: 3 },
    'You are in line',
    'You are number 3 in line.',
    'REQUEST',
  ],
  [
    { status: 'accepted', outcome: 'awaits_approval', partySize: 1, placeInLine: null },
    'Your answer is with the host',
    'as soon as Maya says yes',
    'REQUEST',
  ],
  [
    { status: 'maybe', outcome: 'as_answered', partySize: 1, placeInLine: null },
    'You said maybe',
    'Maya knows.',
    'REQUEST',
  ],
  [
    { status: 'declined', outcome: 'as_answered', partySize: 1, placeInLine: null },
    'You said no',
    'Thank you for telling Maya.',
    'CANCEL',
  ],
])('an answer is confirmed: %j', async (facts, heading, words, method) => {
  const mail = await write('answer_received', facts, { status: facts.status });
  expect(mail?.subject).toBe(`${heading}: Friday Night`);
  expect(mail?.text).toContain(words);
  expect(mail?.calendar?.method).toBe(method);
  expect(mail?.text).toContain('See or change your answer: https://games.example.org/rsvp/token');
});

test('who is taken off the list is told so, in words and in their calendar', async () => {
  const { title, timeZone, durationMinutes, location, publicId, hostEmail } = event;
  const facts = { title, timeZone, durationMinutes, location, publicId, hostEmail, date: DATE.toISOString() };
  const mail = await write('cancelled', { ...facts, reason: 'removed', sequence: 2, name: 'Ben' });
  expect(mail?.subject).toBe('You are no longer on the list: Friday Night');
  expect(mail?.text).toContain('Friday Night, Friday 3 May 2999 at 19:00: Maya took you off the list.');
  expect(mail?.calendar).toMatchObject({ method: 'CANCEL' });
  expect(mail?.replyTo).toBe('maya@example.org');
});

test('a nudge asks who is silent or undecided, and nobody who decided or is in line', async () => {
  expect((await write('nudge', {}))?.subject).toBe('Maya asks: are you in? Friday Night');
  expect((await write('nudge', {}, { status: 'maybe' }))?.text).toContain('Can you say by now whether you come?');
  expect(await write('nudge', {}, { status: 'accepted' })).toBeNull();
  expect(await write('nudge', {}, { waitingSince: LATER })).toBeNull();
});

test('an organization stands at the head of its mails with its logo, and a person does not', async () => {
  const organization = { name: 'Dice & Cellar', logo: '/logos/7?v=1' };
  const mail = await write('reminder', reminder('week'), {}, { organization });
  expect(mail?.html).toContain('src="https://games.example.org/logos/7?v=1"');
  expect(mail?.html).toContain('>Dice &amp; Cellar</td>');
  expect(
    (await write('reminder', reminder('week'), {}, { organization: { ...organization, logo: null } }))?.html,
  ).not.toContain('<img');
  expect((await write('reminder', reminder('week')))?.html).not.toContain('/logos/');
});

test('the place stands beside the hours, and a game says as much as is known of it', async () => {
  const mail = await write('invitation', {});
  expect(mail?.text).toContain('19:00 to 23:00\nThe kitchen\nWestern European Time\nUp to 6 at the table');
  expect(mail?.text).toContain('- Azul: 2-4 players, 45 min\n- Set\n');
});

test('a host without a name is called so within a sentence as well', async () => {
  const mail = await write('invitation', {}, {}, { hostName: 'Your host' });
  expect(mail?.text).toContain('Your host invited you.');
  expect(mail?.text).toContain('because your host has you on the list');
  expect(mail?.text).toContain('Stop mails from your host:');
});

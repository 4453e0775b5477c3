import { describe, expect, test } from 'vitest';
import { noAddress } from '#shared/text/guest-address.ts';
import { anAttendee } from '#tests/support/rows/an-attendee.ts';
import { addressBeside, displayNameOf, mailText, answerFacts, statusText } from './attendee-text.ts';

const at = new Date('2026-12-01T10:00:00Z');
const wordsOf = (changes: Parameters<typeof anAttendee>[0]) => mailText(anAttendee(changes))?.words;

describe('the name of a guest', () => {
  test('is shown with the address beside it', () => {
    expect([displayNameOf(anAttendee()), addressBeside(anAttendee())]).toEqual(['Bea', 'bea@example.org']);
  });

  test('is the address if there is no name', () => {
    const nameless = anAttendee({ name: null });
    expect([displayNameOf(nameless), addressBeside(nameless)]).toEqual(['bea@example.org', null]);
  });

  test('is never a placeholder address', () => {
    const unknown = anAttendee({ name: null, email: noAddress('17') });
    expect([displayNameOf(unknown), addressBeside(unknown)]).toEqual(['A guest without a name', null]);
  });
});

describe('the mail status', () => {
  test('shows the reason of a failure first', () => {
    const mail = { state: 'failed', problem: 'The mail server refused this mail.', at, heldUntil: null } as const;
    expect(mailText(anAttendee({ mail, muted: true }))).toEqual({ tone: 'bad', words: mail.problem });
  });

  test('shows that a mail is waiting, if there is a reason', () => {
    const problem = 'The mail server cannot be reached.';
    expect(wordsOf({ mail: { state: 'waiting', problem, at, heldUntil: null } })).toBe(`Mail is waiting: ${problem}`);
    expect(wordsOf({ mail: { state: 'waiting', problem: null, at, heldUntil: null } })).toBeUndefined();
  });

  test('shows that a mail is held back, why, and when it is retried', () => {
    const problem = 'This address was sent enough mails for 24 hours.';
    const words = wordsOf({ mail: { state: 'held', problem, at, heldUntil: at } });
    expect(words).toMatch(
      /^Mail held back\. This address .* 24 hours\. It is sent automatically as soon as the limit allows, from .*day.*\.$/,
    );
  });

  test('shows guests who want no mail and guests without an address', () => {
    expect(wordsOf({ muted: true })).toBe('Unsubscribed from mails');
    expect(wordsOf({ email: noAddress('1') })).toBe('Gave no address');
  });

  test('is empty for a sent mail, for an uninvited guest and for the host', () => {
    expect(wordsOf({ mail: { state: 'sent', problem: null, at, heldUntil: null }, invitedAt: at })).toBeUndefined();
    expect(wordsOf({})).toBeUndefined();
    expect(wordsOf({ isHost: true })).toBeUndefined();
  });
});

test('a waiting guest shows their place or offered seat, a silent guest the date of the last invitation', () => {
  const shownStatus = (changes: Parameters<typeof anAttendee>[0]) =>
    statusText(anAttendee({ toInvite: false, ...changes }), 'UTC', at).join();
  expect(shownStatus({ placeInLine: 2 })).toBe('On the waitlist, place 2');
  expect(shownStatus({ placeInLine: 1, seatOfferedUntil: at })).toMatch(/^Seat held until Tue/);
  expect(shownStatus({ invitedAt: at })).toMatch(/^Asked Tue/);
  expect(shownStatus({ invitedAt: new Date('2999-01-01T12:00:00Z') })).toMatch(/^Invitation leaves Tue/);
  expect(shownStatus({ invitedAt: at, lastNudgedAt: at })).toMatch(/^Nudged Tue/);
  expect(shownStatus({ status: 'accepted', invitedAt: at })).toBe('');
  expect(shownStatus({ toInvite: true })).toBe('');
  expect(shownStatus({ answeredDates: true, invitedAt: at })).toBe('');
});

test('companions, arrival and what a guest brings are listed briefly', () => {
  expect(answerFacts({ partySize: 3, companions: ['Ada'], arrival: 'at 20:00', brings: 'crisps' })).toEqual([
    'with Ada, +1',
    'Arrives at 20:00',
    'Brings crisps',
  ]);
  expect(answerFacts({ partySize: 1, companions: [], arrival: null, brings: '' })).toEqual([]);
});

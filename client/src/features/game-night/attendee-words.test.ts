import { describe, expect, test } from 'vitest';
import { noAddress } from '#shared/rules/guest-address.ts';
import { anAttendee } from '#tests/support/an-attendee.ts';
import { addressBeside, calledBy, mailWords, saidFacts } from './attendee-words.ts';

const at = new Date('2026-12-01T10:00:00Z');
const wordsOf = (changes: Parameters<typeof anAttendee>[0]) => mailWords(anAttendee(changes))?.words;

describe('how a guest is called', () => {
  test('by name, with the address beside it', () => {
    expect([calledBy(anAttendee()), addressBeside(anAttendee())]).toEqual(['Bea', 'bea@example.org']);
  });

  test('by address where there is no name', () => {
    const nameless = anAttendee({ name: null });
    expect([calledBy(nameless), addressBeside(nameless)]).toEqual(['bea@example.org', null]);
  });

  test('never by an address that was made up for them', () => {
    const unknown = anAttendee({ name: null, email: noAddress('17') });
    expect([calledBy(unknown), addressBeside(unknown)]).toEqual(['A guest without a name', null]);
  });
});

describe('what is said of mail', () => {
  test('why one failed, before all else', () => {
    const mail = { state: 'failed', problem: 'The mail server refused this mail.', at, heldUntil: null } as const;
    expect(mailWords(anAttendee({ mail, muted: true }))).toEqual({ tone: 'bad', words: mail.problem });
  });

  test('that it waits, with the reason where there is one', () => {
    expect(wordsOf({ mail: { state: 'waiting', problem: null, at, heldUntil: null } })).toBe(
      'Mail is waiting to go out',
    );
    const problem = 'The mail server cannot be reached.';
    expect(wordsOf({ mail: { state: 'waiting', problem, at, heldUntil: null } })).toBe(`Mail is waiting: ${problem}`);
  });

  test('that it is held back, why, and when it is tried again', () => {
    const problem = 'This address was sent enough mails for 24 hours.';
    const words = wordsOf({ mail: { state: 'held', problem, at, heldUntil: at } });
    expect(words).toMatch(
      /^Mail held back\. This address .* 24 hours\. It is sent as soon as it may be, from .*day.*\.$/,
    );
  });

  test('who was written to, who is still to be, and who does not want to be', () => {
    expect(wordsOf({ mail: { state: 'sent', problem: null, at, heldUntil: null }, invitedAt: at })).toBe('Mail sent');
    expect(wordsOf({ invitedAt: at })).toBe('Invited');
    expect(wordsOf({})).toBe('Not invited yet');
    expect(wordsOf({ muted: true })).toBe('Wants no mail');
    expect(wordsOf({ email: noAddress('1') })).toBe('Gave no address');
  });

  test('nothing of the host, nor of who answered by a link and needs no invitation', () => {
    expect(wordsOf({ isHost: true })).toBeUndefined();
    expect(wordsOf({ toInvite: false })).toBeUndefined();
  });
});

test('companions, arrival and what somebody brings are said in few words', () => {
  expect(saidFacts({ partySize: 3, arrival: 'at 20:00', brings: 'crisps' })).toEqual([
    '+2',
    'Arrives at 20:00',
    'Brings crisps',
  ]);
  expect(saidFacts({ partySize: 1, arrival: null, brings: '' })).toEqual([]);
});

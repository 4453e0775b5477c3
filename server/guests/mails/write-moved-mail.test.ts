import { describe, expect, test } from 'vitest';
import { DATE, LATER, write } from '#tests/support/mails/written-mail.ts';

describe('after a move', () => {
  const move = { changes: [{ what: 'date', before: LATER.toISOString(), after: DATE.toISOString() }] };
  const moved = (guest: object, confirms = false) => write('changed', { ...move, confirms }, guest);
  const answered = { respondedAt: new Date('2999-03-01T00:00:00Z') };

  test.each([
    ['who accepted', { ...answered, status: 'accepted' }, 'Friday Night has moved', 'Still in?'],
    ['who may come', { ...answered, status: 'maybe' }, 'Friday Night has moved', 'Does the new time suit you?'],
    ['who declined', { ...answered, status: 'declined' }, 'The night moved', 'Could you come now?'],
    ['who waits', { ...answered, waitingSince: LATER }, 'You keep your place on the waitlist.', 'Still in?'],
    ['who asked', { ...answered, awaitsApproval: true }, 'Your answer is still with the host.', 'Still in?'],
    [
      'with an offer',
      { waitingSince: LATER, seatOfferedUntil: LATER },
      'A seat is held for you until',
      'Do you want it?',
    ],
    ['who is silent', {}, 'Maya invited you. The night has moved since.', 'Are you in?'],
  ])('a guest %s is asked by what they answered, at the question of their page', async (_, guest, words, asks) => {
    const mail = await moved(guest);
    expect(mail?.text).toContain(words);
    expect(mail?.text).toContain(`${asks}\n`);
    expect(mail?.text).toContain('(it was: Wednesday 1 May 2999 at 19:00)');
    expect(mail?.text).toContain('/rsvp/token?a=accepted#answer-title');
  });

  test.each([
    [{ status: 'accepted', partySize: 1 }, 'You took a seat, then the night moved'],
    [{ status: 'accepted', partySize: 3 }, 'You took 3 seats, then the night moved'],
    [{ status: 'maybe' }, 'You said maybe, then the night moved'],
    [{ waitingSince: LATER }, 'You joined the waitlist, then the night moved'],
  ])('an answer that was not confirmed yet is confirmed by the mail about the move: %j', async (guest, heading) => {
    expect((await moved({ ...answered, ...guest }, true))?.text).toContain(heading);
  });

  test('no entry that a "No" removed from a calendar is sent again', async () => {
    expect((await moved({ status: 'declined' }))?.calendar).toBeUndefined();
    expect((await moved({ status: 'accepted' }))?.calendar?.method).toBe('PUBLISH');
  });

  test('a guest who has answered for the new date is not told of it', async () => {
    expect(await moved({ status: 'accepted', respondedAt: LATER })).toBeNull();
    expect(await moved({ status: 'accepted', respondedAt: LATER, movedFrom: LATER })).not.toBeNull();
  });

  test('no confirmation names a date that the guest did not answer for', async () => {
    const answer = { outcome: 'as_answered', partySize: 1, placeInLine: null, date: LATER.toISOString() };
    expect(await write('answer_received', { ...answer, status: 'accepted' }, { status: 'accepted' })).toBeNull();
    const no = await write('answer_received', { ...answer, status: 'declined' }, { status: 'declined' });
    expect(no?.subject).toBe('You said no: Wed 1 May, 19:00 · Friday Night');
  });
});

import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { answerInvitation, type Invitation, listInvitations } from '#shared/nights/attendees-contract.ts';
import { changeMembership } from '#shared/nights/groups-contract.ts';
import { type Ballot, getBallot } from '#shared/nights/votes-contract.ts';
import { anAttendee } from '#tests/support/rows/an-attendee.ts';
import { answer, answerBy, fail, sentChanges, setAnswers } from '../support/answers.ts';
import { EMPTY_ACCOUNT } from '../support/empty-account.ts';
import { expectHeading, expectText } from '../support/expect-shown.ts';
import { openPage } from '../support/render.tsx';

const INVITED: Invitation = {
  attendeeId: 5,
  status: 'invited',
  inLine: false,
  seatOfferedUntil: null,
  awaitsApproval: false,
  title: 'At Jonas’s',
  date: new Date('2999-05-03T18:00:00Z'),
  datesToChoose: 0,
  movedFrom: null,
  timeZone: 'Pacific/Auckland',
  durationMinutes: 240,
  hostName: 'Jonas Okafor',
  location: null,
  comes: 'Jonas and Priya',
  plan: [
    { title: 'Skull', startsAfter: 0 },
    { title: 'Heat', startsAfter: 40 },
  ],
};
const button = (name: string | RegExp) => page.getByRole('button', { name, exact: true });

const BALLOT: Ballot = {
  attendeeId: 5,
  approves: [],
  veto: null,
  teaches: [],
  eventTitle: INVITED.title,
  hostName: 'Jonas',
  standing: 'open',
  games: [],
  proposalsLeft: 2,
  weight: null,
  isHost: false,
  sharesShelf: false,
  groups: [{ membershipId: 3, name: 'Fridays', sharesShelf: false }],
};

test('an invitation of another host is answered, and keeps its answer after a failed request', async () => {
  let status: Invitation['status'] = 'invited';
  const answers = [
    ...EMPTY_ACCOUNT,
    answerBy(listInvitations, () => [{ ...INVITED, status }]),
    answerBy(answerInvitation, ({ body }) => {
      ({ status } = body as { status: Invitation['status'] });
      return anAttendee({ id: 5, status });
    }),
  ];
  openPage('/game-nights', answers);
  await expectHeading('You Are Invited');
  await expectText('Jonas Okafor invites you');
  await expectText('Who comes: Jonas and Priya');
  await expectText(/^The plan: .* Skull, .*:40.* Heat$/);
  await expectText(/^New Zealand Time, .* on your clock$/);
  (button(/^Accept:/).element() as HTMLElement).focus();
  await userEvent.keyboard('{Enter}');
  await expectText('RSVP updated');
  await expectText('Your response has been recorded.');
  await expect.element(button(/^Accept:/)).toHaveAttribute('aria-pressed', 'true');
  await expect.element(button(/^Accept:/)).toHaveFocus();

  setAnswers([...answers, fail(answerInvitation)]);
  await button(/^Decline:/).click();
  await expectText('Error updating RSVP');
  await expect.element(button(/^Accept:/)).toHaveAttribute('aria-pressed', 'true');
  expect(sentChanges().map(({ call, body }) => [call, body])).toEqual([
    ['put /api/attendees/5/status', { status: 'accepted' }],
    ['put /api/attendees/5/status', { status: 'declined' }],
  ]);
});

test(
  'after an attendee shares their shelf with the group of the host, the option per night is hidden',
  { tags: ['rare'] },
  async () => {
    let sharesShelf = false;
    openPage('/game-nights', [
      ...EMPTY_ACCOUNT,
      answer(listInvitations, [{ ...INVITED, status: 'accepted' }]),
      answerBy(getBallot, () => ({ ...BALLOT, groups: [{ membershipId: 3, name: 'Fridays', sharesShelf }] })),
      answerBy(changeMembership, ({ body }) => {
        ({ sharesShelf } = body as { sharesShelf: boolean });
        return { id: 3, sharesShelf, isOnLadder: true };
      }),
    ]);
    await button(/^Vote for Games:/).click();
    const dialog = page.getByRole('dialog');
    const own = dialog.getByRole('checkbox', { name: /^My own games may be proposed/ });
    await expect.element(own).toBeVisible();
    await dialog.getByRole('checkbox', { name: /^Share my shelf with Fridays/ }).click();
    await expect.element(own).not.toBeInTheDocument();
    expect(sentChanges().map(({ call, body }) => [call, body])).toEqual([
      ['patch /api/memberships/3', { sharesShelf: true }],
    ]);
  },
);

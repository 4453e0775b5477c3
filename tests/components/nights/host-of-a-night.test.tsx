import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import {
  addAttendees,
  answerInvitation,
  type Attendee,
  changeAttendee,
  listAttendees,
  removeAttendee,
} from '#shared/nights/attendees-contract.ts';
import { cancelEvent, type Event, getEvent, sendInvitations } from '#shared/nights/events-contract.ts';
import { type Group, listGroups } from '#shared/nights/groups-contract.ts';
import { getJoinLink, setJoinLink } from '#shared/nights/join-links-contract.ts';
import { anAttendee } from '#tests/support/rows/an-attendee.ts';
import { anEvent } from '#tests/support/rows/an-event.ts';
import { openFullNight } from '../support/a-full-night.ts';
import { answer, answerBy, type Answered, sentChanges } from '../support/answers.ts';
import { expectText } from '../support/expect-shown.ts';
import { expectWalked } from '../support/expect-walked.ts';
import { HOST, openNight } from '../support/open-night.ts';

const attendees = page.getByRole('group', { name: 'Attendees' });
const row = (name: string) => attendees.getByRole('listitem').filter({ hasText: name });
const button = (name: string | RegExp) => page.getByRole('button', { name });
const count = (word: string) =>
  [...document.querySelectorAll('.rsvp-counts > div')]
    .find(({ textContent }) => textContent.includes(word))
    ?.querySelector('b')?.textContent;
const focused = () => document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.textContent;
const calls = () => sentChanges().map(({ call, body }) => [call, body]);

/** Presses Enter at a button or an entry of a menu, as somebody does who has no mouse. */
async function enter(role: 'button' | 'menuitem', name: string | RegExp): Promise<void> {
  const one = page.getByRole(role, { name });
  await expect.element(one).toBeEnabled();
  (one.element() as HTMLElement).focus();
  await userEvent.keyboard('{Enter}');
}

/** A night whose list follows what its host does. */
function openStatefulNight(guests: readonly Attendee[], ...answers: Answered[]): void {
  let all = [HOST, ...guests];
  let night = anEvent({ title: 'Six around the table' });
  const currentNight = (): Event => ({
    ...night,
    guests: all.length - 1,
    uninvited: all.filter(({ toInvite }) => toInvite).length,
    pending: all.filter(({ status }) => status === 'invited').length,
  });
  const idOf = (call: string) => Number(/attendees\/(\d+)/.exec(call)?.[1]);
  const change = (call: string, changes: Partial<Attendee>): Attendee => {
    all = all.map((one) => (one.id === idOf(call) ? { ...one, ...changes } : one));
    return all.find(({ id }) => id === idOf(call)) ?? HOST;
  };
  openNight(
    {},
    [],
    answerBy(getEvent, currentNight),
    answerBy(listAttendees, () => all),
    answerBy(addAttendees, ({ body }) => {
      const typed = (body as { attendees: { email: string; name: string | null }[] }).attendees;
      const added = typed.map((one, n) => anAttendee({ ...one, id: all.length + n + 1 }));
      all = [...all, ...added];
      return { added: added.length, attendees: all };
    }),
    answerBy(sendInvitations, () => {
      const sent = all.filter(({ toInvite }) => toInvite).length;
      all = all.map((one) => (one.toInvite ? { ...one, toInvite: false, invitedAt: new Date() } : one));
      return { sent, heldBack: 0 };
    }),
    answerBy(answerInvitation, ({ call, body }) => change(call, body as Partial<Attendee>)),
    answerBy(changeAttendee, ({ call, body }) => change(call, body as Partial<Attendee>)),
    answerBy(removeAttendee, ({ call }) => {
      all = all.filter(({ id }) => id !== idOf(call));
      return undefined;
    }),
    answerBy(cancelEvent, () => (night = { ...night, status: 'cancelled' })),
    ...answers,
  );
}

test('a host adds pasted addresses, invites them, answers for one, removes one and cancels the night', async () => {
  await page.viewport(1280, 900);
  openStatefulNight([]);
  const send = button('Send Invitations');
  await expectText('Nobody else is on the list yet.');
  await expect.element(send).toBeDisabled();

  await button('Add Attendees').click();
  const box = page.getByRole('textbox', { name: 'E-mail addresses' });
  await box.fill('"Ana Sá" <ana@example.org>; ben@example.org\ncleo@example.org, ANA@example.org, not an address');
  await expectText('3 people to add');
  await expectText('1 duplicate counted once');
  await expectText('There is no email address in this');
  await button('Add 3 People').click();
  await expect.element(box).toHaveValue('not an address');
  await userEvent.keyboard('{Escape}');
  await expect.element(row('Ana Sá')).toBeVisible();
  await expect.poll(() => count('Pending')).toBe('3');

  await expect.element(button('Send to 3')).toBeVisible();
  await send.click();
  await expectText('Successfully sent 3 invitations to attendees.');
  await expect.element(row('Ana Sá')).toHaveTextContent('Asked ');
  await expect.element(send).not.toBeInTheDocument();

  await button('Options for Ana Sá').click();
  await page.getByRole('menuitem', { name: 'Accepted', exact: true }).click();
  await expect.poll(() => count('Accepted')).toBe('2');
  await expect
    .poll(() => [...document.querySelectorAll('[data-part=coming]')].map(({ textContent }) => textContent).join())
    .toContain('Ana Sá');

  await button('Options for ben@example.org').click();
  await page.getByRole('menuitem', { name: 'Remove...', exact: true }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Remove' }).click();
  await expect.element(row('ben@example.org')).not.toBeInTheDocument();
  await expect.poll(() => count('Pending')).toBe('1');

  await button('More to do with this event').click();
  await page.getByRole('menuitem', { name: 'Cancel Event...' }).click();
  await expectText(/2 guests who know of it will be told/);
  await page.getByRole('alertdialog').getByRole('button', { name: 'Cancel Event' }).click();
  await expectText('This event is cancelled');
  await expect.element(send).not.toBeInTheDocument();
  await expect.element(page.getByRole('heading', { name: /Your Response/ })).not.toBeInTheDocument();
  expect(calls().map(([call]) => call)).toEqual([
    'post /api/events/1/attendees',
    'post /api/events/1/send-invitations',
    'put /api/attendees/2/status',
    'delete /api/attendees/3',
    'post /api/events/1/cancel',
  ]);
});

const ANA = anAttendee({ id: 2, name: 'Ana', email: 'ana@example.org' });

test('with the keyboard a host changes their own answer and the notes of a guest, and the focus returns', async () => {
  openStatefulNight([ANA]);
  await enter('button', 'Change');
  await enter('button', 'Maybe Later');
  await expectText('Your response has been recorded.');
  await expect.poll(() => count('Maybe')).toBe('1');
  await expect.poll(focused).toBe('Change');

  await enter('button', 'Options for Ana');
  await enter('menuitem', 'Name, Notes, Companions...');
  await expect.poll(() => document.activeElement?.tagName).toBe('INPUT');
  await page.getByLabelText('Your notes').fill('Allergic to nuts.');
  await enter('button', 'Save');
  await expect.element(row('Ana')).toHaveTextContent('Allergic to nuts.');
  await expect.poll(focused).toBe('Options for Ana');

  await enter('button', 'Options for Ana');
  await expect.element(page.getByRole('menuitem', { name: 'Copy Link' })).toBeVisible();
  await expect.element(page.getByRole('menuitem', { name: 'Check In' })).not.toBeInTheDocument();
  expect(calls()).toEqual([
    ['put /api/attendees/1/status', { status: 'maybe' }],
    ['patch /api/attendees/2', { name: 'Ana', attendeeNotes: 'Allergic to nuts.' }],
  ]);
});

test('on a phone the page of a night shows the attendees first, then the plan and collapsed sections', async () => {
  openNight({}, [{ ...ANA, status: 'accepted' }]);
  await expect.element(row('Ana')).toBeVisible();
  const headings = (where: string) =>
    [...document.querySelectorAll(`.night-columns ${where} h2`)].map(({ textContent }) => textContent.split(':')[0]);
  await expect
    .poll(() => {
      // Sections below the window are loaded when somebody comes near.
      scrollBy(0, innerHeight / 2);
      return headings('');
    })
    .toEqual([
      'RSVP Status',
      'Your Response',
      'What Shall We Play?',
      'Games',
      'Votes',
      'Comments',
      'Message to All Who Come',
      'Details',
      'Shared Link',
    ]);
  expect(headings('details[open]')).toEqual([]);
  expect(row('Ana').element().getBoundingClientRect().bottom + scrollY).toBeLessThan(2 * 844);
});

test('the shared link is enabled, replaced and disabled with the keyboard', async () => {
  let url: string | null = null;
  let made = 0;
  openFullNight(
    {},
    [],
    answerBy(getJoinLink, () => ({ url })),
    answerBy(setJoinLink, ({ body }) => {
      url = (body as { state: string }).state === 'off' ? null : `https://games.example.org/join/${++made}`;
      return { url };
    }),
  );
  await page.getByRole('heading', { name: 'Shared Link', exact: true }).click();
  await enter('button', 'Switch On');
  const link = page.getByRole('textbox', { name: 'Shared link' });
  await expect.element(link).toHaveValue('https://games.example.org/join/1');
  await enter('button', 'New Link');
  await expect.element(page.getByRole('alertdialog')).toBeVisible();
  await expectWalked('SharedLink question');
  await enter('button', 'New Link');
  await enter('button', 'Make New Link');
  await expect.element(link).toHaveValue('https://games.example.org/join/2');
  // The focus comes back a moment after the dialog has gone.
  await expect.poll(focused).toBe('New Link');
  await enter('button', 'Switch Off');
  await expect.element(page.getByRole('alertdialog')).toBeVisible();
  await expectWalked('SharedLink question');
  await enter('button', 'Switch Off');
  await page.getByRole('alertdialog').getByRole('button', { name: 'Switch Off' }).click();
  await expect.element(button('Switch On')).toBeVisible();
  expect(calls().map(([, body]) => body)).toEqual([{ state: 'on' }, { state: 'new' }, { state: 'off' }]);
});

test('deleting a night navigates to the list of nights', async () => {
  openNight();
  await enter('button', 'Delete');
  await enter('button', 'Delete Event');
  await expect.poll(() => location.pathname).toBe('/game-nights');
  await expectText('The event has been removed from your calendar.');
  expect(calls()).toEqual([['delete /api/events/1', undefined]]);
});

test('all members of a group are added to a night in one tap', async () => {
  const member = (id: number, name: string) => ({
    id,
    name,
    email: `${name.toLowerCase()}@example.org`,
    sharesShelf: false,
  });
  const group: Group = {
    id: 1,
    name: 'Sundays',
    hasLadder: false,
    members: [member(1, 'Ana'), member(2, 'Bo')],
    createdAt: new Date(),
  };
  openStatefulNight([], answer(listGroups, [group]));
  await button('Add Attendees').click();
  await button('Sundays (2)').click();
  await expect.poll(() => attendees.getByRole('listitem').elements()).toHaveLength(3);
  expect(calls()).toEqual([
    [
      'post /api/events/1/attendees',
      {
        attendees: [
          { email: 'ana@example.org', name: 'Ana' },
          { email: 'bo@example.org', name: 'Bo' },
        ],
      },
    ],
  ]);
});

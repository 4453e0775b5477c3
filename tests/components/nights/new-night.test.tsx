import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { changeProfile } from '#shared/accounts/account-contract.ts';
import { addAttendees, answerInvitation, listAttendees, listRecentGuests } from '#shared/nights/attendees-contract.ts';
import { getCurrentUser } from '#shared/accounts/auth-contract.ts';
import { changeEvent, createEvent, getEvent, listEvents, sendInvitations } from '#shared/nights/events-contract.ts';
import { listGames } from '#shared/games/games-contract.ts';
import { listGroups } from '#shared/nights/groups-contract.ts';
import { getWrapUp } from '#shared/nights/wrap-up-contract.ts';
import { aGame } from '#tests/support/rows/a-game.ts';
import { aWrapUpSheet } from '#tests/support/rows/a-wrap-up-sheet.ts';
import { anAttendee } from '#tests/support/rows/an-attendee.ts';
import { anEvent } from '#tests/support/rows/an-event.ts';
import { aFreeUser, aUser } from '../support/a-user.ts';
import { answer, answerBy, type Answered, refuse, sentChanges } from '../support/answers.ts';
import { AN_EMPTY_NIGHT } from '../support/an-empty-night.ts';
import { expectHeading, expectText } from '../support/expect-shown.ts';
import { HOST } from '../support/open-night.ts';
import { openPage } from '../support/render.tsx';

const GUESTS = ['ana', 'bob', 'cleo'].map((name, n) => anAttendee({ id: n + 2, name, email: `${name}@example.org` }));
const AZUL = aGame({ id: 7, title: 'Azul' });
const SHEET = aWrapUpSheet(['Robin', 'Ana']);

/** Some forty keys are pressed one after the other. */
const MINUTE = 60_000;

let added = 0;
const ANSWERS: readonly Answered[] = [
  ...AN_EMPTY_NIGHT,
  answer(listGames, [AZUL]),
  answerBy(createEvent, ({ body }) => {
    const { title: name, date } = body as { title: string; date: string };
    return anEvent({ title: name, date: new Date(date) });
  }),
  answerBy(getEvent, () => anEvent({ guests: added, uninvited: added })),
  answerBy(listAttendees, () => [HOST, ...GUESTS.slice(0, added)]),
  answerBy(addAttendees, ({ body }) => {
    added = (body as { attendees: object[] }).attendees.length;
    return { added, attendees: [HOST, ...GUESTS.slice(0, added)] };
  }),
  answerBy(sendInvitations, () => ({ sent: added, heldBack: 0 })),
  answer(answerInvitation, HOST),
  answer(getCurrentUser, aUser()),
  answer(changeProfile, aFreeUser({ firstName: 'Nora' })),
  answer(getWrapUp, SHEET),
];

const button = (name: string | RegExp) => page.getByRole('button', { name, exact: true });
const title = page.getByLabelText('Event Title');
const sent = () => sentChanges().map(({ call, body }) => [call, body]);

const nameOfFocused = () => {
  const element = document.activeElement;
  const labels = element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement ? element.labels : null;
  return (labels?.[0]?.textContent ?? element?.getAttribute('aria-label') ?? element?.textContent ?? '').trim();
};

/** Presses Tab until an element with this name has the focus; throws if none gets it. */
async function tabTo(name: RegExp): Promise<void> {
  const passed: string[] = [];
  for (let presses = 0; presses < 60; presses++) {
    await userEvent.tab();
    if (name.test(nameOfFocused())) return;
    passed.push(nameOfFocused());
  }
  throw new Error(`Tab did not reach ${name}; it passed ${passed.join(', ')}`);
}

test('on a phone the first game night is created with the keyboard only', { timeout: MINUTE }, async () => {
  added = 0;
  openPage('/game-nights', ANSWERS, aFreeUser({ firstName: null, lastName: null, username: null }));
  await expectHeading('No game nights yet');
  await expectText(/1 game night per month, with up to 4 games on it\./);
  (button('Create Your First Game Night').element() as HTMLElement).focus();
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => document.activeElement?.textContent).toBe('Create Game Night');

  await expect.element(title).toHaveValue(expect.stringMatching(/^Game night/));
  await tabTo(/^Event Title/);
  await userEvent.keyboard('{Control>}a{/Control}{Delete}{Enter}');
  for (const message of ['Event title is required', 'Date is required']) await expectText(message);
  await expect.poll(() => document.activeElement?.getAttribute('name')).toBe('title');
  // The form focuses its first invalid field once more by a timer, which fires before this one.
  await new Promise((resolve) => setTimeout(resolve));

  await userEvent.keyboard('Friday at ours');
  await tabTo(/^Date/);
  await userEvent.keyboard('05052999');
  await tabTo(/^Time/);
  await userEvent.keyboard('1930');
  await tabTo(/^Your Name/);
  await userEvent.keyboard('Nora');
  await tabTo(/^Guests' Email/);
  await userEvent.keyboard('Ana <a@x.org>, bob');
  await expectText('1 guest, 1 entry without a valid address');
  await userEvent.keyboard('@x.org');
  await expectText('2 guests');
  await expectText('No mail yet. Next: Send 2 invitations.');
  await userEvent.keyboard(', robin@example.org');
  await expectText('2 guests, the host is on the list already');
  await expectText('No mail yet. Next: Send 2 invitations.');
  await tabTo(/^More/);
  await userEvent.keyboard('{Enter}');
  await tabTo(/^Max Attendees/);
  await userEvent.keyboard('6');
  await tabTo(/^Create Game Night$/);
  await userEvent.keyboard('{Enter}');

  await expectText('Game night created successfully!');
  await expectText('Your game night has been scheduled.');
  await expect.poll(() => location.pathname).toBe('/game-nights/1');
  const [named, created, invited] = sentChanges();
  expect(named).toMatchObject({ call: 'patch /api/account/profile', body: { firstName: 'Nora' } });
  expect(created?.body).toMatchObject({ title: 'Friday at ours', maxAttendees: 6 });
  expect(invited?.body).toMatchObject({
    attendees: [
      { email: 'a@x.org', name: 'Ana' },
      { email: 'bob@x.org', name: null },
    ],
  });
  const send = page.getByRole('button', { name: 'Send 2 Invitations Now' });
  await expect.element(send).toBeVisible();
  (send.element() as HTMLElement).focus();
  await userEvent.keyboard('{Enter}');
  await expectText('Invitations sent!');
});

test('a new night copies start, length and place from the last one, and adds a group and a game', async () => {
  added = 0;
  const last = anEvent({
    id: 9,
    location: '14 Linden Row',
    durationMinutes: 180,
    date: new Date('2026-01-02T18:00:00Z'),
    timeZone: 'UTC',
    status: 'completed',
  });
  const member = (id: number, email: string) => ({ id, email, name: null, sharesShelf: false });
  openPage('/game-nights?create', [
    ...ANSWERS,
    answer(listEvents, [last]),
    answer(listRecentGuests, [{ email: 'cleo@example.org', name: null }]),
    answer(listGroups, [
      {
        id: 1,
        name: 'Friday Table',
        hasLadder: false,
        members: [member(1, 'ana@example.org'), member(2, 'bob@example.org')],
        createdAt: new Date(),
      },
    ]),
  ]);
  await expectText('Start, length and place as last time.');
  await page.getByRole('group', { name: 'Next days' }).getByRole('button').first().click();
  await expect.element(title).toHaveValue(expect.stringMatching(/day at Robin’s$/));
  await page.getByRole('button', { name: /^Friday Table/ }).click();
  await page.getByRole('button', { name: 'cleo@example.org' }).click();
  await expectText('3 guests');
  await page.getByRole('group', { name: 'Games for the night' }).getByRole('button', { name: 'Azul' }).click();
  await button('Create Game Night').click();
  await expect.element(page.getByRole('button', { name: 'Send 3 Invitations Now' })).toBeVisible();
  const [created, invited] = sentChanges();
  const date = expect.stringMatching(/T18:00:/);
  expect(created?.body).toMatchObject({ location: '14 Linden Row', durationMinutes: 180, gameIds: [7], date });
  expect(invited?.body).toMatchObject({ attendees: [{}, {}, {}] });
});

test(
  'a night in the past asks for confirmation, and recording it as played opens the wrap-up',
  { tags: ['rare'] },
  async () => {
    added = 0;
    openPage('/game-nights?create', [...ANSWERS, answerBy(getEvent, () => anEvent({ date: new Date('2026-01-02') }))]);
    await page.getByLabelText(/^Date/).fill('2020-06-07');
    await page.getByLabelText(/^Time/).first().fill('00:30');
    await page.getByLabelText("Guests' Email Addresses").fill('Ana <ana@example.org>');
    await button('Create Game Night').click();
    const dialog = page.getByRole('alertdialog', { name: 'A Night in the Past' });
    await expect.element(dialog).toHaveTextContent(/This was .*\. Record it as played\?/);
    await dialog.getByRole('button', { name: 'Change the Date' }).click();
    await expect.poll(() => document.activeElement?.getAttribute('name')).toBe('day');
    expect(sent()).toEqual([]);
    await button('Create Game Night').click();
    await dialog.getByRole('button', { name: 'Record It as Played' }).click();
    await expect.poll(() => location.pathname).toBe('/game-nights/1/wrap-up');
    await expectText('2 of 2');
  },
);

test('a night that is edited into the past asks for confirmation too, and says who is told', async () => {
  const night = anEvent({ guests: 1 });
  openPage('/game-nights?edit=1', [
    ...ANSWERS,
    answer(getEvent, night),
    answer(listAttendees, [HOST, { ...anAttendee({ id: 2 }), invitedAt: new Date(), toInvite: false }]),
    answer(changeEvent, { ...night, date: new Date('2020-06-07T18:00:00Z') }),
  ]);
  await page.getByLabelText(/^Date/).fill('2020-06-07');
  await button('Save Changes').click();
  const dialog = page.getByRole('alertdialog', { name: 'A Night in the Past' });
  await expect.element(dialog).toHaveTextContent('Guests who know of it are told that nothing is planned');
  expect(sent()).toEqual([]);
  await dialog.getByRole('button', { name: 'Record It as Played' }).click();
  await expect.poll(() => location.pathname).toBe('/game-nights/1');
  expect(sent()).toMatchObject([['patch /api/events/1', { date: expect.stringMatching(/^2020-06-07/) }]]);
});

test('on the Free plan a second night of the month is rejected, and the form keeps its values', async () => {
  openPage(
    '/game-nights',
    [...ANSWERS, answer(listEvents, [anEvent({ createdAt: new Date() })]), refuse(createEvent, 'PLAN_LIMIT_REACHED')],
    aFreeUser(),
  );
  await expectText('You have used all game nights of this month. You get new ones next month.');
  await button('Create Game Night').click();
  await expectText('Free allows 1 game night a calendar month, deleted ones included. Premium lifts this limit.');
  await title.fill('One too many');
  await page.getByLabelText(/^Date/).fill('2999-05-03');
  await page.getByLabelText(/^Time/).first().fill('19:30');
  await button('Create Game Night').click();
  await expectText('Error creating game night');
  await expect.element(page.getByRole('alert')).toHaveTextContent('The limit of this plan is reached.');
  await expect.element(title).toHaveValue('One too many');
  await expect.element(page.getByRole('link', { name: 'See Plans' }).first()).toHaveAttribute('href', '/premium');
});

test('editing a night shows who will be notified, and sends changed fields only', async () => {
  const night = anEvent({ location: 'Kitchen', timeZone: 'Europe/Lisbon', guests: 1 });
  openPage('/game-nights?edit=1', [
    ...ANSWERS,
    answer(getEvent, night),
    answer(listAttendees, [HOST, { ...anAttendee({ id: 2 }), invitedAt: new Date(), toInvite: false }]),
    answer(changeEvent, { ...night, location: 'Balcony' }),
  ]);
  await expectText('1 guest knows of this night.');
  await expect.element(title).toHaveValue('Friday night');
  await page.getByLabelText('Location').fill('Balcony');
  await button('Save Changes').click();
  await expectText('Game night saved');
  await expectText('"Friday night" is up to date. Guests are told in a few minutes; until then you can undo it.');
  await expect.poll(() => location.pathname).toBe('/game-nights/1');
  expect(sent()).toEqual([['patch /api/events/1', { location: 'Balcony' }]]);
});

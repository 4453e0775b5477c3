import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { getConfig, getCurrentUser } from '#shared/accounts/auth-contract.ts';
import { type Attendee, changeAttendee, getGuestLink, listAttendees } from '#shared/nights/attendees-contract.ts';
import { duplicateEvent, getEvent, sendInvitations } from '#shared/nights/events-contract.ts';
import { createGroup, listGroups } from '#shared/nights/groups-contract.ts';
import { listJoinRequests } from '#shared/nights/join-requests-contract.ts';
import { nudgeSilent } from '#shared/nights/nudges-contract.ts';
import { getWrapUp } from '#shared/nights/wrap-up-contract.ts';
import { anAttendee } from '#tests/support/rows/an-attendee.ts';
import { anEvent } from '#tests/support/rows/an-event.ts';
import { aConfig } from '../support/a-config.ts';
import { aUser } from '../support/a-user.ts';
import { answer, answerBy, fail, refuse, sentChanges } from '../support/answers.ts';
import { expectFieldError } from '../support/expect-field-error.ts';
import { expectText } from '../support/expect-shown.ts';
import { expectWalked } from '../support/expect-walked.ts';
import { HOST, openNight, PRIYA } from '../support/open-night.ts';
import { openStreams } from '../support/open-streams.ts';

const attendees = page.getByRole('group', { name: 'Attendees' });
const row = (name: string) => attendees.getByRole('listitem').filter({ hasText: name });
const button = (name: string) => page.getByRole('button', { name, exact: true });

async function chooseOf(opener: string, entry: string): Promise<void> {
  await button(opener).click();
  await page.getByRole('menuitem', { name: entry, exact: true }).click();
}

test('a failure to send invitations shows the reason and can be retried', { tags: ['rare'] }, async () => {
  openNight({ uninvited: 1 }, [anAttendee({ id: 2 })], refuse(sendInvitations, 'mail_unreachable'));
  const send = page.getByRole('button', { name: /: Send Invitations$/ });
  await send.click();
  await expectText('Error sending invitations');
  await expectText(/Please check your email configuration and try again\./);
  await expect.element(send).toBeEnabled();
  await send.click();
  expect(sentChanges().map(({ call }) => call)).toEqual(Array(2).fill('post /api/events/1/send-invitations'));
});

test('without clipboard access a link is shown in a field', { tags: ['rare'] }, async () => {
  vi.spyOn(navigator, 'clipboard', 'get').mockReturnValue(undefined as never);
  openNight({}, [PRIYA], answer(getGuestLink, { url: 'https://rollcall.example/rsvp/AAAA' }));
  await chooseOf('Options for Priya', 'Copy Link');
  const field = page.getByRole('dialog').getByRole('textbox', { name: 'Link' });
  await expect.element(field).toHaveValue('https://rollcall.example/rsvp/AAAA');
  await expectWalked('LinkDialog');
  await chooseOf('Options for Priya', 'Copy Link');
  await button('Done').click();
  await expect.element(button('Options for Priya')).toHaveFocus();
  vi.restoreAllMocks();
});

/** Chooses to make night 1 again on a day; the new one is night 2. */
async function duplicateOn(day: string): Promise<void> {
  let date = new Date('2999-06-07T18:00:00Z');
  openNight(
    {},
    [PRIYA],
    answerBy(getEvent, ({ call }) =>
      anEvent(call.endsWith('/2') ? { id: 2, date } : { title: 'Six around the table' }),
    ),
    answerBy(listAttendees, ({ call }) => [HOST, call.includes('/2/') ? anAttendee({ id: 3, eventId: 2 }) : PRIYA]),
    answerBy(duplicateEvent, ({ body }) => {
      date = new Date((body as { date: string }).date);
      return anEvent({ id: 2, date });
    }),
    fail(getWrapUp),
  );
  await chooseOf('More to do with this event', 'Duplicate...');
  await page.getByLabelText('Date').fill(day);
  await button('Duplicate Event').click();
}

const past = page.getByRole('alertdialog', { name: 'A Night in the Past' });
const duplicated = () =>
  sentChanges().map(({ call, body }) => [call, { date: (body as { date?: string } | undefined)?.date }]);

test('a duplicated night has no sent invitations, and a past date can be corrected', { tags: ['rare'] }, async () => {
  await duplicateOn('2020-06-07');
  await expect.element(past).toHaveTextContent('7 June 2020. Record it as played?');
  await expectWalked('PastNightDialog question');
  await button('Duplicate Event').click();
  await past.getByRole('button', { name: 'Change the Date' }).click();
  expect(duplicated()).toEqual([]);
  await page.getByLabelText('Date').fill('2999-06-07');
  await button('Duplicate Event').click();
  await expectText(/7 June 2999/);
  await expect.element(page.getByRole('button', { name: /1.*: Send Invitations$/ })).toBeVisible();
  expect(location.pathname).toBe('/game-nights/2');
  expect(duplicated()).toEqual([['post /api/events/1/duplicate', { date: '2999-06-07T18:00:00.000Z' }]]);
});

test('a night duplicated into the past can be recorded as played', { tags: ['rare'] }, async () => {
  await duplicateOn('2020-06-07');
  await past.getByRole('button', { name: 'Record It as Played' }).click();
  await expect.poll(() => location.pathname).toBe('/game-nights/2/wrap-up');
  expect(duplicated()).toEqual([['post /api/events/1/duplicate', { date: '2020-06-07T18:00:00.000Z' }]]);
});

test('a night cannot be duplicated to a time that the clocks skip', { tags: ['rare'] }, async () => {
  openNight({ timeZone: 'Europe/Lisbon', date: new Date('2999-03-24T01:30:00Z') });
  await chooseOf('More to do with this event', 'Duplicate...');
  await expect.element(page.getByLabelText('Date')).toHaveValue('2999-03-31');
  await button('Duplicate Event').click();
  await expectFieldError(page.getByRole('dialog').getByLabelText('Time'), 'The clocks go forward');
  expect(sentChanges()).toEqual([]);
});

test('an incoming answer is marked, counted with companions, and announced', { tags: ['rare'] }, async () => {
  const streams = openStreams();
  let guests: Attendee[] = [PRIYA];
  openNight(
    {},
    [PRIYA],
    answerBy(listAttendees, () => [HOST, ...guests]),
  );
  await expect.element(row('Priya')).toBeVisible();
  await expect.poll(() => streams).not.toHaveLength(0);
  const accepts = { ...PRIYA, status: 'accepted' as const, respondedAt: new Date() };
  const arrive = (changed: Attendee) => {
    guests = [changed];
    for (const stream of streams) stream.dispatchEvent(new Event('changed'));
  };
  const accepted = () => document.querySelector('.rsvp-counts')?.textContent;
  arrive({ ...accepts, partySize: 2 });
  await expect.element(page.getByRole('status').getByText('Priya accepted.')).toBeInTheDocument();
  await expect.element(row('Priya')).toHaveAttribute('data-fresh', 'true');
  await expect.element(row('Priya')).toHaveTextContent('+1');
  await expect.poll(accepted).toContain('Accepted23 people');
  arrive({ ...accepts, status: 'maybe' });
  await expect.poll(accepted).toContain('Accepted1');
  await expect.element(row('Priya')).not.toHaveTextContent('+1');
});

const IN_LINE = anAttendee({ id: 3, name: 'Ben', status: 'accepted', placeInLine: 1, toInvite: false });

test('seating a guest from the waitlist of a full night asks for confirmation', { tags: ['rare'] }, async () => {
  let ben = IN_LINE;
  const soon = new Date(Date.now() + 3_600_000);
  const silent = { ...PRIYA, nudgeableFrom: soon };
  const ana = anAttendee({ id: 4, name: 'Ana', status: 'accepted', toInvite: false });
  openNight(
    { maxAttendees: 2, inLine: 1 },
    [],
    answerBy(listAttendees, () => [HOST, ana, ben, silent]),
    answerBy(changeAttendee, () => (ben = { ...ben, placeInLine: null })),
  );
  await expect.element(row('Ben')).toHaveTextContent('On the waitlist, place 1');
  await expectText(/You can nudge from/);
  await expect.element(page.getByRole('button', { name: /^Nudge/ })).not.toBeInTheDocument();
  const seat = button('Seat: Ben');
  (seat.element() as HTMLElement).focus();
  await userEvent.keyboard('{Enter}');
  await expectText(/That makes 3 people at 2 seats\./);
  await expectWalked('SeatFromWaitlistDialog question');
  await userEvent.keyboard('{Enter}');
  await page.getByRole('alertdialog').getByRole('button', { name: 'Seat' }).click();
  await expect.element(row('Ben')).not.toHaveTextContent('On the waitlist');
  expect(sentChanges().map(({ call }) => call)).toEqual(['patch /api/attendees/3']);
});

test('one press nudges all guests without an answer', { tags: ['rare'] }, async () => {
  const silent = { ...PRIYA, nudgeableFrom: PRIYA.invitedAt };
  const guests = [silent, { ...silent, id: 3, name: 'Ana', email: 'ana@example.org' }];
  openNight({ pending: 2 }, guests, answer(nudgeSilent, { nudged: 2, heldBack: 0 }));
  await expect.element(button('Nudge: Ana')).toBeVisible();
  await button('Nudge 2 who have not answered').click();
  await expectText('2 guests get a mail that asks once more.');
  expect(sentChanges().map(({ call }) => call)).toEqual(['post /api/events/1/nudge']);
});

test('the menu of a night saves its guests as a group', { tags: ['rare'] }, async () => {
  const others = { id: 1, name: 'Others', hasLadder: false, members: [], createdAt: new Date() };
  openNight({}, [PRIYA], answer(listGroups, [others]), answer(createGroup, { ...others, id: 2, name: 'Fridays' }));
  await chooseOf('More to do with this event', 'Save Guests as Group...');
  await expect.element(page.getByLabelText('Name')).toHaveValue('Six around the table');
  await page.getByLabelText('Name').fill('Fridays');
  await button('Save Group').click();
  await expectText('Group saved');
  const members = [{ email: PRIYA.email, name: 'Priya' }];
  expect(sentChanges().map(({ call, body }) => [call, body])).toEqual([
    ['post /api/groups', { name: 'Fridays', members, idempotencyKey: expect.any(String) }],
  ]);
});

test('the host sees unconfirmed guests, and they join the list when they confirm', { tags: ['rare'] }, async () => {
  await page.viewport(360, 800);
  const streams = openStreams();
  const liv = { id: 1, email: 'liv@example.org', name: 'Liv', partySize: 2, createdAt: new Date() };
  let hasConfirmed = false;
  openNight(
    {},
    [],
    answerBy(listJoinRequests, () => (hasConfirmed ? [] : [liv])),
    answerBy(listAttendees, () => [
      HOST,
      ...(hasConfirmed ? [anAttendee({ id: 3, name: 'Liv', email: liv.email, status: 'accepted', partySize: 2 })] : []),
    ]),
  );
  const waiting = page.getByRole('region', { name: 'Waiting for confirmation (1)' });
  await expect.element(waiting.getByText('liv@example.org')).toBeVisible();
  await expect.element(waiting.getByText('Liv +1')).toBeVisible();
  expect(document.documentElement.scrollWidth).toBe(360);
  await expect.poll(() => streams).not.toHaveLength(0);
  hasConfirmed = true;
  for (const stream of streams) stream.dispatchEvent(new Event('changed'));
  await expect.element(row('Liv')).toBeVisible();
  await expect.element(waiting).not.toBeInTheDocument();
});

test('where no mails are sent, the host is told to give links', async () => {
  openNight({}, [{ ...PRIYA, toInvite: true, invitedAt: null }], answer(getConfig, aConfig({ mails: false })));
  await expectText('This site sends no mails.');
  await expect.element(page.getByRole('button', { name: 'Copy Link for a Chat' })).toBeVisible();
  expect(page.getByRole('button', { name: /Send/ }).elements()).toEqual([]);
});

test('who no longer hosts for the owner of a night is told that it is not there', async () => {
  let asked = 0;
  const ofOthers = anEvent({ userId: 99, title: 'Cellar night' });
  openNight({}, [PRIYA], answer(getCurrentUser, aUser()), {
    contract: getEvent,
    respond: (sent) => {
      asked += 1;
      return (asked === 1 ? answer(getEvent, ofOthers) : refuse(getEvent, 'not_found')).respond(sent);
    },
  });
  await expect.element(page.getByRole('heading', { name: 'No Event at This Address' })).toBeVisible();
});

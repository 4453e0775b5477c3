import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import {
  changeProfile,
  deleteAccount,
  endOtherSessions,
  endSession,
  listSessions,
} from '#shared/accounts/account-contract.ts';
import { getConfig, getCurrentUser } from '#shared/accounts/auth-contract.ts';
import { getSubscription, type Subscription } from '#shared/plans/billing-contract.ts';
import { getCalendarFeed } from '#shared/nights/calendar-feed-contract.ts';
import type { ResponseBody } from '#shared/contract/contract.ts';
import { inviteHost, listHostings, listHosts, removeHost } from '#shared/organizations/hosts-contract.ts';
import { aConfig } from '../support/a-config.ts';
import { aUser } from '../support/a-user.ts';
import { answer, answerBy, type Answered, refuse, sentChanges } from '../support/answers.ts';
import { EMPTY_ACCOUNT } from '../support/empty-account.ts';
import { expectHeading, expectText } from '../support/expect-shown.ts';
import { expectAccessible } from '../support/expect-accessible.ts';
import { expectFieldError } from '../support/expect-field-error.ts';
import { expectWalked } from '../support/expect-walked.ts';
import { openPage } from '../support/render.tsx';

const DAY_MS = 86_400_000;
const END = new Date(Date.now() + 19.5 * DAY_MS);
const PAYING: Subscription = { plan: 'premium', period: 'annual', status: 'active', periodEndsAt: END, endsAt: null };
const HERE = {
  device: 'a'.repeat(64),
  words: 'Firefox on Windows',
  since: new Date('2026-01-01T00:00:00Z'),
  lastSeen: new Date(),
  isThis: true,
};
const CELLAR = { id: 7, membershipId: 1, name: 'Dice Cellar Lisbon', email: null, logo: null } as const;

async function openProfile(user = aUser(), answers: readonly Answered[] = []): Promise<void> {
  openPage('/profile', [...EMPTY_ACCOUNT, answer(listSessions, [HERE]), ...answers], user);
  await expectText('This device');
}

async function openAsPayer(subscription: Subscription): Promise<void> {
  await openProfile(aUser({ plan: 'premium', isPremiumPlus: false, paidPlan: 'premium' }), [
    answer(getConfig, aConfig({ checkout: true })),
    answer(getSubscription, subscription),
  ]);
  await expect.element(page.getByRole('button', { name: 'Manage Billing' })).toBeEnabled();
}

test('the form to edit the profile is accessible', async () => {
  await openProfile();
  await page.getByRole('button', { name: 'Edit Profile' }).click();
  await expect.element(page.getByLabelText('Time Zone')).toBeVisible();
  await expectAccessible('profile-edit');
  await expectWalked('EditProfile');
});

test('the form to edit the profile sends only what was changed', { tags: ['rare'] }, async () => {
  const user = aUser({ firstName: 'Rob' });
  await openProfile(aUser(), [answer(changeProfile, user), answer(getCurrentUser, user)]);
  await page.getByRole('button', { name: 'Edit Profile' }).click();
  await page.getByLabelText('First Name').fill('Rob');
  await page.getByRole('button', { name: 'Save Profile' }).click();
  await expectText('Profile saved');
  expect(sentChanges().map(({ body }) => body)).toEqual([{ firstName: 'Rob' }]);
});

test('the form to edit the profile of an organization is accessible', async () => {
  await openProfile(aUser({ accountType: 'organization', organizationName: 'Dice Cellar Lisbon' }), [
    answer(listHosts, []),
  ]);
  await expectText('Organization: Dice Cellar Lisbon');
  await page.getByRole('button', { name: 'Edit Profile' }).click();
  await expect.element(page.getByLabelText('Organization Name')).toBeVisible();
  await expectAccessible('profile-organization');
});

test('the section with the private calendar URL is accessible', async () => {
  await openProfile(aUser(), [
    answer(getCalendarFeed, { url: 'https://games.example.org/calendar/AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA.ics' }),
  ]);
  await expect.element(page.getByLabelText('Private address')).toBeVisible();
  await expectAccessible('calendar-feed');
  await page.getByRole('button', { name: 'Replace Address' }).click();
  await expect.element(page.getByRole('alertdialog')).toBeVisible();
  await expectWalked('FeedAddress question');
});

test('the profile with a cancelled subscription is accessible', { tags: ['rare'] }, async () => {
  await openAsPayer({ ...PAYING, endsAt: END });
  await expectAccessible('profile-cancelled');
});

test('the profile with a failed payment is accessible', { tags: ['rare'] }, async () => {
  await openAsPayer({ ...PAYING, status: 'past_due' });
  await expectAccessible('profile-past-due');
});

test('the profile shows the remaining days of the free trial and is accessible', { tags: ['rare'] }, async () => {
  await openProfile(aUser({ trialState: 'running', trialEndsAt: new Date(Date.now() + 4.5 * DAY_MS) }));
  await expectText('Free trial of Premium Plus: 5 days left');
  await expectAccessible('profile-trial');
});

test('the profile with organizations to host for and an invitation is accessible', { tags: ['rare'] }, async () => {
  const user = aUser({
    hostsFor: [
      { ...CELLAR, plan: 'premium_plus' },
      { ...CELLAR, id: 8, membershipId: 2, name: 'The Attic, a library of games', plan: 'free' },
    ],
  });
  await openProfile(user, [
    answer(listHostings, [{ id: 1, organizationName: CELLAR.name, logo: null, invitedAt: new Date() }]),
  ]);
  await expectHeading('Organizations You Host For');
  await expectAccessible('hosts-for');
  await page.getByRole('button', { name: 'Leave Dice Cellar Lisbon' }).click();
  await expect.element(page.getByRole('alertdialog')).toBeVisible();
  await expectWalked('OrganizationRow question');
});

const INVITED = { id: 1, email: 'ben@example.org', name: null, role: 'host', invitedAt: new Date() } as const;
const HOST = { ...INVITED, name: 'Ben Ek', acceptedAt: new Date(), mail: null };

const openHosts = (hosts: ResponseBody<typeof listHosts>, ...answers: Answered[]) =>
  openProfile(aUser({ accountType: 'organization', organizationName: CELLAR.name }), [
    answer(listHosts, hosts),
    ...answers,
  ]);

test('the list of hosts is accessible, and an invitation without an address is rejected', async () => {
  await openHosts([
    HOST,
    {
      ...INVITED,
      id: 2,
      email: 'somebody.with.a.very.long.address@a-long-domain-of-a-club.example.org',
      acceptedAt: null,
      mail: { state: 'sent', problem: null },
    },
    {
      ...INVITED,
      id: 3,
      email: 'gone@example.org',
      acceptedAt: null,
      mail: { state: 'failed', problem: 'The address does not exist.' },
    },
  ]);
  await expectText('Ben Ek');
  await page.getByRole('button', { name: 'Invite', exact: true }).click();
  await expectText('Please enter an e-mail address');
  await expectAccessible('hosts');
  await expectWalked('InviteHost');
  await page.getByRole('button', { name: 'Remove Ben Ek' }).click();
  await expect.element(page.getByRole('alertdialog')).toBeVisible();
  await expectWalked('HostRow question');
  expect(sentChanges()).toEqual([]);
});

test('a host is invited with Enter, and another one is removed after confirmation', { tags: ['rare'] }, async () => {
  let hosts: ResponseBody<typeof listHosts> = [HOST];
  const invited = { ...INVITED, id: 2, email: 'ana@example.org', acceptedAt: null, mail: null };
  await openHosts(
    hosts,
    answerBy(listHosts, () => hosts),
    answerBy(inviteHost, () => {
      hosts = [HOST, invited];
      return invited;
    }),
    answerBy(removeHost, () => {
      hosts = [invited];
      return undefined;
    }),
  );
  await page.getByRole('textbox', { name: 'E-mail address' }).fill(invited.email);
  await userEvent.keyboard('{Enter}');
  await expectText('Invitation sent');
  const list = page.getByRole('list', { name: 'Hosts' });
  await expect.element(list.getByText('Invited', { exact: true })).toBeVisible();
  await list.getByRole('button', { name: 'Remove Ben Ek' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Remove' }).click();
  await expectText('Host removed');
  await expect.element(list.getByText('Ben Ek')).not.toBeInTheDocument();
  await expect.element(page.getByRole('heading', { name: 'People Who Host' })).toHaveFocus();
  expect(sentChanges().map(({ call, body }) => [call, body])).toEqual([
    ['post /api/hosts', { email: invited.email }],
    ['delete /api/hosts/1', undefined],
  ]);
});

test('an account is not deleted unless its address is typed', async () => {
  await openProfile(aUser(), [answer(deleteAccount, undefined)]);
  await page.getByRole('button', { name: 'Delete My Account...' }).click();
  const field = page.getByRole('textbox');
  await field.fill('not this');
  await page.getByRole('button', { name: 'Delete Everything' }).click();
  await expectFieldError(field, 'Please type');
  await expectAccessible('profile-delete');
  await expectWalked('DeleteDialog');
  expect(sentChanges()).toEqual([]);
});

test.each([
  ['a lost response', 504, 'so your account may be deleted'],
  ['an ended session', 401, 'Your account is deleted already, or your session has ended.'],
])('after %s to a deletion nothing is said to be unchanged', { tags: ['rare'] }, async (_what, status, text) => {
  await openProfile(aUser(), [{ contract: deleteAccount, respond: async () => new Response('', { status }) }]);
  await page.getByRole('button', { name: 'Delete My Account...' }).click();
  await page.getByRole('textbox').fill('DELETE');
  await page.getByRole('button', { name: 'Delete Everything' }).click();
  await expectText(text);
});

test('signing out everywhere else asks first, and says that tokens are revoked', async () => {
  const other = { ...HERE, device: 'b'.repeat(64), words: 'Chrome on Android', isThis: false };
  let sessions = [HERE, other];
  await openProfile(aUser(), [
    answerBy(listSessions, () => sessions),
    answerBy(endOtherSessions, () => {
      sessions = [HERE];
      return undefined;
    }),
  ]);
  await page.getByRole('button', { name: 'Sign Out Everywhere Else' }).click();
  await expect
    .element(page.getByRole('alertdialog'))
    .toHaveTextContent('All your personal tokens are revoked, and no device shows notices any more.');
  await expectWalked('SessionList question');
  expect(sentChanges()).toEqual([]);
  await page.getByRole('button', { name: 'Sign Out Everywhere Else' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Sign Out' }).click();
  await expectText('Signed out everywhere else');
  await expect.element(page.getByRole('heading', { name: 'Where You Are Signed In' })).toHaveFocus();
  expect(sentChanges().map(({ call }) => call)).toEqual(['delete /api/account/sessions']);
});

test('the session of another browser can be signed out', { tags: ['rare'] }, async () => {
  const other = { ...HERE, device: 'b'.repeat(64), words: 'Chrome on Android', isThis: false };
  let sessions = [HERE, other];
  await openProfile(aUser(), [
    answerBy(listSessions, () => sessions),
    answerBy(endSession, () => {
      sessions = [HERE];
      return undefined;
    }),
  ]);
  const end = page.getByRole('button', { name: /^Sign out Chrome/ });
  await end.click();
  await expect.element(end).not.toBeInTheDocument();
  expect(sentChanges().map(({ call }) => call)).toEqual([`delete /api/account/sessions/${other.device}`]);
});

test('a browser that was signed out elsewhere meanwhile leaves the list', { tags: ['rare'] }, async () => {
  const other = { ...HERE, device: 'b'.repeat(64), words: 'Chrome on Android', isThis: false };
  let sessions = [HERE, other];
  await openProfile(aUser(), [answerBy(listSessions, () => sessions), refuse(endSession, 'not_found')]);
  const end = page.getByRole('button', { name: /^Sign out Chrome/ });
  await expect.element(end).toBeVisible();
  sessions = [HERE];
  await end.click();
  await expectText('Chrome on Android has to sign in again.');
  await expect.element(end).not.toBeInTheDocument();
});

test('an invalid picture file shows an error, and the form keeps its values', async () => {
  await openProfile();
  await page.getByRole('button', { name: 'Edit Profile' }).click();
  const first = page.getByLabelText('First Name');
  await first.fill('Zoë');
  const input = document.querySelector<HTMLInputElement>('input[type=file]');
  if (!input) throw new Error('there is no field for a file');
  await userEvent.upload(input, new File(['hello'], 'me.png', { type: 'image/png' }));
  await expectText('This file cannot be read as a picture.');
  await expect.element(first).toHaveValue('Zoë');
  expect(sentChanges()).toEqual([]);
});

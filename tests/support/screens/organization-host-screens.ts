import type { Page } from 'playwright-core';
import { at } from '../browser/open-screen.ts';
import { openAs } from './plan-screens.ts';

const CELLAR = {
  id: 77_000_001,
  membershipId: 1,
  name: 'Dice Cellar Lisbon',
  email: 'cellar@example.org',
  logo: null,
  plan: 'premium_plus' as const,
};
const ATTIC = {
  ...CELLAR,
  id: 77_000_002,
  membershipId: 2,
  name: 'The Attic, a library of games',
  plan: 'free' as const,
};

const INVITED_AT = '2026-05-01T18:00:00.000Z';
const host = (id: number, changes: object) => ({
  id,
  email: `host${id}@example.org`,
  name: null,
  role: 'host',
  invitedAt: INVITED_AT,
  acceptedAt: null,
  mail: { state: 'sent', problem: null },
  ...changes,
});
const HOSTS = [
  host(1, { name: 'Ben Ek', email: 'ben@example.org', acceptedAt: INVITED_AT }),
  host(2, { email: 'somebody.with.a.very.long.address@a-long-domain-of-a-club.example.org' }),
  host(3, { email: 'gone@example.org', mail: { state: 'failed', problem: 'The address does not exist.' } }),
];

/** Mocks the responses of these calls. */
const answering =
  (answers: Record<string, unknown>, open: (page: Page, origin: string) => Promise<void>) =>
  async (page: Page, origin: string): Promise<void> => {
    for (const [path, json] of Object.entries(answers)) await page.route(path, (route) => route.fulfill({ json }));
    await open(page, origin);
  };

const organization = () => ({ accountType: 'organization', organizationName: 'Dice Cellar Lisbon' }) as const;
const hostsFor = () => ({ hostsFor: [CELLAR, ATTIC] });

async function openHosts(page: Page, origin: string): Promise<void> {
  await openAs('/profile', 'People Who Host', organization)(page, origin);
  await page.getByText('Ben Ek').waitFor();
  await page.getByRole('button', { name: 'Invite', exact: true }).click();
  await page.getByText('Please enter an e-mail address').waitFor();
}

async function openHostedNights(page: Page, origin: string): Promise<void> {
  await openAs('/game-nights', 'Game Nights', hostsFor)(page, origin);
  await page.getByRole('radio', { name: CELLAR.name }).check();
  await page.getByText(`${CELLAR.name}: Premium Plus`).waitFor();
  await page.getByText('No game nights yet').waitFor();
}

async function openHostedForm(page: Page, origin: string): Promise<void> {
  await openHostedNights(page, origin);
  await page.getByRole('button', { name: 'Create Game Night', exact: true }).click();
  await page.getByText('You host this night for').waitFor();
  await page.getByText('There is no game in the collection of').waitFor();
}

/** As a host of an organization whose plan lacks the feature. */
async function openHostedLocked(page: Page, origin: string): Promise<void> {
  await openAs('/game-nights?tab=analytics', 'Game Nights', hostsFor)(page, origin);
  await page.getByRole('radio', { name: ATTIC.name }).check();
  await page.getByText('Premium Plus Required').waitFor();
}

async function openHostsFor(page: Page, origin: string): Promise<void> {
  await openAs('/profile', 'Organizations You Host For', hostsFor)(page, origin);
  await page.getByText('This device').waitFor();
}

const ofCellar = Object.fromEntries(
  ['events', 'templates', 'games', 'groups', 'recent-guests'].map((list) => [`**/api/${list}?for=*`, []]),
);
const asked = { '**/api/hostings': [{ id: 1, organizationName: CELLAR.name, logo: null, invitedAt: INVITED_AT }] };

/** Screens of hosts of organizations, for `screens.ts`. */
export const organizationHostScreens = [
  { name: 'hosts', open: answering({ '**/api/hosts': HOSTS }, openHosts) },
  { name: 'asked-to-host', open: answering(asked, at('/game-nights', 'asks you to host')) },
  { name: 'hosts-for', open: answering(asked, openHostsFor) },
  { name: 'hosted-nights', open: answering(ofCellar, openHostedNights) },
  { name: 'hosted-locked', open: answering(ofCellar, openHostedLocked) },
  { name: 'hosted-form', long: true, open: answering(ofCellar, openHostedForm) },
].map((screen) => ({ ...screen, signedIn: true }));

import type { Page } from 'playwright-core';
import type { Event } from '#shared/nights/events-contract.ts';
import { at } from '../browser/open-screen.ts';
import { waitForStablePage } from '../browser/stable-page.ts';

/** Changes the response of a GET. */
const answering = (page: Page, path: string, change: (body: unknown) => unknown) =>
  page.route(
    (url) => url.pathname === path,
    async (route) => {
      if (route.request().method() !== 'GET') return route.continue();
      const response = await route.fetch({ maxRetries: 3 });
      await route.fulfill({ response, json: change(await response.json()) });
    },
  );

const onPlan = (page: Page, plan: string) =>
  answering(page, '/api/auth/user', (user) => ({ ...(user as object), plan }));

const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString();

const INVITATIONS = [
  {
    attendeeId: 900_001,
    status: 'invited',
    inLine: false,
    awaitsApproval: false,
    title: 'Winter Wingspan League',
    date: inDays(9),
    timeZone: 'Pacific/Auckland',
    durationMinutes: 240,
    hostName: 'Jonas Okafor',
    location: 'The Corner House, back room',
  },
  {
    attendeeId: 900_002,
    status: 'invited',
    inLine: true,
    awaitsApproval: false,
    title: 'Brass from the beginning',
    date: inDays(23),
    timeZone: 'Europe/London',
    durationMinutes: 300,
    hostName: 'Priya Raman',
    location: null,
  },
  {
    attendeeId: 900_003,
    status: 'invited',
    inLine: false,
    awaitsApproval: false,
    title: 'A day in spring',
    date: inDays(40),
    datesToChoose: 4,
    timeZone: 'Europe/Berlin',
    durationMinutes: 240,
    hostName: 'Elif Demir',
    location: 'The allotment',
  },
];

export async function openNights(page: Page, origin: string): Promise<void> {
  await answering(page, '/api/invitations', () => INVITATIONS);
  await at('/game-nights', 'You Are Invited')(page, origin);
  await page.getByRole('button', { name: /past game night/ }).click();
  await page.getByRole('article').nth(1).waitFor();
  await page.evaluate(() => scrollTo(0, 0));
}

export async function openNoNights(page: Page, origin: string): Promise<void> {
  await onPlan(page, 'free');
  await answering(page, '/api/events', () => []);
  await at('/game-nights', 'No game nights yet')(page, origin);
}

export async function openLockedTab(page: Page, origin: string): Promise<void> {
  await onPlan(page, 'premium');
  await at('/game-nights?tab=analytics', 'Premium Plus Required')(page, origin);
}

export const openPremiumEvents = (page: Page, origin: string) =>
  at('/game-nights?tab=premium', 'One long game')(page, origin);

/** As a Free host at the limits of games and guests, with every invalid field marked. */
export async function openInvalidNight(page: Page, origin: string): Promise<void> {
  await onPlan(page, 'free');
  await at('/game-nights?create', 'Create Game Night')(page, origin);
  await page.getByLabel('Event Title').fill('');
  await page.getByRole('button', { name: 'Choose' }).click();
  for (const place of [0, 2, 4, 6])
    await page
      .getByRole('checkbox', { name: /players/ })
      .nth(place)
      .check();
  await page.getByRole('button', { name: 'Somebody else' }).click();
  await page.getByLabel(/Guests' Email Addresses/).fill('Ana Sá <ana@example.org>, bob@example.org, cleo(at)example');
  await page.getByText('Type, seats, companions, message, who may come').click();
  await page.getByLabel('Host Email').fill('maya');
  await page.getByRole('button', { name: 'Create Game Night' }).click();
  await page.getByText('Event title is required').waitFor();
  await waitForStablePage(page);
}

export async function openNewNight(page: Page, origin: string): Promise<void> {
  await at('/game-nights?create', 'Create Game Night')(page, origin);
  await page.getByRole('group', { name: 'Games for the night' }).waitFor();
  await page.getByRole('group', { name: 'Lately at your table' }).waitFor();
  await waitForStablePage(page);
}

export async function openEditedNight(page: Page, origin: string): Promise<void> {
  const nights = (await (await page.request.get(`${origin}/api/events`)).json()) as Event[];
  const id = nights.find(({ title }) => title === 'Six around the table')?.id;
  await at(`/game-nights?edit=${id}`, 'Edit Event')(page, origin);
  await page.getByRole('button', { name: 'Change time zone' }).click();
  await page.getByRole('combobox', { name: 'Time Zone' }).waitFor();
  await waitForStablePage(page);
}

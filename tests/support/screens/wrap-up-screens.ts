import type { Page } from 'playwright-core';
import type { Event } from '#shared/nights/events-contract.ts';
import { callFrom } from './game-night-screens.ts';
import { openWithoutScreen } from '../browser/open-screen.ts';

type Wire = Pick<Event, 'id' | 'title'>;

const GUESTS = ['Ana Sá', 'Ben', 'Cleo Marchetti', 'Tom', 'Ida'];

const inHours = (hours: number) => new Date(Date.now() + hours * 3_600_000).toISOString();

/** A past night with invited guests and games; created if missing. Returns its id. */
export async function pastNight(page: Page, title: string, hoursAgo = 20): Promise<number> {
  const known = (await callFrom<Wire[]>(page, 'GET', '/api/events')).find((one) => one.title === title);
  if (known) return known.id;
  const games = await callFrom<{ id: number; isExpansion: boolean; isWishlist: boolean }[]>(page, 'GET', '/api/games');
  const owned = games.filter(({ isExpansion, isWishlist }) => !isExpansion && !isWishlist);
  const { id } = await callFrom<Wire>(page, 'POST', '/api/events', {
    title,
    date: inHours(48),
    hostEmail: 'maya@demo.rollcall.example',
    gameIds: owned.slice(0, 3).map((game) => game.id),
  });
  const { attendees } = await callFrom<{ attendees: { id: number; isHost: boolean; name: string }[] }>(
    page,
    'POST',
    `/api/events/${id}/attendees`,
    { attendees: GUESTS.map((name) => ({ email: `${name.split(' ')[0]?.toLowerCase()}@example.org`, name })) },
  );
  // Results go to invited guests, and past nights cannot send invitations.
  await callFrom(page, 'POST', `/api/events/${id}/send-invitations`);
  for (const one of attendees.filter(({ isHost }) => !isHost).slice(0, 4))
    await callFrom(page, 'PUT', `/api/attendees/${one.id}/status`, { status: 'accepted' });
  await callFrom(page, 'PATCH', `/api/events/${id}`, { date: inHours(-hoursAgo) });
  return id;
}

/** Created anew each time, because recorded plays stay with the night. */
export async function openWrapUp(page: Page, origin: string): Promise<void> {
  await openWithoutScreen(page, origin);
  const id = await pastNight(page, 'Around the long table');
  await page.goto(`${origin}/game-nights/${id}/wrap-up`);
  await page.getByRole('heading', { name: 'Wrap up the night' }).waitFor();
}

export async function openWrapUpHalfway(page: Page, origin: string): Promise<void> {
  await openWrapUp(page, origin);
  const startOver = page.getByRole('button', { name: 'Start over' });
  if (await startOver.isVisible()) await startOver.click();
  await page
    .getByRole('button', { name: /^We Played It/ })
    .first()
    .click();
  await page.getByLabel('Name of player 1').waitFor();
  await page.getByRole('radio', { name: 'Ben' }).check();
}

export async function openWrappedUp(page: Page, origin: string): Promise<void> {
  await openWithoutScreen(page, origin);
  const id = await pastNight(page, 'The night before', 44);
  await page.goto(`${origin}/game-nights/${id}/wrap-up`);
  await page.getByRole('heading', { name: 'Wrap up the night' }).waitFor();
  const fresh = page.getByRole('button', { name: /^We Played It/ });
  if ((await page.getByRole('button', { name: /^Edit/ }).count()) === 0) {
    await fresh.first().click();
    // Plays of other screens may have made her known by another name.
    await page.getByRole('radio', { name: /^Ana/ }).check();
    await fresh.first().click();
    await page.getByRole('button', { name: 'Wrap Up' }).click();
  } else await page.goto(`${origin}/game-nights/${id}`);
  await page.getByRole('heading', { name: 'Results' }).waitFor();
  await page.getByText('This night is wrapped up').waitFor();
  await page.getByRole('group', { name: 'Attendees' }).waitFor();
}

/** Screens of the wrap-up, for `screens.ts`. */
export const wrapUpScreens = [
  { name: 'wrap-up', open: openWrapUp },
  { name: 'wrap-up-halfway', open: openWrapUpHalfway },
  { name: 'night-wrapped-up', open: openWrappedUp },
].map((screen) => ({ ...screen, signedIn: true }));

import type { Page } from 'playwright-core';
import { callFrom, expandSection } from './game-night-screens.ts';
import { goTo, inviteTo, sendForm } from './guest-screens.ts';
import { openWithoutScreen } from '../browser/open-screen.ts';

/** The demo owner's guests, one of whom brings a friend. */
const COMING = ['Priya', 'Jonas', 'Tom', 'Elif', 'Noor'];

export interface VotedNight {
  eventId: number;
  paths: string[];
  gameIds: number[];
}

/** A night of the demo owner with six coming and one maybe; most have voted. */
export async function makeVotedNight(page: Page): Promise<VotedNight> {
  const { eventId, paths } = await inviteTo(page, [...COMING, 'Ben Achterberg'], { showsGuests: true });
  const games = await callFrom<{ id: number }[]>(page, 'GET', `/api/events/${eventId}/games`);
  const gameIds = games.map(({ id }) => id);
  const [first = 0, second = 0, third = 0, fourth = 0] = gameIds;
  for (const path of paths.slice(0, 5)) await sendForm(page, path, { status: 'accepted' });
  await sendForm(page, paths[5] ?? '', { status: 'maybe' });
  await sendForm(page, `${paths[3]}/proposals`, { title: 'Wavelength' });
  await sendForm(page, `${paths[4]}/proposals`, { title: 'The one from the flea market' });
  const vote = (guest: number, wanted: number[], also: Record<string, string> = {}) =>
    sendForm(page, `${paths[guest]}/votes`, {
      ...Object.fromEntries(wanted.map((id) => [`want-${id}`, 'yes'])),
      ...also,
    });
  await vote(0, [first, second, third]);
  await vote(1, [second], { [`teach-${second}`]: 'yes' });
  await vote(2, [first, second], { veto: String(fourth) });
  await vote(5, [third]);
  return { eventId, paths, gameIds };
}

export async function showVotes(page: Page, origin: string, eventId: number): Promise<void> {
  await page.goto(`${origin}/game-nights/${eventId}`);
  await expandSection(page, 'Votes');
  await page.getByRole('list', { name: 'Votes by game' }).waitFor();
  await page.getByRole('list', { name: 'The evening' }).waitFor();
  await page.evaluate(() => document.fonts.ready);
}

async function openVotes(page: Page, origin: string): Promise<VotedNight> {
  await openWithoutScreen(page, origin);
  const night = await makeVotedNight(page);
  await showVotes(page, origin, night.eventId);
  return night;
}

async function openClosedVotes(page: Page, origin: string): Promise<void> {
  const { eventId } = await openVotes(page, origin);
  await callFrom(page, 'PUT', `/api/events/${eventId}/votes`, { closed: true });
  await page.getByRole('button', { name: 'Close the Vote' }).waitFor({ state: 'detached' });
}

async function openWishes(page: Page, origin: string): Promise<void> {
  await openVotes(page, origin);
  const evening = page.getByRole('list', { name: 'The evening' });
  const options = evening.getByRole('button', { name: /^Options for / });
  await options.first().click();
  await page.getByRole('menuitem', { name: 'Keep It' }).click();
  await evening.getByText(', kept').waitFor();
  await options.last().click();
  await page.getByRole('menuitem', { name: 'Leave It Out' }).click();
  await page.getByRole('button', { name: 'Fill the evening' }).waitFor();
  await options.nth(1).click();
  await page.getByRole('menuitem', { name: 'Keep It' }).waitFor();
}

async function openBallot(page: Page, origin: string): Promise<void> {
  await openVotes(page, origin);
  await page.getByRole('button', { name: 'Vote Yourself' }).click();
  await page.getByRole('button', { name: 'Save Votes' }).waitFor();
  await page.getByRole('combobox', { name: 'Which game?' }).fill('Something of our own');
  await page.getByLabel('Players').waitFor();
}

async function openGuestVotes(page: Page, origin: string): Promise<void> {
  await openWithoutScreen(page, origin);
  const { paths } = await makeVotedNight(page);
  await goTo(page, `${origin}${paths[3]}?voted`);
  await page.getByText('Bring a game of your own').click();
}

async function openGuestVotesClosed(page: Page, origin: string): Promise<void> {
  await openWithoutScreen(page, origin);
  const { eventId, paths } = await makeVotedNight(page);
  await callFrom(page, 'PUT', `/api/events/${eventId}/votes`, { closed: true });
  await goTo(page, `${origin}${paths[2]}`);
}

/** Screens of votes and the evening plan, for `screens.ts`. */
export const voteScreens = [
  { name: 'night-votes', open: async (page: Page, origin: string) => void (await openVotes(page, origin)) },
  { name: 'night-votes-closed', open: openClosedVotes },
  { name: 'night-evening-wishes', open: openWishes },
  { name: 'night-ballot', long: true, open: openBallot },
  { name: 'guest-votes', open: openGuestVotes },
  { name: 'guest-votes-closed', open: openGuestVotesClosed },
].map((screen) => ({ ...screen, signedIn: true }));

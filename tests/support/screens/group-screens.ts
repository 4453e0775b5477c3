import type { Page } from 'playwright-core';
import { callFrom } from './game-night-screens.ts';
import { at, openWithoutScreen } from '../browser/open-screen.ts';

interface Wire {
  id: number;
  name: string;
}

/** The id of the demo's group with a name, created if missing. */
export async function groupCalled(
  page: Page,
  name: string,
  people = ['Ana Sá', 'Ben', 'Cleo Marchetti', 'Tom'],
): Promise<number> {
  const known = (await callFrom<Wire[]>(page, 'GET', '/api/groups')).find((one) => one.name === name);
  if (known) return known.id;
  const members = people.map((who) => ({
    email: `${who.split(' ')[0]?.toLowerCase()}@example.org`,
    name: who,
  }));
  return (await callFrom<Wire>(page, 'POST', '/api/groups', { name, members })).id;
}

async function openGroups(page: Page, origin: string): Promise<void> {
  await openWithoutScreen(page, origin);
  await groupCalled(page, 'The Friday table');
  await page.goto(`${origin}/groups`);
  await page.getByRole('list', { name: 'Your groups' }).waitFor();
}

async function openGroupDialog(page: Page, origin: string): Promise<void> {
  await openGroups(page, origin);
  await page.getByRole('button', { name: 'Edit The Friday table' }).click();
  await page.getByRole('dialog').waitFor();
}

async function openCollection(page: Page, origin: string): Promise<void> {
  await openWithoutScreen(page, origin);
  const id = await groupCalled(page, 'The Friday table');
  await page.goto(`${origin}/groups/${id}`);
  await page.getByRole('combobox', { name: 'Players' }).selectOption('6');
  await page.getByRole('list', { name: 'Games of the group' }).waitFor();
}

async function openLadder(page: Page, origin: string): Promise<void> {
  await openWithoutScreen(page, origin);
  const id = await groupCalled(page, 'The Tuesday table', ['Elif', 'Jonas', 'Noor', 'Priya', 'Tom']);
  await callFrom(page, 'PATCH', `/api/groups/${id}/ladder`, { isOn: true });
  await page.goto(`${origin}/groups/${id}/ladder`);
  await page.getByRole('list', { name: 'The ladder' }).waitFor();
}

async function openAwards(page: Page, origin: string): Promise<void> {
  await openWithoutScreen(page, origin);
  const awards = `/api/groups/${await groupCalled(page, 'The Sunday table')}/awards`;
  const { awards: known } = await callFrom<{ awards: unknown[] }>(page, 'GET', awards);
  const titles = [{ title: 'Game of the year', about: 'game' }];
  const year = { year: 2026, titles, games: ['Azul', 'Wingspan'], people: [] };
  if (known.length === 0) await callFrom(page, 'POST', awards, year);
  await page.goto(origin + awards.replace('/api', ''));
  await page.getByRole('list', { name: 'Awards by year' }).waitFor();
}

/** Screens of groups, for `screens.ts`. */
export const groupScreens = [
  { name: 'groups', open: openGroups },
  { name: 'group-dialog', long: true, open: openGroupDialog },
  { name: 'group-shelf', long: true, open: openCollection },
  { name: 'ladder', long: true, open: openLadder },
  { name: 'awards', open: openAwards },
  { name: 'no-such-group', open: at('/groups/999999999', 'No Group at This Address') },
].map((screen) => ({ ...screen, signedIn: true }));

import type { Page } from 'playwright-core';
import type { Attendee } from '#shared/contracts/attendees.ts';
import { callFrom } from './game-night-screens.ts';

/** The page of a new night of the demo owner, far enough ahead that it is never over. */
export async function openNewNight(page: Page, origin: string, fields: object = {}): Promise<number> {
  const body = {
    title: 'Friday night',
    date: '2999-05-03T18:00:00Z',
    hostEmail: 'maya@demo.rollcall.example',
    ...fields,
  };
  const { id } = await callFrom<{ id: number }>(page, 'POST', '/api/events', body);
  await page.goto(`${origin}/game-nights/${id}`);
  await page.getByRole('heading', { name: 'Friday night', level: 1 }).waitFor();
  return id;
}

export const put = (page: Page, eventId: number, ...names: string[]) =>
  callFrom<{ attendees: Attendee[] }>(page, 'POST', `/api/events/${eventId}/attendees`, {
    attendees: names.map((name) => ({ email: `${name.toLowerCase()}@example.org`, name })),
  });

export const row = (page: Page, name: string) =>
  page.getByRole('group', { name: 'Attendees' }).getByRole('listitem').filter({ hasText: name });

/** A part of the list, by its heading. */
export const part = (page: Page, words: string) =>
  page.locator('.attendee-part').filter({ has: page.getByRole('heading', { name: words }) });

export const count = (page: Page, word: string) =>
  page.locator('.rsvp-counts > div').filter({ hasText: word }).locator('b').innerText();

export const toastText = (page: Page) => page.locator('.toast').innerText();

/** Chooses from the menu of an attendee. */
export const choose = async (page: Page, name: string, item: string) => {
  await page.getByRole('button', { name: `Options for ${name}` }).click();
  await page.getByRole('menuitem', { name: item, exact: true }).click();
};

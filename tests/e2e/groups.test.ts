import { expect, test } from 'vitest';
import { demoPages } from '#tests/support/demo-pages.ts';
import { callFrom } from '#tests/support/game-night-screens.ts';
import { groupCalled } from '#tests/support/group-screens.ts';

const demo = demoPages();
const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true };

test('a host makes a group, invites it in one tap, and asks what it has for six', async () => {
  const page = await demo.open(PHONE);
  await page.goto(`${demo.origin}/groups`);
  await page.getByText('No groups yet').waitFor();
  await page.getByRole('button', { name: 'Create Group' }).click();
  await page.getByRole('button', { name: 'Save Group' }).click();
  await page.getByText('A name is required').waitFor();
  await page.getByRole('textbox', { name: 'Name' }).fill('Sundays');
  await page.getByRole('textbox', { name: 'E-mail addresses' }).fill('Ana Sá <ana@example.org>, bo@example.org');
  await page.getByRole('button', { name: 'Save Group' }).click();
  await page.getByRole('heading', { name: 'Sundays' }).waitFor();

  const { id } = await callFrom<{ id: number }>(page, 'POST', '/api/events', {
    title: 'Sunday',
    date: '2999-05-03T18:00:00Z',
    hostEmail: 'maya@demo.rollcall.example',
  });
  await page.goto(`${demo.origin}/game-nights/${id}`);
  await page.getByRole('button', { name: 'Add Attendees' }).click();
  await page.getByRole('button', { name: 'Sundays (2)' }).click();
  await expect.poll(() => page.getByRole('group', { name: 'Attendees' }).getByRole('listitem').count()).toBe(3);

  await page.goto(`${demo.origin}/groups`);
  await page.getByRole('link', { name: 'See the Shelf: Sundays' }).click();
  await page.getByText('2 more in the group have not shared theirs.').waitFor();
  await page.getByRole('combobox', { name: 'Players' }).selectOption('6');
  await page.getByRole('combobox', { name: 'Duration' }).selectOption('60');
  await expect.poll(() => page.getByText('Best with 6', { exact: true }).count()).toBeGreaterThan(0);
});

test('a night’s guests become a group from its menu', { tags: ['rare'] }, async () => {
  const page = await demo.open(PHONE);
  await groupCalled(page, 'Others');
  await page.goto(`${demo.origin}/game-nights`);
  await page.getByRole('link', { name: 'Six around the table' }).click();
  await page.getByRole('group', { name: 'Attendees' }).waitFor();
  await page.getByRole('button', { name: 'More to do with this event' }).click();
  await page.getByRole('menuitem', { name: 'Save Guests as Group' }).click();
  await page.getByText('Group saved', { exact: true }).waitFor();
  const groups = await callFrom<{ name: string; members: object[] }[]>(page, 'GET', '/api/groups');
  expect(groups.find(({ name }) => name === 'Six around the table')?.members.length).toBeGreaterThan(0);
});

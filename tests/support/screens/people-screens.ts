import type { Page } from 'playwright-core';
import { at, openWithoutScreen } from '../browser/open-screen.ts';
import { waitForStablePage } from '../browser/stable-page.ts';

interface PersonRow {
  id: number;
  name: string;
}

const post = (page: Page, path: string, body: object) =>
  page.evaluate(
    async ([to, json]) => {
      await fetch(to, { method: 'POST', headers: { 'Content-Type': 'application/json' }, body: json });
    },
    [path, JSON.stringify(body)] as const,
  );

/** With a likely duplicate, and a merged person. */
export async function openPeople(page: Page, origin: string): Promise<void> {
  await openWithoutScreen(page, origin);
  for (const name of ['Prya', 'N. Haddad'])
    await post(page, '/api/game-sessions', {
      gameTitle: 'Hive',
      players: JSON.stringify([name, 'Maya']),
      scores: '[1,0]',
      idempotencyKey: `screen-${name.replace(/\W/g, '')}-1`,
    });
  const people = await page.evaluate(async () => (await (await fetch('/api/people')).json()) as PersonRow[]);
  const idOf = (name: string) => people.find((person) => person.name === name)?.id ?? 0;
  if (idOf('N. Haddad')) await post(page, `/api/people/${idOf('Noor')}/merge`, { otherId: idOf('N. Haddad') });
  await at('/people', 'The same person?')(page, origin);
}

export async function openMerged(page: Page, origin: string): Promise<void> {
  await openPeople(page, origin);
  await page.getByRole('link', { name: 'Noor', exact: true }).click();
  await page.getByRole('heading', { name: 'Also Written' }).waitFor();
  await waitForStablePage(page);
}

export async function openTakenName(page: Page, origin: string): Promise<void> {
  await openPerson(page, origin);
  await page.getByRole('button', { name: 'Rename' }).click();
  await page.getByRole('textbox', { name: 'Name' }).fill('Tom');
  await page.getByRole('button', { name: 'Merge the Two' }).waitFor();
}

export async function openPerson(page: Page, origin: string): Promise<void> {
  const people = (await (await page.request.get(`${origin}/api/people`)).json()) as PersonRow[];
  const priya = people.find(({ name }) => name === 'Priya');
  await at(`/people/${priya?.id}`, 'Head to Head')(page, origin);
}

export async function openMerge(page: Page, origin: string): Promise<void> {
  await openPerson(page, origin);
  await page.getByRole('button', { name: 'Merge', exact: true }).click();
  await page.getByRole('dialog').waitFor();
}

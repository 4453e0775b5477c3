import { expect, test } from 'vitest';
import { createGroup } from '#shared/nights/groups-contract.ts';
import { addGameFor } from '#tests/support/rows/game-payloads.ts';
import { playPayload, recordPlayFor } from '#tests/support/rows/play-payloads.ts';
import { newWindows } from '#tests/support/browser/new-windows.ts';
import { makeOwner } from '#tests/support/server/owners.ts';

const windows = newWindows();

test('a host switches on the ladder of a group and says who is who; a member sees it, and leaves it', async () => {
  const host = await makeOwner(windows.app, { isPremiumPlus: true });
  const member = await makeOwner(windows.app, { firstName: 'Ben', lastName: 'Ek' });
  const members = [
    { email: member.email, name: 'Ben' },
    { email: 'cem@example.org', name: 'Cem' },
    { email: 'dana@example.org', name: 'Dana' },
  ];
  await host.call(createGroup, { body: { name: 'Fridays', members } });
  const { id } = await addGameFor(host, { title: 'Azul' });
  for (let count = 0; count < 3; count += 1)
    await recordPlayFor(host, id, playPayload({ Dana: 20, Benjamin: 30, Cem: 10 }));

  const page = await windows.of(host.email);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(`${windows.app.origin}/groups`);
  await page.getByRole('link', { name: 'Ladder: Fridays' }).click();
  await page.getByRole('button', { name: 'Switch On the Ladder' }).click();
  const rungs = page.getByRole('list', { name: 'The ladder' }).getByRole('listitem');
  await expect.poll(() => rungs.count()).toBe(2);
  await page.getByRole('button', { name: 'Who Is on It' }).click();
  await page.getByRole('button', { name: 'Choose Person: Ben' }).click();
  await page.getByLabel('Name of Ben in your plays').fill('benj');
  await page.getByRole('option', { name: 'Benjamin' }).click();
  await page.getByRole('button', { name: 'Save Person' }).click();
  await page.getByText('In your plays: Benjamin').waitFor();
  await page.getByRole('button', { name: 'Done' }).click();
  await expect.poll(() => rungs.first().textContent()).toMatch(/Ben.*3 plays/);
  await expect.poll(() => rungs.count()).toBe(3);

  const theirs = await windows.of(member.email);
  await theirs.goto(`${windows.app.origin}/groups`);
  await theirs.getByRole('link', { name: 'See the Ladder: Fridays' }).click();
  await theirs.getByText('By the plays of').waitFor();
  await expect.poll(() => theirs.getByRole('list', { name: 'The ladder' }).textContent()).toMatch(/Ben.*You/);
  await theirs.getByRole('link', { name: 'Groups', exact: true }).first().click();
  const onLadder = theirs.getByRole('checkbox', { name: 'Be on the ladder' });
  await onLadder.click();
  await theirs.getByText('You left the ladder').first().waitFor();
  await expect.poll(() => onLadder.isChecked()).toBe(false);

  await page.reload();
  await expect.poll(() => rungs.count()).toBe(2);
  expect(await rungs.allTextContents()).not.toContainEqual(expect.stringContaining('Ben'));
});

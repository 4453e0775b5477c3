import { describe, expect, test } from 'vitest';
import { changeProfile, putPicture } from '#shared/accounts/account-contract.ts';
import { listAttendees, listInvitations } from '#shared/nights/attendees-contract.ts';
import { sendInvitations } from '#shared/nights/events-contract.ts';
import { addEventFor, addGuestsFor } from '#tests/support/rows/event-payloads.ts';
import { guestPath, open } from '#tests/support/server/guest-pages.ts';
import { makeOwner, type Person } from '#tests/support/server/owners.ts';
import { PNG } from '#tests/support/accounts/pixels.ts';
import { testApp } from '#tests/support/server/test-app.ts';
import { ownerOfEachTest } from '#tests/support/server/test-owner.ts';

const app = testApp();
const cellar = ownerOfEachTest(app, { accountType: 'organization', isPremiumPlus: true });

const rename = (person: Person, organizationName: string | null) =>
  person.call(changeProfile, { body: { organizationName } });
const giveLogo = async (person: Person) => {
  await person.fetch(putPicture.path, { method: 'PUT', headers: { 'Content-Type': 'image/png' }, body: PNG });
};

describe('the name of an organization is rejected', () => {
  test('for an individual account', async () => {
    const { status, refusal } = await rename(await makeOwner(app), 'Dice Cellar');
    expect([status, Object.keys(refusal.fields ?? {})]).toEqual([400, ['organizationName']]);
  });

  test.each(['x'.repeat(81), 'a\0b'])('if it is %j', async (name) => {
    const { status, refusal } = await rename(cellar, name);
    expect([status, Object.keys(refusal.fields ?? {})]).toEqual([400, ['organizationName']]);
  });
});

test('the name is shown on existing and new nights of the organization', async () => {
  const hostOf = async (id: number) =>
    (await cellar.call(listAttendees, { params: { id } })).body.find(({ isHost }) => isHost)?.name;
  const before = await addEventFor(cellar);
  expect((await rename(cellar, ' Dice Cellar ')).body.organizationName).toBe('Dice Cellar');
  const after = await addEventFor(cellar);
  expect([await hostOf(before.id), await hostOf(after.id)]).toEqual(['Dice Cellar', 'Dice Cellar']);
  await rename(cellar, null);
  expect(await hostOf(after.id)).toBe('Ana Sá');
});

test('an invited guest sees the full name and the logo', async () => {
  await rename(cellar, 'Dice Cellar Lisbon');
  await giveLogo(cellar);
  const ben = await makeOwner(app);
  const event = await addEventFor(cellar);
  const [id = 0] = await addGuestsFor(cellar, event.id, [ben.email]);
  await cellar.call(sendInvitations, { params: { id: event.id } });

  const page = await open(app, await guestPath(cellar, id));
  expect(page.text).toContain('Dice Cellar Lisbon invited you.');
  expect(page.text).toContain('Tell Dice Cellar Lisbon more');
  expect(page.text).not.toContain('Ana');
  const logo = /<img class="logo[^"]*" src="([^"]+)"/.exec(page.html)?.[1] ?? '';
  expect(logo).toMatch(/^\/logos\/\d+\?v=/);
  const picture = await fetch(app.origin + logo);
  expect([picture.status, picture.headers.get('content-type')]).toEqual([200, 'image/png']);
  expect(picture.headers.get('cross-origin-resource-policy')).toBe('cross-origin');
  expect(Buffer.from(await picture.arrayBuffer())).toEqual(PNG);

  const { body } = await ben.call(listInvitations, {});
  expect(body.map(({ hostName }) => hostName)).toEqual(['Dice Cellar Lisbon']);
});

test('a picture of an individual, or of an organization without a name, is not a logo', async () => {
  const ana = await makeOwner(app);
  await giveLogo(ana);
  await giveLogo(cellar);
  for (const id of [ana.id, cellar.id, 999_999_999, 'abc', '1e3', '-1', '%00']) {
    expect((await fetch(`${app.origin}/logos/${id}`)).status).toBe(404);
  }
});

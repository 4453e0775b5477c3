import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { getConfig } from '#shared/accounts/auth-contract.ts';
import { listAttendees } from '#shared/nights/attendees-contract.ts';
import { changeEvent, getEvent, listEvents } from '#shared/nights/events-contract.ts';
import { listGroups } from '#shared/nights/groups-contract.ts';
import { addChannel, changeChannel, listChannels } from '#shared/nights/news/channels-contract.ts';
import { changeTemplate, listTemplates } from '#shared/nights/templates-contract.ts';
import { aChannel } from '#tests/support/rows/a-channel.ts';
import { anEvent } from '#tests/support/rows/an-event.ts';
import { aConfig } from '../support/a-config.ts';
import { aTemplate } from '../support/a-template.ts';
import { aUser } from '../support/a-user.ts';
import { AN_EMPTY_NIGHT } from '../support/an-empty-night.ts';
import { answer, type Answered, refuse, sentChanges } from '../support/answers.ts';
import { EMPTY_ACCOUNT } from '../support/empty-account.ts';
import { expectAccessible } from '../support/expect-accessible.ts';
import { expectFieldError } from '../support/expect-field-error.ts';
import { expectHeading, expectText } from '../support/expect-shown.ts';
import { openPage } from '../support/render.tsx';

const aGroup = (id: number, name: string) => ({
  id,
  name,
  createdAt: new Date('2026-01-01T00:00:00Z'),
  hasLadder: false,
  members: [{ id, email: `${name.toLowerCase()}@example.org`, name: `Ana of ${name}`, sharesShelf: false }],
});
const GROUPS = answer(listGroups, [aGroup(8, 'Family'), aGroup(7, 'Fridays')]);
const NIGHT = anEvent({ id: 1, groupId: 7 });
const GONE = 'This group is no longer there. Please choose another.';

const group = page.getByLabelText('Group', { exact: true });
const nights = page.getByLabelText('Which nights');
const button = (name: string) => page.getByRole('button', { name, exact: true });
const chip = (name: string) => page.getByRole('group', { name: 'Groups' }).getByRole('button', { name });
const options = () => [...(group.element() as HTMLSelectElement).options].map(({ label }) => label);
const bodies = () => sentChanges().map(({ body }) => body);

async function openNewNight(...answers: Answered[]): Promise<void> {
  openPage('/game-nights?create', [...AN_EMPTY_NIGHT, GROUPS, ...answers], aUser());
  await expectHeading('Create Game Night');
}
async function openEditing(...answers: Answered[]): Promise<void> {
  const night = [answer(getEvent, NIGHT), answer(listEvents, [NIGHT]), answer(listAttendees, [])];
  openPage('/game-nights?edit=1', [...AN_EMPTY_NIGHT, GROUPS, ...night, ...answers], aUser());
  await expectHeading('Edit Event');
}
async function openEditingTemplate(...answers: Answered[]): Promise<void> {
  openPage('/game-nights?tab=templates', [
    ...EMPTY_ACCOUNT,
    answer(listTemplates, [aTemplate({ groupId: 7 })]),
    GROUPS,
    ...answers,
  ]);
  await button('Edit Friday at ours').click();
}

test('a host without groups is asked for none', async () => {
  await openNewNight(answer(listGroups, []));
  await expectText(/No mail is sent until/);
  await expect.element(group).not.toBeInTheDocument();
});

test('a site without channels asks for no group', { tags: ['rare'] }, async () => {
  await openNewNight(answer(getConfig, aConfig({ channels: false })));
  await expect.element(chip('Fridays')).toBeVisible();
  await expect.element(group).not.toBeInTheDocument();
});

test('a group of a night that was deleted meanwhile is said at its field', async () => {
  const left = answer(listGroups, [aGroup(8, 'Family')]);
  await openEditing(refuse(changeEvent, 'invalid_request', { groupId: GONE }), left);
  await expect.element(group).toHaveTextContent('A group that was deleted');
  await page.getByLabelText('Event Title').fill('Saturday night');
  await button('Save Changes').click();
  await expectFieldError(group, GONE);
  await expect.element(group).toHaveFocus();
});

test('a group of a template that was deleted meanwhile is said at its field', async () => {
  await openEditingTemplate(refuse(changeTemplate, 'invalid_request', { groupId: GONE }));
  await button('Save Template').click();
  await expectFieldError(group, GONE);
});

test('a new night is of no group, or of the first one that is put on its list, until that is taken off', async () => {
  await openNewNight();
  await expect.element(group).toHaveValue('');
  expect(options()).toEqual(['No group', 'Family', 'Fridays']);
  await expectAccessible();
  await chip('Fridays').click();
  await expect.element(group).toHaveValue('7');
  await chip('Family').click();
  await expect.element(group).toHaveValue('7');
  await chip('Family').click();
  await expect.element(group).toHaveValue('7');
  await chip('Fridays').click();
  await expect.element(group).toHaveValue('');
});

test('a host chooses another group for a night', async () => {
  await openEditing(answer(changeEvent, NIGHT));
  await expect.element(group).toHaveValue('7');
  await group.selectOptions('Family');
  await button('Save Changes').click();
  await expect.poll(bodies).toEqual([{ groupId: 8 }]);
});

test('a host chooses no group for a template', async () => {
  await openEditingTemplate(answer(changeTemplate, aTemplate()));
  await expect.element(group).toHaveValue('7');
  await group.selectOptions('No group');
  await button('Save Template').click();
  await expect.poll(bodies).toMatchObject([{ groupId: null }]);
});

test('a channel is told of all nights, or of those of one group, and its row says so', async () => {
  const channels = [aChannel(), aChannel({ id: 5, name: 'Crew', groupId: 7 })];
  const answers = [answer(addChannel, aChannel()), answer(changeChannel, aChannel()), answer(listChannels, channels)];
  openPage('/profile', [...EMPTY_ACCOUNT, GROUPS, ...answers], aUser());
  await expectText('Only nights of Fridays.');
  await button('Add a Channel').click();
  await expect.element(nights).toHaveValue('');
  await nights.selectOptions('Only Fridays');
  await expectAccessible();
  await page.getByLabelText('Webhook URL').fill('https://discord.com/api/webhooks/1/abc');
  await button('Add Channel').click();
  await expectText('Channel added');
  await button('Edit Crew').click();
  await expect.element(nights).toHaveValue('7');
  await nights.selectOptions('All nights');
  await button('Save Channel').click();
  await expectText('Channel saved');
  expect(bodies()).toMatchObject([{ groupId: 7 }, { groupId: null }]);
});

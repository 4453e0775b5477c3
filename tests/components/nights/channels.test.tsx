import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { getConfig } from '#shared/accounts/auth-contract.ts';
import * as contracts from '#shared/nights/news/channels-contract.ts';
import { aChannel, aDelivery } from '#tests/support/rows/a-channel.ts';
import { aConfig } from '../support/a-config.ts';
import { aUser } from '../support/a-user.ts';
import { answer, answerBy, type Answered, fail, refuse, sentChanges } from '../support/answers.ts';
import { EMPTY_ACCOUNT } from '../support/empty-account.ts';
import { expectAccessible } from '../support/expect-accessible.ts';
import { expectFieldError } from '../support/expect-field-error.ts';
import { expectText } from '../support/expect-shown.ts';
import { expectWalked } from '../support/expect-walked.ts';
import { openPage } from '../support/render.tsx';

const CLUB = aChannel();
const GROUP = aChannel({
  id: 5,
  kind: 'telegram',
  name: 'Our group',
  host: 'api.telegram.org',
  pausedAt: new Date('2026-11-21T18:00:00Z'),
  failingSince: new Date('2026-11-20T18:00:00Z'),
  lastDelivery: aDelivery({ state: 'failed', news: 'night.moved', problem: 'It answered 410: it is gone for good.' }),
});
const card = page.getByRole('region', { name: 'Channels' });

async function openChannels(...answers: Answered[]): Promise<void> {
  openPage('/profile', [...EMPTY_ACCOUNT, answer(contracts.listChannels, [CLUB, GROUP]), ...answers], aUser());
  await expect.element(card).toBeVisible();
}
async function openAdding(...answers: Answered[]) {
  await openChannels(answer(contracts.listChannels, []), ...answers);
  await card.getByRole('button', { name: 'Add a Channel' }).click();
  return page.getByRole('dialog', { name: 'Add a Channel' });
}

test('the list says where each channel leads, how it is, and what arrived last', async () => {
  await openChannels();
  await expectText('Discord, discord.com, ending in x7Qa');
  await expectText(/Night planned: Friday night, arrived/);
  await expectText(/Night moved: Friday night, not arrived. It answered 410/);
  await expect.element(card.getByText('Paused', { exact: true })).toBeVisible();
  await expectAccessible('channels');
});

test('a list that fails to load says so', { tags: ['rare'] }, async () => {
  await openChannels(fail(contracts.listChannels));
  await expectText('Your channels could not be loaded');
});

test('a site without channels shows none', { tags: ['rare'] }, async () => {
  openPage('/profile', [...EMPTY_ACCOUNT, answer(getConfig, aConfig({ channels: false }))], aUser());
  await expectText('Mails about your nights');
  await expect.element(card).not.toBeInTheDocument();
});

test('the dialog to add one shows errors at their fields, and sends what each kind needs', async () => {
  const dialog = await openAdding(answer(contracts.addChannel, CLUB));
  const add = dialog.getByRole('button', { name: 'Add Channel' });
  const url = dialog.getByLabelText('Webhook URL');
  await url.fill('https://discord.com/channels/1/2');
  await add.click();
  await expectFieldError(url, 'This is no webhook of Discord');
  expect(sentChanges()).toEqual([]);
  await expectAccessible('channel-add');
  await dialog.getByRole('radio', { name: 'Telegram' }).click();
  await dialog.getByLabelText(/^Chat/).fill('-1001234567890');
  await dialog.getByLabelText('Token of the bot').fill('123456:abcdefghijklmnopqrstuvwx');
  await dialog.getByLabelText('Results').click();
  await add.click();
  await expectText('Channel added');
  expect(sentChanges().map(({ body }) => body)).toEqual([
    {
      kind: 'telegram',
      name: 'Telegram',
      target: '-1001234567890',
      secret: '123456:abcdefghijklmnopqrstuvwx',
      news: ['night.planned', 'night.date_set', 'night.moved', 'night.cancelled'],
      groupId: null,
    },
  ]);
});

test('an address comes with a key that signs, to be copied', async () => {
  const dialog = await openAdding(refuse(contracts.addChannel, 'duplicate_channel', { name: 'You have it already' }));
  await dialog.getByRole('radio', { name: 'Any address' }).click();
  await expect.element(dialog.getByLabelText('Key that signs')).toHaveValue(expect.stringMatching(/^whsec_.{44}$/));
  await dialog.getByRole('textbox', { name: 'Address' }).fill('https://club.example/hook');
  await dialog.getByRole('button', { name: 'Add Channel' }).click();
  await expectFieldError(dialog.getByLabelText('Name'), 'You have it already');
  await expectWalked('AddChannelDialog');
});

test('a test opens the deliveries, which say how it went, and can be sent again', async () => {
  let state: 'waiting' | 'failed' = 'waiting';
  const ofTest = () =>
    aDelivery({ id: 9, news: null, title: null, state, deliveredAt: null, dueAt: new Date(), problem: null });
  await openChannels(
    answerBy(contracts.testChannel, ofTest),
    answerBy(contracts.sendAgain, ofTest),
    answerBy(contracts.listDeliveries, () => {
      const one = ofTest();
      state = 'failed';
      return [{ ...one, problem: one.state === 'failed' ? 'It could not be reached.' : null }, aDelivery()];
    }),
  );
  await page.getByRole('button', { name: 'Send a Test to Club server' }).click();
  const dialog = page.getByRole('dialog', { name: 'Deliveries to Club server' });
  await expect.element(dialog.getByText('Failed')).toBeVisible();
  await expectText(/It could not be reached\./);
  await expectAccessible('channel-deliveries');
  await dialog.getByRole('button', { name: /^Send Again: Test/ }).click();
  await expect
    .poll(() => sentChanges().map(({ call }) => call))
    .toEqual(['post /api/channels/4/test', 'post /api/channel-deliveries/9/again']);
  await expectWalked('DeliveriesDialog');
});

test('a paused channel can be resumed', { tags: ['rare'] }, async () => {
  await openChannels(answer(contracts.resumeChannel, { ...GROUP, pausedAt: null }));
  await page.getByRole('button', { name: 'Resume Our group' }).click();
  await expectText('Channel resumed');
});

test('name and news of a channel can be changed', async () => {
  await openChannels(answer(contracts.changeChannel, CLUB));
  await page.getByRole('button', { name: 'Edit Club server' }).click();
  const dialog = page.getByRole('dialog', { name: 'Edit Channel' });
  await expectWalked('EditChannelDialog');
  await page.getByRole('button', { name: 'Edit Club server' }).click();
  await dialog.getByLabelText('Results').click();
  await dialog.getByRole('button', { name: 'Save Channel' }).click();
  await expectText('Channel saved');
  const news = ['night.planned', 'night.moved', 'night.cancelled', 'night.results'];
  expect(sentChanges().map(({ body }) => body)).toEqual([{ name: 'Club server', news, groupId: null }]);
});

test('a channel is deleted after a question', { tags: ['rare'] }, async () => {
  await openChannels(answer(contracts.deleteChannel, undefined));
  await page.getByRole('button', { name: 'Delete Club server' }).click();
  await expectWalked('ChannelRow question');
  await page.getByRole('button', { name: 'Delete Club server' }).click();
  await page.getByRole('button', { name: 'Delete Channel' }).click();
  await expectText('Channel deleted');
});

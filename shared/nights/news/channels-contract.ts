import * as z from 'zod/mini';
import { CHANNEL_DELIVERY_STATES, CHANNEL_KINDS, NEWS_KINDS } from '#shared/enums.ts';
import { MAX_CHANNEL_NAME_LENGTH, MAX_URL_LENGTH } from '#shared/limits/limits.ts';
import { contract } from '#shared/contract/contract.ts';
import { atLeastOneField, idParams, moment, optionalText, requiredText, tidyText } from '#shared/contract/fields.ts';
import { groupId } from '../event-fields.ts';
import { secretError, targetError } from './channel-targets.ts';
import { t } from '#shared/words/words.ts';

const MAX_SECRET_LENGTH = 200;

const delivery = z.object({
  id: z.int(),
  /** Null for a test. */
  news: z.nullable(z.enum(NEWS_KINDS)),
  /** The title of its night; null for a test, or if it is no longer known. */
  title: z.nullable(z.string()),
  state: z.enum(CHANNEL_DELIVERY_STATES),
  attempts: z.int(),
  /** Earliest time of the next attempt. */
  dueAt: moment,
  deliveredAt: z.nullable(moment),
  /** Why the last attempt failed; null if none did. */
  problem: z.nullable(z.string()),
  createdAt: moment,
});
export type ChannelDelivery = z.output<typeof delivery>;

/** A channel without its address and secret. */
const channel = z.object({
  id: z.int(),
  kind: z.enum(CHANNEL_KINDS),
  name: z.string(),
  host: z.string(),
  /** The last four letters of its secret part, '' if none are shown. */
  ending: z.string(),
  news: z.array(z.enum(NEWS_KINDS)),
  /** It is told of the nights of this group alone; null for all nights. */
  groupId: z.nullable(z.int()),
  /** Since when nothing arrives. */
  failingSince: z.nullable(moment),
  pausedAt: z.nullable(moment),
  /** The latest one that was tried. */
  lastDelivery: z.nullable(delivery),
  /** How many wait. */
  waiting: z.int(),
  createdAt: moment,
});
export type Channel = z.output<typeof channel>;

const name = tidyText(MAX_CHANNEL_NAME_LENGTH, t('A channel has a name'));
const news = z.array(z.enum(NEWS_KINDS)).check(
  z.minLength(1, t('Choose at least one kind of news')),
  z.maxLength(NEWS_KINDS.length, { error: t('Please name each only once'), abort: true }),
  z.refine((kinds) => new Set(kinds).size === kinds.length, t('Please name each only once')),
);

export const newChannel = z
  .object({
    kind: z.enum(CHANNEL_KINDS, t('Please choose where news is posted')),
    name,
    target: requiredText(MAX_URL_LENGTH),
    secret: optionalText(MAX_SECRET_LENGTH),
    news: z._default(news, () => [...NEWS_KINDS]),
    groupId: z._default(groupId, null),
  })
  .check(
    z.check(({ value: { kind, target, secret }, issues }) => {
      const wrong = { target: targetError(kind, target), secret: secretError(kind, secret) };
      for (const [field, message] of Object.entries(wrong))
        if (message !== null) issues.push({ code: 'custom', path: [field], message, input: null });
    }),
  );
export type NewChannel = z.output<typeof newChannel>;

export const channelChanges = z
  .object({ name: z.optional(name), news: z.optional(news), groupId: z.optional(groupId) })
  .check(atLeastOneField);
export type ChannelChanges = z.output<typeof channelChanges>;

const hosted = { access: 'owner', hosts: 'channel', params: idParams } as const;

export const listChannels = contract({
  method: 'get',
  path: '/api/channels',
  summary: 'Where news of the owner’s nights is posted, by name, without addresses and secrets',
  access: 'owner',
  hosts: 'for',
  status: 200,
  response: z.array(channel),
});

export const addChannel = contract({
  method: 'post',
  path: '/api/channels',
  summary: 'Adds a channel: Discord, Slack, ntfy, Telegram, or an address that takes signed JSON',
  access: 'owner',
  hosts: 'for',
  body: newChannel,
  status: 201,
  response: channel,
  refusals: ['duplicate_channel', 'limit_reached', 'channels_off'],
});

export const changeChannel = contract({
  ...hosted,
  method: 'patch',
  path: '/api/channels/:id',
  summary: 'Renames a channel, or chooses its news or the group whose nights it is told of',
  body: channelChanges,
  status: 200,
  response: channel,
  refusals: ['duplicate_channel'],
});

export const deleteChannel = contract({
  ...hosted,
  method: 'delete',
  path: '/api/channels/:id',
  summary: 'Deletes a channel with its deliveries; nothing more is posted there',
  status: 204,
});

export const resumeChannel = contract({
  ...hosted,
  method: 'post',
  path: '/api/channels/:id/resume',
  summary: 'Posts to a paused channel again, from the next news on',
  status: 200,
  response: channel,
});

export const testChannel = contract({
  ...hosted,
  method: 'post',
  path: '/api/channels/:id/test',
  summary: 'Queues a test, which is tried once; a test that still waits is returned instead',
  status: 202,
  response: delivery,
  refusals: ['channels_off', 'too_many_requests'],
});

export const listDeliveries = contract({
  ...hosted,
  method: 'get',
  path: '/api/channels/:id/deliveries',
  summary: 'What waits for a channel, and the last twenty deliveries, the latest first',
  status: 200,
  response: z.array(delivery),
});

export const sendAgain = contract({
  method: 'post',
  path: '/api/channel-deliveries/:id/again',
  summary: 'Queues a delivery again, under the same id, as it would be written now',
  access: 'owner',
  hosts: 'channel_delivery',
  params: idParams,
  status: 202,
  response: delivery,
  refusals: ['channels_off', 'too_many_requests'],
});

export const channelContracts = [
  listChannels,
  addChannel,
  changeChannel,
  deleteChannel,
  resumeChannel,
  testChannel,
  listDeliveries,
  sendAgain,
];

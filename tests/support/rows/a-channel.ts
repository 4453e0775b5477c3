import type { Channel, ChannelDelivery } from '#shared/nights/news/channels-contract.ts';

const AT = new Date('2026-11-20T18:00:00Z');

/** A delivery that arrived, with overrides. */
export const aDelivery = (facts: Partial<ChannelDelivery> = {}): ChannelDelivery => ({
  id: 1,
  news: 'night.planned',
  title: 'Friday night',
  state: 'delivered',
  attempts: 1,
  dueAt: AT,
  deliveredAt: AT,
  problem: null,
  createdAt: AT,
  ...facts,
});

/** A channel that works, with overrides. */
export const aChannel = (facts: Partial<Channel> = {}): Channel => ({
  id: 4,
  kind: 'discord',
  name: 'Club server',
  host: 'discord.com',
  ending: 'x7Qa',
  news: ['night.planned', 'night.moved', 'night.cancelled'],
  groupId: null,
  failingSince: null,
  pausedAt: null,
  lastDelivery: aDelivery(),
  waiting: 0,
  createdAt: AT,
  ...facts,
});

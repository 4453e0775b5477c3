import { describe, expect, test } from 'vitest';
import type { Channel, ChannelDelivery } from '#shared/nights/news/channels-contract.ts';
import { aChannel, aDelivery } from '#tests/support/rows/a-channel.ts';
import {
  channelState,
  deliveryName,
  deliveryState,
  deliveryText,
  isOnItsWay,
  lastText,
  troubleText,
} from './channel-text.ts';

const LATER = new Date('2026-12-04T19:00:00Z');
const failing: Partial<ChannelDelivery> = { state: 'waiting', problem: 'It answered 500.' };

describe('a channel', () => {
  test.each<[string, Partial<Channel>, string, boolean]>([
    ['that works is on', {}, 'On', false],
    ['that is not reached says since when', { failingSince: LATER }, 'Not reached', true],
    ['that is paused says so first', { failingSince: LATER, pausedAt: LATER }, 'Paused', true],
  ])('%s', (_what, facts, label, hasTrouble) => {
    expect(channelState(aChannel(facts)).label).toBe(label);
    expect(troubleText(aChannel(facts)) !== null).toBe(hasTrouble);
  });

  test('says what it was told last, and if that did not arrive, why', () => {
    expect(lastText(aChannel({ lastDelivery: null }))).toBe('Nothing was posted yet.');
    expect(lastText(aChannel({ lastDelivery: aDelivery() }))).toMatch(/^Night planned: Friday night, arrived .*\.$/);
    expect(lastText(aChannel({ lastDelivery: aDelivery(failing) }))).toBe(
      'Night planned: Friday night, not arrived. It answered 500.',
    );
  });
});

describe('a delivery', () => {
  test('is named by its news and night', () => {
    expect(deliveryName(aDelivery())).toBe('Night planned: Friday night');
    expect(deliveryName(aDelivery({ news: null, title: null }))).toBe('Test');
  });

  test.each<[Partial<ChannelDelivery>, string, RegExp]>([
    [{}, 'Arrived', /2026/],
    [{ state: 'failed', problem: 'It answered 404.' }, 'Failed', /It answered 404\.$/],
    [{ state: 'waiting', deliveredAt: null }, 'Waiting', /^Leaves at /],
    [failing, 'Trying again', /^It answered 500\. Next try: /],
  ])('with %j is called %s', (facts, label, text) => {
    expect(deliveryState(aDelivery(facts)).label).toBe(label);
    expect(deliveryText(aDelivery(facts))).toMatch(text);
  });

  test('is watched while it is about to leave, and not while it waits for longer', () => {
    const waiting = aDelivery({ state: 'waiting', dueAt: LATER });
    expect(isOnItsWay(waiting, LATER)).toBe(true);
    expect(isOnItsWay(waiting, new Date('2026-12-04T18:57:00Z'))).toBe(false);
    expect(isOnItsWay(aDelivery(), LATER)).toBe(false);
  });
});

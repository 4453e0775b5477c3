import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { PLANS } from '#shared/enums.ts';
import { beyondLimitText, PLAN_LIMITS, YEAR_SAVES_PERCENT, yearCents } from './plan-limits.ts';

test('the message of an exceeded limit names the cheapest plan without it', () => {
  expect(beyondLimitText('free', 'gamesANight', 4)).toBeNull();
  expect(beyondLimitText('free', 'gamesANight', 5)).toBe(
    'Free allows 4 games on one game night. Premium lifts this limit.',
  );
  expect(beyondLimitText('free', 'nightsAMonth', 11)).toBe(
    'Free allows 1 game night a calendar month, deleted ones included. Premium Plus lifts this limit.',
  );
  expect(beyondLimitText('free', 'guestsANight', PLAN_LIMITS.premium.guestsANight)).toMatch(
    /Premium lifts this limit\.$/,
  );
  expect(beyondLimitText('premium_plus', 'guestsANight', 501)).toBe(
    'Premium Plus allows 500 guests on one event. No plan allows more.',
  );
});

test('there is a message if and only if the limit is exceeded', () => {
  fc.assert(
    fc.property(fc.constantFrom(...PLANS), fc.integer({ min: 0, max: 600 }), (plan, count) => {
      expect(beyondLimitText(plan, 'guestsANight', count) === null).toBe(count <= PLAN_LIMITS[plan].guestsANight);
    }),
  );
});

test('a year costs ten months, which saves 17 percent', () => {
  for (const plan of PLANS) expect(yearCents(plan)).toBe(10 * PLAN_LIMITS[plan].priceCents);
  expect(YEAR_SAVES_PERCENT).toBe(17);
});

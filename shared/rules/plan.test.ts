import fc from 'fast-check';
import { expect, test } from 'vitest';
import { PLANS } from '../enums.ts';
import { includes, planOf } from './plan.ts';

test('the plan in force gives what the account has and what everybody has', () => {
  fc.assert(
    fc.property(fc.boolean(), fc.boolean(), fc.constantFrom(...PLANS), (isPremium, isPremiumPlus, everybody) => {
      const plan = planOf({ isPremium, isPremiumPlus }, everybody);
      expect(includes(plan, everybody)).toBe(true);
      if (isPremium) expect(includes(plan, 'premium')).toBe(true);
      if (isPremiumPlus) expect(plan).toBe('premium_plus');
      if (!isPremium && !isPremiumPlus) expect(plan).toBe(everybody);
    }),
  );
});

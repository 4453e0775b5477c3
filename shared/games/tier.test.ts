import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { nextMilestone, progressLabel, progressPercent, tierFor, tierReached } from './tier.ts';

const plays = fc.integer({ min: 0, max: 1_000_000 });

describe('the tier of a number of plays', () => {
  test.each([
    [0, 'Starter', 0],
    [4, 'Starter', 0],
    [5, 'Bronze', 1],
    [24, 'Bronze', 1],
    [25, 'Silver', 2],
    [49, 'Silver', 2],
    [50, 'Gold', 3],
    [74, 'Gold', 3],
    [75, 'Diamond', 4],
    [99, 'Diamond', 4],
    [100, 'Legendary', 5],
    [1_000_000, 'Legendary', 5],
  ] as const)('%i plays are %s, with %i dots', (count, name, tier) => {
    expect(tierFor(count)).toMatchObject({ name, tier });
  });

  test('never falls when a play is added', () => {
    fc.assert(fc.property(plays, (count) => tierFor(count + 1).tier >= tierFor(count).tier));
  });

  test('is the number of milestones that the plays have passed, for 0 to 200 plays', () => {
    for (let count = 0; count <= 200; count += 1) {
      expect(tierFor(count).tier).toBe([5, 25, 50, 75, 100].filter((milestone) => count >= milestone).length);
    }
  });
});

describe('the progress to the next milestone', () => {
  test.each([
    [0, 0, 5, 'Progress to Bronze'],
    [2, 40, 5, 'Progress to Bronze'],
    [5, 8, 25, 'Progress to Silver'],
    [23, 90, 25, 'Progress to Silver'],
    [28, 12, 50, 'Progress to Gold'],
    [61, 44, 75, 'Progress to Diamond'],
    [82, 28, 100, 'Progress to Legendary'],
    [100, 100, 100, 'Progress to Legendary'],
    [104, 100, 100, 'Progress to Legendary'],
  ])('%i plays fill %i percent of the way to %i: %s', (count, percent, milestone, label) => {
    expect(progressPercent(count)).toBe(percent);
    expect(nextMilestone(count)).toBe(milestone);
    expect(progressLabel(count)).toBe(label);
  });

  test('is proportional between the previous and the next milestone, for 0 to 200 plays', () => {
    const milestones = [0, 5, 25, 50, 75, 100];
    for (let count = 0; count <= 200; count += 1) {
      const next = milestones.find((milestone) => milestone > count) ?? 100;
      const before = milestones.findLast((milestone) => milestone < next) ?? 0;
      const share = ((count - before) / (next - before)) * 100;
      expect(nextMilestone(count)).toBe(next);
      expect(progressPercent(count)).toBeCloseTo(count === 0 ? 0 : count >= 100 ? 100 : Math.max(8, share), 10);
    }
  });

  test('is at least 8 percent above 0 plays, and 100 percent only at the last milestone', () => {
    fc.assert(
      fc.property(plays, (count) => {
        const percent = progressPercent(count);
        if (count === 0) return percent === 0;
        if (count >= 100) return percent === 100;
        return percent >= 8 && percent < 100;
      }),
    );
  });

  test('the next milestone is greater than the plays until Legendary', () => {
    fc.assert(
      fc.property(plays, (count) => (count < 100 ? nextMilestone(count) > count : nextMilestone(count) === 100)),
    );
  });
});

describe('the tier that a play reaches', () => {
  test.each([
    [4, 5, 'Bronze'],
    [24, 25, 'Silver'],
    [49, 50, 'Gold'],
    [74, 75, 'Diamond'],
    [99, 100, 'Legendary'],
    [0, 60, 'Gold'],
  ])('from %i plays to %i is %s', (before, after, name) => {
    expect(tierReached(before, after)?.name).toBe(name);
  });

  test('is null if the tier does not rise', () => {
    fc.assert(
      fc.property(plays, fc.integer({ min: 0, max: 200 }), (count, more) => {
        const reached = tierReached(count, count + more);
        const climbed = tierFor(count + more).tier > tierFor(count).tier;
        return climbed ? reached?.tier === tierFor(count + more).tier : reached === null;
      }),
    );
    expect(tierReached(25, 24)).toBeNull();
    expect(tierReached(100, 101)).toBeNull();
  });
});

import { describe, expect, test } from 'vitest';
import type { ChallengeRule } from '#shared/shapes/challenge-rule.ts';
import { aStoredChallenge } from '#tests/support/rows/a-challenge.ts';
import { aGame } from '#tests/support/rows/a-game.ts';
import { aPlay } from '#tests/support/rows/a-play.ts';
import { challengeViews } from './challenge-views.ts';
import { missingText, ofText, progressText, ruleText, stateText } from './progress-text.ts';

const TODAY = '2026-06-15';
const on = (day: string, title = 'Azul') =>
  aPlay({ gameTitle: title, playedAt: new Date(`${day}T12:00:00Z`), utcOffset: 0 });
/** Latest first. */
const PLAYS = [on('2026-06-02', 'Hive'), on('2026-05-03'), on('2026-05-02'), on('2025-12-31', 'Calico')];
const GAMES = [aGame(), aGame({ id: 2, title: 'Brass', tagIds: [4] })];

function view(rule: ChallengeRule, changes: Parameters<typeof aStoredChallenge>[0] = {}) {
  const [one] = challengeViews([aStoredChallenge({ rule, ...changes })], PLAYS, GAMES, TODAY);
  if (!one) throw new Error('there is no view');
  return one;
}
const ALL_TIME = { startsOn: null, endsOn: null };

test.each<[ChallengeRule, string, string, string]>([
  [{ kind: 'ten_by_ten', games: null }, '3 of 100 plays', 'of 100 plays', '97 plays to go'],
  [{ kind: 'different_games', goal: 50 }, '2 of 50 games', 'of 50 games', '48 games to go'],
  [{ kind: 'alphabet' }, '2 of 26 letters', 'of 26 letters', '24 letters to go'],
  [{ kind: 'h_index', goal: null }, 'H-index 1', 'is your H-index', '1 play to an H-index of 2'],
  [{ kind: 'h_index', goal: 5 }, 'H-index 1 of 5', 'of an H-index of 5', '1 play to an H-index of 2'],
  [{ kind: 'owned_games' }, '1 of 2 games', 'of 2 games', '1 game to go'],
  [{ kind: 'tagged_games', tagId: 4, plays: 3 }, '0 of 3 plays', 'of 3 plays', '3 plays to go'],
  [{ kind: 'tagged_games', tagId: 9, plays: 3 }, '0 of 0 plays', 'of 0 plays', 'No game has this tag'],
  [{ kind: 'category_games', category: 'war', plays: 1 }, '0 of 0 games', 'of 0 games', 'No game of yours is in it'],
  [{ kind: 'different_games', goal: 2 }, '2 of 2 games', 'of 2 games', 'Nothing is missing'],
])('%j: %s, %s, %s', (rule, progress, of, missing) => {
  const one = view(rule);
  expect([progressText(one), ofText(one), missingText(one)]).toEqual([progress, of, missing]);
});

describe('a challenge', () => {
  const rule = { kind: 'different_games', goal: 3 } as const;
  const state = (changes: Parameters<typeof aStoredChallenge>[0], by: ChallengeRule = rule) => {
    const one = view(by, changes);
    return [one.state, stateText(one, TODAY)];
  };

  test('runs until its last day, and is over after it', () => {
    expect(state({ endsOn: '2026-06-30' })).toEqual(['running', expect.stringMatching(/^Until .*30.*, 15 days left$/)]);
    expect(state({ endsOn: TODAY })).toEqual(['running', expect.stringMatching(/, the last day$/)]);
    expect(state({ endsOn: '2026-06-14' })).toEqual(['over', expect.stringMatching(/^Ended on /)]);
    expect(state({ startsOn: '2026-06-16' })).toEqual(['coming', expect.stringMatching(/^Starts on /)]);
    expect(state(ALL_TIME, { kind: 'h_index', goal: null })).toEqual(['running', 'All time']);
  });

  test('is finished on the day of the play that completed it, also if a later play was corrected', () => {
    const finished = view({ ...rule, goal: 2 });
    expect([finished.state, finished.finishedOn]).toEqual(['finished', '2026-06-02']);
    expect(stateText(finished, TODAY)).toMatch(/^Finished on .*2/);
    expect(view({ ...rule, goal: 1 }).finishedOn).toBe('2026-05-02');
  });

  test('that is archived is only that', () => {
    expect(view(rule, { archivedAt: new Date(), endsOn: '2026-06-14' }).state).toBe('archived');
  });
});

test.each<[ChallengeRule, string]>([
  [{ kind: 'ten_by_ten', games: [] }, 'Ten games that you chose, ten plays each.'],
  [{ kind: 'ten_by_ten', games: null }, 'The ten games you play most, ten plays each.'],
  [{ kind: 'different_games', goal: 1 }, 'One game.'],
  [{ kind: 'h_index', goal: 9 }, '9 games with 9 plays each.'],
  [{ kind: 'tagged_games', tagId: 4, plays: 2 }, 'Each game with the tag Quick, twice.'],
  [{ kind: 'category_games', category: 'war', plays: 5 }, 'Each game you own in War, 5 times.'],
])('the rule %j reads %s', (rule, text) => {
  expect(ruleText(rule, 'Quick')).toBe(text);
});

test('a rule whose tag was deleted says so', () => {
  expect(ruleText({ kind: 'tagged_games', tagId: 4, plays: 1 }, undefined)).toBe(
    'Each game with a tag that is gone, once.',
  );
});

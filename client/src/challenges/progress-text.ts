import { countText, wholeText } from '#client/lib/number-text.ts';
import { readersEnglish } from '#client/lib/reader-time.ts';
import { CATEGORY_LABELS } from '#shared/enums.ts';
import type { ChallengeRule } from '#shared/shapes/challenge-rule.ts';
import { plainDay } from '#shared/time/day-text.ts';
import type { ChallengeView } from './challenge-views.ts';

const unitOf = (rule: ChallengeRule): string => {
  if (rule.kind === 'alphabet') return 'letter';
  const isOfPlays = rule.kind === 'ten_by_ten' || ('plays' in rule && rule.plays > 1);
  return isOfPlays ? 'play' : 'game';
};

type Counted = Pick<ChallengeView, 'challenge' | 'progress'>;

/** '37 of 100 plays', 'H-index 12 of 20'. */
export function progressText({ challenge: { rule }, progress: { done, total } }: Counted): string {
  if (rule.kind === 'h_index') return rule.goal === null ? `H-index ${done}` : `H-index ${done} of ${rule.goal}`;
  return `${wholeText(done)} of ${countText(total, unitOf(rule))}`;
}

/** What stands after the number that is done: 'of 100 plays', 'is your H-index'. */
export function ofText({ challenge: { rule }, progress: { total } }: Counted): string {
  if (rule.kind !== 'h_index') return `of ${countText(total, unitOf(rule))}`;
  return rule.goal === null ? 'is your H-index' : `of an H-index of ${rule.goal}`;
}

/** What is missing: '63 plays to go', '7 plays to an H-index of 13'. */
export function missingText({
  challenge: { rule },
  progress: { done, total, goal, units, isComplete },
}: Counted): string {
  if (isComplete) return 'Nothing is missing';
  if (rule.kind === 'h_index') {
    const played = units.reduce((sum, { plays }) => sum + Math.min(plays, goal.plays), 0);
    return `${countText(goal.plays * goal.units - played, 'play')} to an H-index of ${goal.units}`;
  }
  if (total > 0) return `${countText(total - done, unitOf(rule))} to go`;
  return rule.kind === 'tagged_games' ? 'No game has this tag' : 'No game of yours is in it';
}

/** What the rule asks for, in a sentence. @param tag the name of its tag, if it is still there */
export function ruleText(rule: ChallengeRule, tag: string | undefined): string {
  switch (rule.kind) {
    case 'ten_by_ten':
      return rule.games ? 'Ten games that you chose, ten plays each.' : 'The ten games you play most, ten plays each.';
    case 'different_games':
      return rule.goal === 1 ? 'One game.' : `${wholeText(rule.goal)} different games, each at least once.`;
    case 'alphabet':
      return 'A game for each letter from A to Z. The, A and An before a title do not count.';
    case 'h_index':
      return rule.goal === null
        ? 'As many games as possible with as many plays each.'
        : `${countText(rule.goal, 'game')} with ${countText(rule.goal, 'play')} each.`;
    case 'owned_games':
      return 'Each game in your collection at least once, without expansions.';
    case 'tagged_games':
      return `${tag === undefined ? 'Each game with a tag that is gone' : `Each game with the tag ${tag}`}, ${timesText(rule.plays)}.`;
    case 'category_games':
      return `Each game you own in ${CATEGORY_LABELS[rule.category]}, ${timesText(rule.plays)}.`;
  }
}

const timesText = (plays: number): string => (plays === 1 ? 'once' : plays === 2 ? 'twice' : `${plays} times`);

const DAY_MS = 86_400_000;
const daysFrom = (from: string, to: string): number => (Date.parse(to) - Date.parse(from)) / DAY_MS;

/** 'Until 31 Dec, 214 days left', 'Finished on 3 May'. @param today YYYY-MM-DD */
export function stateText({ challenge, state, finishedOn }: ChallengeView, today: string): string {
  const { startsOn, endsOn } = challenge;
  const written = (day: string) => plainDay(day, today, readersEnglish());
  if (finishedOn !== null) return `Finished on ${written(finishedOn)}`;
  if (startsOn === null || endsOn === null) return 'All time';
  if (state === 'coming') return `Starts on ${written(startsOn)}`;
  if (endsOn < today) return `Ended on ${written(endsOn)}`;
  const left = daysFrom(today, endsOn);
  return `Until ${written(endsOn)}, ${left === 0 ? 'the last day' : `${countText(left, 'day')} left`}`;
}

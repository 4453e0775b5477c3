import { t } from '#client/challenges/words/words.ts';
import { wholeText } from '#client/lib/number-text.ts';
import { readersLocale } from '#client/lib/reader-time.ts';
import { CATEGORY_LABELS } from '#shared/enums.ts';
import type { ChallengeRule } from '#shared/shapes/challenge-rule.ts';
import { plainDay } from '#shared/time/day-text.ts';
import type { ChallengeView } from './challenge-views.ts';

type Unit = 'letter' | 'play' | 'game';

const unitOf = (rule: ChallengeRule): Unit => {
  if (rule.kind === 'alphabet') return 'letter';
  const isOfPlays = rule.kind === 'ten_by_ten' || ('plays' in rule && rule.plays > 1);
  return isOfPlays ? 'play' : 'game';
};

const DONE_OF_TOTAL: Record<Unit, (done: string, total: number) => string> = {
  letter: (done, total) => t('{done} of {total, plural, one {# letter} other {# letters}}', { done, total }),
  play: (done, total) => t('{done} of {total, plural, one {# play} other {# plays}}', { done, total }),
  game: (done, total) => t('{done} of {total, plural, one {# game} other {# games}}', { done, total }),
};

const OF_TOTAL: Record<Unit, (total: number) => string> = {
  letter: (total) => t('of {total, plural, one {# letter} other {# letters}}', { total }),
  play: (total) => t('of {total, plural, one {# play} other {# plays}}', { total }),
  game: (total) => t('of {total, plural, one {# game} other {# games}}', { total }),
};

const TO_GO: Record<Unit, (left: number) => string> = {
  letter: (left) => t('{left, plural, one {# letter} other {# letters}} to go', { left }),
  play: (left) => t('{left, plural, one {# play} other {# plays}} to go', { left }),
  game: (left) => t('{left, plural, one {# game} other {# games}} to go', { left }),
};

type Counted = Pick<ChallengeView, 'challenge' | 'progress'>;

/** '37 of 100 plays', 'H-index 12 of 20'. */
export function progressText({ challenge: { rule }, progress: { done, total } }: Counted): string {
  if (rule.kind !== 'h_index') return DONE_OF_TOTAL[unitOf(rule)](wholeText(done), total);
  return rule.goal === null
    ? t('H-index {done}', { done: String(done) })
    : t('H-index {done} of {goal}', { done: String(done), goal: String(rule.goal) });
}

/** What stands after the number that is done: 'of 100 plays', 'is your H-index'. */
export function ofText({ challenge: { rule }, progress: { total } }: Counted): string {
  if (rule.kind !== 'h_index') return OF_TOTAL[unitOf(rule)](total);
  return rule.goal === null ? t('is your H-index') : t('of an H-index of {goal}', { goal: String(rule.goal) });
}

/** What is missing: '63 plays to go', '7 plays to an H-index of 13'. */
export function missingText({
  challenge: { rule },
  progress: { done, total, goal, units, isComplete },
}: Counted): string {
  if (isComplete) return t('Nothing is missing');
  if (rule.kind === 'h_index') {
    const played = units.reduce((sum, { plays }) => sum + Math.min(plays, goal.plays), 0);
    return t('{left, plural, one {# play} other {# plays}} to an H-index of {goal}', {
      left: goal.plays * goal.units - played,
      goal: String(goal.units),
    });
  }
  if (total > 0) return TO_GO[unitOf(rule)](total - done);
  return rule.kind === 'tagged_games' ? t('No game has this tag') : t('No game of yours is in it');
}

/** What the rule asks for, in a sentence. @param tag the name of its tag, if it is still there */
export function ruleText(rule: ChallengeRule, tag: string | undefined): string {
  switch (rule.kind) {
    case 'ten_by_ten':
      return rule.games
        ? t('Ten games that you chose, ten plays each.')
        : t('The ten games you play most, ten plays each.');
    case 'different_games':
      return rule.goal === 1
        ? t('One game.')
        : t('{goal} different games, each at least once.', { goal: wholeText(rule.goal) });
    case 'alphabet':
      return t('A game for each letter from A to Z. The, A and An before a title do not count.');
    case 'h_index':
      return rule.goal === null
        ? t('As many games as possible with as many plays each.')
        : t('{goal, plural, one {# game with # play each.} other {# games with # plays each.}}', { goal: rule.goal });
    case 'owned_games':
      return t('Each game in your collection at least once, without expansions.');
    case 'tagged_games':
      return tag === undefined
        ? t(
            '{plays, plural, =1 {Each game with a tag that is gone, once.} =2 {Each game with a tag that is gone, twice.} other {Each game with a tag that is gone, # times.}}',
            { plays: rule.plays },
          )
        : t(
            '{plays, plural, =1 {Each game with the tag {tag}, once.} =2 {Each game with the tag {tag}, twice.} other {Each game with the tag {tag}, # times.}}',
            { plays: rule.plays, tag },
          );
    case 'category_games':
      return t(
        '{plays, plural, =1 {Each game you own in {category}, once.} =2 {Each game you own in {category}, twice.} other {Each game you own in {category}, # times.}}',
        { plays: rule.plays, category: CATEGORY_LABELS[rule.category] },
      );
  }
}

const DAY_MS = 86_400_000;
const daysFrom = (from: string, to: string): number => (Date.parse(to) - Date.parse(from)) / DAY_MS;

/** 'Until 31 Dec, 214 days left', 'Finished on 3 May'. @param today YYYY-MM-DD */
export function stateText({ challenge, state, finishedOn }: ChallengeView, today: string): string {
  const { startsOn, endsOn } = challenge;
  const written = (day: string) => plainDay(day, today, readersLocale());
  if (finishedOn !== null) return t('Finished on {day}', { day: written(finishedOn) });
  if (startsOn === null || endsOn === null) return t('All time');
  if (state === 'coming') return t('Starts on {day}', { day: written(startsOn) });
  if (endsOn < today) return t('Ended on {day}', { day: written(endsOn) });
  const left = daysFrom(today, endsOn);
  return left === 0
    ? t('Until {day}, the last day', { day: written(endsOn) })
    : t('Until {day}, {left, plural, one {# day} other {# days}} left', { day: written(endsOn), left });
}

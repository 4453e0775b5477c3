import type { ChallengeKind, ChallengeRule } from '#shared/shapes/challenge-rule.ts';
import { countWord } from '#shared/text/count-word.ts';
import type { NextPlay } from './next-play.ts';

export const CHALLENGE_LABELS: Readonly<Record<ChallengeKind, string>> = {
  ten_by_ten: '10 x 10',
  different_games: '100 x 1',
  alphabet: 'Alphabet',
  h_index: 'H-Index',
  owned_games: 'Play What You Own',
  tagged_games: 'Games With a Tag',
  category_games: 'Games of a Category',
};

/** The kind, with the number of games where that can be changed: '50 x 1'. */
export const challengeLabel = (rule: ChallengeRule): string =>
  rule.kind === 'different_games' ? `${rule.goal} x 1` : CHALLENGE_LABELS[rule.kind];

const ORDINAL_RULES = new Intl.PluralRules('en', { type: 'ordinal' });
const ENDINGS: Partial<Record<Intl.LDMLPluralRule, string>> = { one: 'st', two: 'nd', few: 'rd' };

/** '4th', '21st'. */
export const ordinalText = (count: number): string => `${count}${ENDINGS[ORDINAL_RULES.select(count)] ?? 'th'}`;

/** For the Magic Picker: 'counts for 10 x 10: 3 of 10'. */
export const countsForText = ({ name, done, of }: NextPlay): string => `counts for ${name}: ${done} of ${of}`;

/** For an evening: 'the 4th of ten plays for your 10 x 10'. */
export function nextPlayText({ name, rule, done, of, letter }: NextPlay): string {
  const next = ordinalText(done + 1);
  switch (rule.kind) {
    case 'ten_by_ten':
      return `the ${next} of ${countWord(of)} plays for your ${challengeLabel(rule)}`;
    case 'different_games':
      return `the ${next} of ${of} games for your ${challengeLabel(rule)}`;
    case 'alphabet':
      return `the letter ${letter} of your alphabet`;
    case 'h_index':
      return of > 1 ? `the ${next} of ${countWord(of)} plays for your H-index` : 'the first play for your H-index';
    case 'owned_games':
      return `the ${next} of ${of} games of yours to play`;
    case 'tagged_games':
    case 'category_games':
      return `the ${next} of ${countWord(of)} ${rule.plays > 1 ? 'plays' : 'games'} for "${name}"`;
  }
}

import type { ChallengeKind, ChallengeRule } from '#shared/shapes/challenge-rule.ts';
import { countWord } from '#shared/text/count-word.ts';
import type { NextPlay } from './next-play.ts';
import { t } from '#shared/words/words.ts';

export const CHALLENGE_LABELS: Readonly<Record<ChallengeKind, string>> = {
  ten_by_ten: '10 x 10',
  different_games: '100 x 1',
  alphabet: t('Alphabet'),
  h_index: t('H-Index'),
  owned_games: t('Play What You Own'),
  tagged_games: t('Games With a Tag'),
  category_games: t('Games of a Category'),
};

/** The kind, with the number of games where that can be changed: '50 x 1'. */
export const challengeLabel = (rule: ChallengeRule): string =>
  rule.kind === 'different_games' ? `${rule.goal} x 1` : CHALLENGE_LABELS[rule.kind];

/** For the Magic Picker: 'counts for 10 x 10: 3 of 10'. */
export const countsForText = ({ name, done, of }: NextPlay): string =>
  t('counts for {name}: {done} of {of}', { name, done, of });

/** For an evening: 'the 4th of ten plays for your 10 x 10'. */
export function nextPlayText({ name, rule, done, of, letter }: NextPlay): string {
  const next = done + 1;
  switch (rule.kind) {
    case 'ten_by_ten':
      return t(
        'the {next, selectordinal, one {#st} two {#nd} few {#rd} other {#th}} of {of} plays for your {challenge}',
        {
          next,
          of: countWord(of),
          challenge: challengeLabel(rule),
        },
      );
    case 'different_games':
      return t(
        'the {next, selectordinal, one {#st} two {#nd} few {#rd} other {#th}} of {of} games for your {challenge}',
        { next, of, challenge: challengeLabel(rule) },
      );
    case 'alphabet':
      return t('the letter {letter} of your alphabet', { letter: letter ?? '' });
    case 'h_index':
      return of > 1
        ? t('the {next, selectordinal, one {#st} two {#nd} few {#rd} other {#th}} of {of} plays for your H-index', {
            next,
            of: countWord(of),
          })
        : t('the first play for your H-index');
    case 'owned_games':
      return t('the {next, selectordinal, one {#st} two {#nd} few {#rd} other {#th}} of {of} games of yours to play', {
        next,
        of,
      });
    case 'tagged_games':
    case 'category_games':
      return rule.plays > 1
        ? t('the {next, selectordinal, one {#st} two {#nd} few {#rd} other {#th}} of {of} plays for "{name}"', {
            next,
            of: countWord(of),
            name,
          })
        : t('the {next, selectordinal, one {#st} two {#nd} few {#rd} other {#th}} of {of} games for "{name}"', {
            next,
            of: countWord(of),
            name,
          });
  }
}

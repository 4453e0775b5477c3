import { t } from '#client/awards/words/words.ts';
import type { Group } from '#shared/nights/groups-contract.ts';
import { gamePerformanceOf } from '#client/plays/analytics/game-performance.ts';
import type { LoggedPlay } from '#client/plays/rules/play-log.ts';
import { MAX_AWARD_CHOICES } from '#shared/awards/awards-contract.ts';

/** Titles that groups use, to begin with. */
export const SUGGESTED_TITLES = {
  game: [t('Game of the year'), t('Best newcomer'), t('Never again')],
  person: [t('Best loser')],
};

/** Titles of the games of these plays (latest first), most plays first. */
export const gamesOf = (plays: readonly LoggedPlay[]): string[] =>
  gamePerformanceOf(plays)
    .slice(0, MAX_AWARD_CHOICES)
    .map(({ game }) => game.title);

/** The names of a group, the owner's first. */
export const peopleOf = (owner: string | null, { members }: Pick<Group, 'members'>): string[] => [
  ...new Set([...(owner ? [owner] : []), ...members.flatMap(({ name }) => (name ? [name] : []))]),
];

/** The lines of a text field, without empty ones and each once. */
export const linesOf = (text: string): string[] => [
  ...new Set(
    text
      .split('\n')
      .map((line) => line.trim())
      .filter(Boolean),
  ),
];

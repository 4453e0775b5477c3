import type { Group } from '#shared/nights/groups-contract.ts';
import type { LoggedPlay } from '#client/plays/rules/play-log.ts';
import { MAX_AWARD_CHOICES } from '#shared/awards/awards-contract.ts';

/** Titles that groups use, to begin with. */
export const SUGGESTED_TITLES = {
  game: ['Game of the year', 'Best newcomer', 'Never again'],
  person: ['Best loser'],
};

/** The games played in a year by the reader's calendar, most plays first. @param plays latest first */
export function gamesOfYear(plays: readonly Pick<LoggedPlay, 'playedAt' | 'game'>[], isInYear: (day: Date) => boolean) {
  const counts = new Map<string, number>();
  for (const { game, playedAt } of plays)
    if (isInYear(playedAt)) counts.set(game.title, (counts.get(game.title) ?? 0) + 1);
  return [...counts]
    .toSorted(([, a], [, b]) => b - a)
    .slice(0, MAX_AWARD_CHOICES)
    .map(([title]) => title);
}

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

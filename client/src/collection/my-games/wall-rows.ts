import { labelled } from '#client/lib/words/labelled.ts';
import type { Game } from '#shared/games/games-contract.ts';
import { CATEGORY_LABELS } from '#shared/enums.ts';
import { tierFor } from '#shared/games/tier.ts';
import type { PlaceOfGame } from '#client/copies/places-of-games.ts';
import type { WallGroup } from '#client/games/collection-view.ts';
import { t } from '#client/collection/words/words.ts';

/** A line of the wall: the heading of a group, or the games on one shelf. */
export type WallRow =
  | { id: string; heading: string; games: number }
  | {
      /** For the scroll position: that of its first game. */
      id: string;
      /** The accessible name. */
      label: string;
      shelf: readonly Game[];
    };

type Places = ReadonlyMap<number, PlaceOfGame>;

const NO_PLACE: PlaceOfGame = { name: t('No place yet'), order: Infinity };

const GROUPS: Record<
  Exclude<WallGroup, 'none'>,
  (game: Game, places: Places) => { order: number | string; name: string }
> = {
  category: ({ category }) => ({ order: CATEGORY_LABELS[category], name: CATEGORY_LABELS[category] }),
  tier: ({ timesPlayed }) => {
    const { tier, name } = tierFor(timesPlayed);
    return { order: -tier, name };
  },
  place: ({ id }, places) => places.get(id) ?? NO_PLACE,
};

/**
 * The lines of the wall: games keep their order within a group; categories by name, tiers from the highest,
 * places by name with unknown ones last. @param columns games on a shelf @param label the accessible name of the list
 * @param places of games, by id
 */
export function wallRows(
  games: readonly Game[],
  group: WallGroup,
  columns: number,
  label: string,
  places: Places = new Map(),
): WallRow[] {
  if (group === 'none') return shelves(games, columns, label);
  const groupOf = GROUPS[group];
  const groups = new Map<string, { order: number | string; games: Game[] }>();
  for (const game of games) {
    const { order, name } = groupOf(game, places);
    const known = groups.get(name);
    if (known) known.games.push(game);
    else groups.set(name, { order, games: [game] });
  }
  return Array.from(groups)
    .sort(([, a], [, b]) => (a.order < b.order ? -1 : 1))
    .flatMap(([name, { games: some }]) => [
      { id: name, heading: name, games: some.length },
      ...shelves(some, columns, labelled(label, name)),
    ]);
}

const shelves = (games: readonly Game[], columns: number, label: string): WallRow[] =>
  Array.from({ length: Math.ceil(games.length / columns) }, (_, shelf) => {
    const some = games.slice(shelf * columns, (shelf + 1) * columns);
    const from = shelf * columns + 1;
    return {
      id: String(some[0]?.id),
      label: t('{label}, {from} to {to} of {total}', { label, from, to: from + some.length - 1, total: games.length }),
      shelf: some,
    };
  });

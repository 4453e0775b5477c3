import type { BulkGameChange } from '#shared/games/change-many-games-contract.ts';
import type { Game } from '#shared/games/games-contract.ts';
import { statesInOrder } from '#shared/games/game-states.ts';
import { movedTo, onList } from '#shared/games/lists.ts';

type Changed = Pick<Game, 'id' | 'tagIds' | 'states' | 'isWishlist' | 'isUnowned' | 'wishPriority'>;

/** Returns the list as the server will change it, for an optimistic update. @param ids of the games to change */
export function changedGames<G extends Changed>(
  games: readonly G[],
  ids: ReadonlySet<number>,
  change: BulkGameChange,
): G[] {
  if (change.kind === 'put_back') {
    const had = new Map(change.games.map(({ id, ...facts }) => [id, { ...facts, ...onList(change.list) }]));
    return games.map((game) => ({ ...game, ...had.get(game.id) }));
  }
  if (change.kind === 'remove') return games.filter(({ id }) => !ids.has(id));
  return games.map((game) => (ids.has(game.id) ? { ...game, ...changesOf(game, change) } : game));
}

function changesOf(game: Changed, change: BulkGameChange): Partial<Changed> {
  if (change.kind === 'list') return movedTo(change.list, game);
  if (change.kind === 'tags') {
    const remaining = game.tagIds.filter((id) => !change.remove.includes(id) && !change.add.includes(id));
    return { tagIds: [...remaining, ...change.add] };
  }
  if (change.kind === 'states') {
    const remaining = game.states.filter((state) => !change.remove.includes(state));
    return { states: statesInOrder([...remaining, ...change.add]) };
  }
  return {};
}

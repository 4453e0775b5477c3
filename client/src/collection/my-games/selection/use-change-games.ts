import { useMutation } from '@tanstack/react-query';
import { toast, type ToastMessage } from '#client/ui/layers/toast.ts';
import type { BulkGameChange } from '#shared/games/change-many-games-contract.ts';
import type { Game } from '#shared/games/games-contract.ts';
import type { GameState } from '#shared/enums.ts';
import { listOf, type GameList } from '#shared/games/lists.ts';
import { changeGames } from './api.ts';
import * as messages from './messages.ts';
import { stopSelecting } from './selection.ts';

/** The changes of the chosen games. Those that take games off the list end selecting. @param premium offers undo of a removal */
export function useChangeGames(games: readonly Game[], premium: boolean) {
  const { mutate } = useMutation({ ...changeGames, onError: (error) => toast(messages.failed(error)) });
  const run = (of: readonly Game[], change: BulkGameChange, done: (ids: number[]) => void) =>
    mutate({ games: of, change, done });

  /** Undoes a change of these games, as they were before. */
  const undoChange = (ids: readonly number[], message: (count: number) => ToastMessage) => () => {
    const were = games.filter(({ id }) => ids.includes(id));
    const [first] = were;
    if (!first) return;
    const had = were.map(({ id, states, wishPriority, tagIds }) => ({ id, states, wishPriority, tagIds }));
    run(were, { kind: 'put_back', list: listOf(first), games: had }, (back) => toast(message(back.length)));
  };

  const setTags = (add: number[], remove: number[]) =>
    run(games, { kind: 'tags', add, remove }, (ids) =>
      toast(messages.tagged(ids.length, undoChange(ids, messages.bulkChangeUndone))),
    );

  const setStates = (add: GameState[], remove: GameState[]) =>
    run(games, { kind: 'states', add, remove }, (ids) =>
      toast(messages.stated(ids.length, undoChange(ids, messages.bulkChangeUndone))),
    );

  const move = (list: GameList) => {
    stopSelecting();
    run(games, { kind: 'list', list }, (ids) =>
      toast(messages.moved(ids.length, list, undoChange(ids, messages.movedBack))),
    );
  };

  const remove = () => {
    stopSelecting();
    run(games, { kind: 'remove' }, ({ length }) => {
      const undo = () => run(games, { kind: 'restore' }, (ids) => toast(messages.restored(ids.length)));
      toast(premium ? messages.removedWithUndo(length, undo) : messages.removedForGood(length));
    });
  };
  return { setTags, setStates, move, remove };
}

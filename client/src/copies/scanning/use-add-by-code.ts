import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { addGame, type AddedGame } from '#client/games/api.ts';
import { duplicateList } from '#client/games/duplicate-list.ts';
import { addFailed, duplicateGame, gameAdded } from '#client/games/messages.ts';
import { tagFailed } from '#client/games/tags/messages.ts';
import { setTags } from '#client/games/tags/set-tags.ts';
import { knownGame } from '#client/games/parts/known-game.ts';
import { ApiError } from '#client/lib/http/http.ts';
import { limitMessageOr } from '#client/lib/http/limit-message-or.ts';
import { toast } from '#client/ui/layers/toast.ts';
import type { BarcodeSuggestion } from '#shared/copies/barcodes-contract.ts';
import type { Game } from '#shared/games/games-contract.ts';
import { saveCode, undoSaveCode } from './api.ts';
import * as messages from './messages.ts';
import type { NamedList } from './game-for-code.ts';

/** A new code's game to add, with the target list. */
export interface GameToName {
  match: BarcodeSuggestion;
  list: NamedList;
  tagIds: readonly number[];
}

/**
 * Adds the game of a new code and keeps the code with it. What fails is said in `error`; what was done until then stays, and a second
 * attempt goes on from there.
 */
export function useAddByCode(code: string) {
  const client = useQueryClient();
  const [error, setError] = useState<string | null>(null);
  const add = useMutation(addGame);
  const tag = useMutation(setTags);
  const keep = useMutation(saveCode);
  const undo = useMutation({
    ...undoSaveCode,
    onSuccess: (_nothing, { title }) => toast(messages.codeTaken(title)),
    onError: () => toast(messages.undoFailed),
  });

  const addNamed = async ({ match, list, tagIds }: GameToName): Promise<AddedGame | null> => {
    const isWishlist = list !== 'shelf';
    try {
      const states = list === 'preordered' ? (['preordered'] as const) : [];
      const game = await add.mutateAsync({ ...knownGame({ match, isWishlist }), states: [...states] });
      // A wish that is owned now keeps the tags that it had.
      const chosen = [...new Set([...game.tagIds, ...tagIds])];
      if (tagIds.length > 0)
        await tag.mutateAsync({ game, tagIds: chosen }).catch((failure: Error) => toast(tagFailed(failure)));
      return game;
    } catch (failure) {
      // The list is read again: the next attempt keeps the code with the game that is there.
      if (failure instanceof ApiError && failure.code === 'duplicate_title')
        setError(duplicateGame(match.title, await duplicateList(client, { ...match, isWishlist })).description ?? null);
      else setError(limitMessageOr(addFailed, failure as Error).description ?? null);
      return null;
    }
  };

  /** @returns the game that has the code now; null if something failed */
  const name = async (named: GameToName, existing: Game | undefined): Promise<Game | null> => {
    setError(null);
    const added = existing ? null : await addNamed(named);
    const game = existing ?? added;
    if (!game) return null;
    try {
      const coded = await keep.mutateAsync({ game, code });
      if (added) toast(gameAdded(added));
      else toast(messages.codeSaved(game.title, () => undo.mutate({ ...coded, title: game.title })));
      return game;
    } catch (failure) {
      setError(messages.codeError(failure as Error, game.title, added !== null));
      return null;
    }
  };
  return { name, error, isPending: add.isPending || tag.isPending || keep.isPending };
}

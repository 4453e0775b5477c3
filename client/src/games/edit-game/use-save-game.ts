import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { UseFormReturn } from 'react-hook-form';
import { changeGame } from '../change-game.ts';
import { duplicateList } from '../duplicate-list.ts';
import { duplicateGame } from '../messages.ts';
import { useOwnershipToast } from '../use-ownership.ts';
import { ApiError } from '#client/lib/http/http.ts';
import { isNotFound } from '#client/lib/http/api-error.ts';
import { limitMessageOr } from '#client/lib/http/limit-message-or.ts';
import { toast, type ToastMessage } from '#client/ui/layers/toast.ts';
import type { EditFields, GameEdit } from './edit-form.ts';
import type { Game } from '#shared/games/games-contract.ts';
import { Pencil } from 'lucide-react';
import { t } from '#client/games/words/words.ts';

const gameUpdated = ({ title }: Game): ToastMessage => ({
  title: t('Game Updated'),
  description: t('Your changes to "{title}" are saved.', { title }),
  icon: Pencil,
});

const updateFailed: ToastMessage = {
  title: t('Error'),
  description: t('Failed to update game. Please try again.'),
  variant: 'destructive',
};

const gameGone: ToastMessage = {
  title: t('Error'),
  description: t('This game is not on your lists any more. What you typed is still here, to be copied.'),
  variant: 'destructive',
};

const signedOut: ToastMessage = {
  title: t('Not saved yet'),
  description: t('You are signed out. What you typed is kept: sign in and edit the game again.'),
  variant: 'destructive',
};

interface Saved {
  game: Game;
  changes: GameEdit;
}

/** Saves an edited game. Refusals are shown at their fields, and the form keeps its values. */
export function useSaveGame<Out>({ setError, setFocus, getValues }: UseFormReturn<EditFields, unknown, Out>) {
  const client = useQueryClient();
  const announceMoved = useOwnershipToast();

  const explain = ({ parentGameId, ...fields }: Readonly<Record<string, string>>) => {
    const errors: Record<string, string | undefined> = { ...fields, base: parentGameId };
    const named = (Object.keys(getValues()) as (keyof EditFields)[]).filter((name) => errors[name]);
    for (const name of named) setError(name, { message: errors[name] ?? '' });
    if (named[0]) setFocus(named[0]);
    return named.length > 0;
  };

  return useMutation({
    ...changeGame,
    onSuccess: (game, { game: before }: Saved) => {
      const isOwnershipChange = game.isUnowned !== before.isUnowned && !game.isWishlist && !before.isWishlist;
      if (isOwnershipChange) announceMoved(before, game);
      else toast(gameUpdated(game));
    },
    onError: (error, { game: before, changes }: Saved) => {
      const explained = error instanceof ApiError && explain(error.fields);
      if (isNotFound(error)) toast(gameGone);
      else if (error instanceof ApiError && error.status === 401) toast(signedOut);
      else if (error instanceof ApiError && error.code === 'duplicate_title') {
        // Not awaited, so that the form is usable at once.
        const { title = before.title, isWishlist = before.isWishlist } = changes;
        void duplicateList(client, { title, isWishlist }).then((list) => toast(duplicateGame(title, list)));
      } else if (error instanceof ApiError && error.code === 'loan_open')
        toast({ ...updateFailed, description: error.reason ?? '' });
      else if (!explained) toast(limitMessageOr(updateFailed, error));
    },
  });
}

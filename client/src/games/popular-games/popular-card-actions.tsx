import { Check, Heart, Plus } from 'lucide-react';
import { useFocusAfterPending } from '#client/lib/use-focus-after-pending.ts';
import { Button } from '#client/ui/forms/button.tsx';
import type { Game } from '#shared/games/games-contract.ts';
import type { PopularGame } from '#shared/games/popular-games-contract.ts';
import type { IconType } from '#client/ui/marks/icon-type.ts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { duplicateList } from '../duplicate-list.ts';
import { alreadyOwned, duplicateGame, gameAdded } from '../messages.ts';
import { ApiError } from '#client/lib/http/http.ts';
import { limitMessageOr } from '#client/lib/http/limit-message-or.ts';
import { toast } from '#client/ui/layers/toast.ts';
import { addPopularGame } from './api.ts';
import { addFailed } from './messages.ts';
import { t } from '#client/games/words/words.ts';

interface HeldMarkProps {
  icon: IconType;
  children: string;
}

/** Shows the list that has the game, instead of the button to add it. */
function HeldMark({ icon: Icon, children }: HeldMarkProps) {
  return (
    <p className="flex min-h-9.5 items-center justify-center gap-1.75 rounded-md bg-petrol-tint text-sm font-strong text-petrol max-sm:min-h-tap">
      <Icon className="icon" aria-hidden="true" />
      {children}
    </p>
  );
}

interface PopularCardActionsProps {
  game: PopularGame;
  held: Game | undefined;
  /** Id of the card's title. */
  titleId: string;
}

/** Buttons to add to a list, or the list that has it. A wished game can still be added to the collection. */
export function PopularCardActions({ game, held, titleId }: PopularCardActionsProps) {
  const { mutate, isPending, variables } = useAddPopularGame();
  const group = useFocusAfterPending<HTMLDivElement>(isPending);
  const add = (isWishlist: boolean) => ({
    pending: isPending && variables.isWishlist === isWishlist,
    pendingLabel: t('Adding...'),
    disabled: isPending,
    'aria-label': isWishlist
      ? t('Add to Wishlist: {title}', { title: game.title })
      : t('Add to Collection: {title}', { title: game.title }),
    onClick: () => mutate({ game, isWishlist }),
  });

  return (
    <div
      ref={group}
      className="popular-card-actions mt-auto grid gap-2 px-4 pt-3.5 pb-4 focus-visible:rounded-t-none focus-visible:rounded-b-lg max-sm:grid-cols-2 max-sm:px-3.5 max-sm:pt-3 max-sm:pb-3.5"
      role="group"
      aria-labelledby={titleId}
      tabIndex={-1}
    >
      {held?.isWishlist === false ? (
        <>
          <HeldMark icon={Check}>{t('In your collection')}</HeldMark>
          <Button
            size="sm"
            href={`/my-games?${new URLSearchParams({ q: held.title })}`}
            aria-label={t('View in My Games: {title}', { title: held.title })}
          >
            {t('View in My Games')}
          </Button>
        </>
      ) : (
        <>
          <Button variant="act" size="sm" icon={Plus} {...add(false)}>
            {t('Add to Collection')}
          </Button>
          {held ? (
            <HeldMark icon={Heart}>{t('On your wishlist')}</HeldMark>
          ) : (
            <Button size="sm" icon={Heart} {...add(true)}>
              {t('Add to Wishlist')}
            </Button>
          )}
        </>
      )}
    </div>
  );
}

/** Adds a popular game and shows the result in a toast, even if its card was unmounted. */
function useAddPopularGame() {
  const client = useQueryClient();
  return useMutation({
    ...addPopularGame,
    onSuccess: (game) => toast(gameAdded(game)),
    onError: async (error, { game: { title }, isWishlist }) => {
      const refused = error instanceof ApiError && error.code === 'duplicate_title';
      if (!refused) return toast(limitMessageOr(addFailed, error));
      const list = await duplicateList(client, { title, isWishlist });
      return toast(list === 'owned' ? alreadyOwned(title) : duplicateGame(title, list));
    },
  });
}

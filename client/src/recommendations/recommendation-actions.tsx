import { Check, CirclePlay, ExternalLink, Heart, Plus, ThumbsDown } from 'lucide-react';
import { useFocusAfterPending } from '#client/lib/use-focus-after-pending.ts';
import { Button } from '#client/ui/forms/button.tsx';
import type { IconType } from '#client/ui/marks/icon-type.ts';
import type { Game } from '#shared/games/games-contract.ts';
import { gameToAdd, type RecommendedGame } from './recommended-game.ts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { addGame } from '#client/games/api.ts';
import { duplicateList } from '#client/games/duplicate-list.ts';
import { alreadyOwned, duplicateGame } from '#client/games/messages.ts';
import { ApiError } from '#client/lib/http/http.ts';
import { limitMessageOr } from '#client/lib/http/limit-message-or.ts';
import { toast } from '#client/ui/layers/toast.ts';
import {
  addedFromWishlist,
  addedToCollection,
  addedToWishlist,
  addFailed,
  dismissedForGood,
  dismissFailed,
  restoreFailed,
} from './messages.ts';
import { useRef } from 'react';
import { dismissGame, restoreDismissed } from './api.ts';
import { t } from '#client/recommendations/words/words.ts';

interface RecommendationActionsProps {
  game: RecommendedGame;
  held: Game | undefined;
}

/** Buttons to add to a list, or the list that has it; 'Not for me'; and links. */
export function RecommendationActions({ game, held }: RecommendationActionsProps) {
  const { mutate, isPending, variables } = useAddRecommendedGame();
  const dismissal = useDismissGame();
  const group = useFocusAfterPending<HTMLDivElement>(isPending);
  const add = (isWishlist: boolean) => ({
    pending: isPending && variables.isWishlist === isWishlist,
    pendingLabel: t('Adding...'),
    disabled: isPending,
    'aria-label': isWishlist
      ? t('Add to Wishlist: {title}', { title: game.title })
      : t('Add to Collection: {title}', { title: game.title }),
    onClick: () => mutate(gameToAdd(game, isWishlist)),
  });
  const owned = held?.isWishlist === false;

  return (
    <div
      ref={group}
      className="recommendation-actions mt-auto grid grid-cols-2 gap-2 max-4xs:grid-cols-1"
      role="group"
      aria-label={game.title}
      tabIndex={-1}
    >
      {owned ? (
        <HeldMark icon={Check}>{t('In your collection')}</HeldMark>
      ) : (
        <Button variant="act" size="sm" icon={Plus} {...add(false)}>
          {t('Add to Collection')}
        </Button>
      )}
      {owned ? null : held ? (
        <HeldMark icon={Heart}>{t('On your wishlist')}</HeldMark>
      ) : (
        <Button size="sm" icon={Heart} {...add(true)}>
          {t('Add to Wishlist')}
        </Button>
      )}
      {held ? null : (
        <Button
          variant="ghost"
          size="sm"
          icon={ThumbsDown}
          disabled={dismissal.isPending}
          aria-label={t('Not for me: {title}', { title: game.title })}
          onClick={(event) => dismissal.dismiss(game, event.currentTarget)}
        >
          {t('Not for me')}
        </Button>
      )}
      {game.buyUrl ? (
        <OutLink icon={ExternalLink} href={game.buyUrl} label={t('View Game')} title={game.title} />
      ) : null}
      {game.youtube ? (
        <OutLink icon={CirclePlay} href={game.youtube} label={t('Watch Video')} title={game.title} />
      ) : null}
    </div>
  );
}

function OutLink({ icon, href, label, title }: { icon: IconType; href: string; label: string; title: string }) {
  return (
    <Button
      variant="ghost"
      size="sm"
      icon={icon}
      href={href}
      target="_blank"
      rel="noopener noreferrer"
      aria-label={t('{label}: {title}', { label, title })}
    >
      {label}
    </Button>
  );
}

function HeldMark({ icon: Icon, children }: { icon: IconType; children: string }) {
  return (
    <p className="flex min-h-9.5 items-center justify-center gap-1.75 rounded-md bg-petrol-tint text-sm font-strong text-petrol only:col-span-full">
      <Icon className="icon" aria-hidden="true" />
      {children}
    </p>
  );
}

/** Adds a recommended game and shows the result in a toast. */
function useAddRecommendedGame() {
  const client = useQueryClient();
  return useMutation({
    ...addGame,
    onSuccess: ({ isWishlist, wasWished }) => {
      if (isWishlist) return toast(addedToWishlist);
      return toast(wasWished ? addedFromWishlist : addedToCollection);
    },
    onError: async (error, { title, isWishlist = false }) => {
      const refused = error instanceof ApiError && error.code === 'duplicate_title';
      if (!refused) return toast(limitMessageOr(addFailed(isWishlist), error));
      const list = await duplicateList(client, { title, isWishlist });
      return toast(list === 'owned' ? alreadyOwned(title) : duplicateGame(title, list));
    },
  });
}

/** Dismisses a game, with undo. Focus moves from its card, which is removed, to the list. */
function useDismissGame() {
  const card = useRef<{ element: Element | null; list: HTMLElement | null }>({ element: null, list: null });
  const restore = useMutation({ ...restoreDismissed, onError: () => toast(restoreFailed) });
  const { mutate, isPending } = useMutation({
    ...dismissGame,
    onSuccess: ({ id, title }) => {
      toast(dismissedForGood(title, () => restore.mutate(id)));
      const { element, list } = card.current;
      const { activeElement } = document;
      if (activeElement === document.body || element?.contains(activeElement)) list?.focus({ preventScroll: true });
    },
    onError: () => toast(dismissFailed),
  });
  const dismiss = ({ title, bggId }: RecommendedGame, button: HTMLElement) => {
    card.current = { element: button.closest('article'), list: button.closest('ul') };
    mutate({ title, bggId });
  };
  return { dismiss, isPending };
}

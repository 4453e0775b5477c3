import { notifyManager } from '@tanstack/react-query';
import { useCallback, useEffect, useRef, useState } from 'react';
import { toast } from '#client/ui/layers/toast.ts';
import type { Game } from '#shared/games/games-contract.ts';
import { rateGame } from '#client/games/api.ts';
import { goneMessageOr, rateFailed, ratingUpdated } from '#client/games/messages.ts';
import { useGameMutation } from '#client/games/use-game-mutation.ts';

/** A slider passes many values; only the final one is sent. */
const RATING_RESTS_MS = 600;

/** The rating while it is being set, 0 to 5, and a setter: saved after a delay, or when the card or page is left. */
export function useRatingDraft(game: Game) {
  const [draft, setDraft] = useState<number | null>(null);
  const { mutate, isPending } = useGameMutation(rateGame, {
    done: (rated) => toast(ratingUpdated(rated)),
    failed: (error) => goneMessageOr(rateFailed, error),
  });
  const waiting = useRef<{ timer: ReturnType<typeof setTimeout>; send: () => void } | null>(null);

  const cancelPending = useCallback(() => {
    clearTimeout(waiting.current?.timer);
    waiting.current = null;
  }, []);

  // Scheduled behind the new list, so that the old rating is not shown between the two.
  const forget = (rating: number) =>
    notifyManager.schedule(() => setDraft((current) => (current === rating ? null : current)));

  const change = (rating: number) => {
    cancelPending();
    setDraft(rating);
    const send = () => {
      cancelPending();
      // While another rating is being saved, the game does not have it yet.
      if (rating === game.rating && !isPending) setDraft(null);
      else mutate({ game, rating }, { onSettled: () => forget(rating) });
    };
    waiting.current = { timer: setTimeout(send, RATING_RESTS_MS), send };
  };

  const discard = () => {
    cancelPending();
    setDraft(null);
  };

  useEffect(() => {
    const sendNow = () => waiting.current?.send();
    addEventListener('pagehide', sendNow);
    return () => {
      removeEventListener('pagehide', sendNow);
      sendNow();
    };
  }, []);
  return { rating: draft ?? game.rating, change, discard };
}

import { useMutation } from '@tanstack/react-query';
import { useRef } from 'react';
import { toast } from '#client/ui/layers/toast.ts';
import { dismissGame, restoreDismissed } from './api.ts';
import { dismissedForGood, dismissFailed, restoreFailed } from './messages.ts';
import type { RecommendedGame } from './recommended-game.ts';

/** Dismisses a game, with undo. Focus moves from its card, which is removed, to the list. */
export function useDismissGame() {
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

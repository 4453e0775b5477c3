import { Check } from 'lucide-react';
import { announcePlay } from '../share-evolution/announce-play.tsx';
import { Button, type ButtonProps } from '#client/ui/forms/button.tsx';
import { toast } from '#client/ui/layers/toast.ts';
import type { Game } from '#shared/games/games-contract.ts';
import { markPlayed, undoMarkPlayed } from '../api.ts';
import { goneMessageOr, markPlayedFailed, markedPlayed, markPlayedUndone, undoMarkPlayedFailed } from '../messages.ts';
import { useFocusAfterPending } from '#client/lib/use-focus-after-pending.ts';
import { useGameMutation } from '../use-game-mutation.ts';
import { t } from '#client/games/words/words.ts';

interface MarkPlayedButtonProps extends Pick<ButtonProps, 'variant' | 'size'> {
  game: Game;
  /** For a list row: '+1'. */
  compact?: boolean | undefined;
}

/** Counts one play now; its toast offers undo. */
export function MarkPlayedButton({ game, variant = 'act', size = 'sm', compact = false }: MarkPlayedButtonProps) {
  const undo = useGameMutation(undoMarkPlayed, {
    done: (before) => toast(markPlayedUndone(before)),
    failed: () => undoMarkPlayedFailed,
  });
  const { mutate, isPending } = useGameMutation(markPlayed, {
    done: (played) =>
      announcePlay(
        played,
        markedPlayed(played, () => undo.mutate(played)),
      ),
    failed: (error) => goneMessageOr(markPlayedFailed, error),
  });
  const button = useFocusAfterPending(isPending);
  if (compact)
    return (
      <Button
        ref={button}
        size="sm"
        pending={isPending}
        repeats
        aria-label={t('+1: mark {title} as played', { title: game.title })}
        onClick={() => mutate(game)}
      >
        +1
      </Button>
    );
  return (
    <Button
      ref={button}
      variant={variant}
      size={size}
      icon={Check}
      pending={isPending}
      pendingLabel={t('Saving...')}
      aria-label={t('Mark as Played: {title}', { title: game.title })}
      onClick={() => mutate(game)}
    >
      {t('Mark as Played')}
    </Button>
  );
}

import { Archive, ArrowLeftRight, RotateCcw } from 'lucide-react';
import { changeGame, type ChangesToGame } from '#client/games/change-game.ts';
import { useGameMutation } from '#client/games/use-game-mutation.ts';
import { errorMessageOr } from '#client/lib/http/error-message-or.ts';
import { toast, type ToastMessage } from '#client/ui/layers/toast.ts';
import type { Game } from '#shared/games/games-contract.ts';
import { dayInAYear } from './removal-candidates.ts';
import { t } from '#client/collection/words/words.ts';

const failed = (error: Error): ToastMessage => ({
  title: t('Nothing was changed'),
  description: errorMessageOr(error, t('That did not work. Check your connection, then try again.')),
  variant: 'destructive',
});

const undone = ({ title }: Game): ToastMessage => ({
  title: t('Undone'),
  description: t('{title} is where it was before.', { title }),
  icon: RotateCcw,
});

/**
 * Keeps a game for a year, asks about a kept one again, or sets its state For Trade, each with undo in the toast. @param game as it is before
 */
export function useRemovalDecision(game: Game) {
  const back = useGameMutation(changeGame, { done: (after) => toast(undone(after)), failed });
  const change = useGameMutation(changeGame, {
    done: (after, { changes }) => {
      const isKept = 'keptUntil' in changes;
      const undo: ChangesToGame = isKept ? { keptUntil: game.keptUntil } : { states: game.states };
      toast({
        title: isKept ? t('Kept for a Year') : t('For Trade'),
        description: isKept
          ? t('{title} is not suggested until then.', { title: game.title })
          : t('{title} stays on your shelf until you sell or give it away.', { title: game.title }),
        icon: isKept ? Archive : ArrowLeftRight,
        undo: {
          altText: t('Undo the change of {title}', { title: game.title }),
          onPress: () => back.mutate({ game: after, changes: undo }),
        },
      });
    },
    failed,
  });
  const ask = useGameMutation(changeGame, {
    done: (after) =>
      toast({
        title: t('Suggested Again'),
        description: t('{title} may be listed among those that could go.', { title: game.title }),
        icon: RotateCcw,
        undo: {
          altText: t('Keep {title} after all', { title: game.title }),
          onPress: () => back.mutate({ game: after, changes: { keptUntil: game.keptUntil } }),
        },
      }),
    failed,
  });
  return {
    askAgain: () => ask.mutate({ game, changes: { keptUntil: null } }),
    keep: () => change.mutate({ game, changes: { keptUntil: dayInAYear(new Date()) } }),
    trade: () => change.mutate({ game, changes: { states: [...game.states, 'for_trade'] } }),
    isPending: change.isPending || ask.isPending,
  };
}

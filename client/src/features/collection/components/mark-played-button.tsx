import { Check } from 'lucide-react';
import { Button } from '#client/ui/button.tsx';
import { toast } from '#client/ui/toast.ts';
import type { Game } from '#shared/contracts/games.ts';
import { markPlayed } from '../api.ts';
import { markPlayedFailed, markedPlayed } from '../messages.ts';
import { useFocusAfterPending } from '../use-focus-after-pending.ts';
import { useGameMutation } from '../use-game-mutation.ts';

/** Counts one play, now. */
export function MarkPlayedButton({ game }: { game: Game }) {
  const { mutate, isPending } = useGameMutation(markPlayed, {
    done: (played) => toast(markedPlayed(played)),
    failed: () => markPlayedFailed,
  });
  const button = useFocusAfterPending(isPending);
  return (
    <Button ref={button} variant="act" size="sm" icon={Check} pending={isPending} onClick={() => mutate(game)}>
      Mark as Played
    </Button>
  );
}

import { useQuery } from '@tanstack/react-query';
import { Trash2 } from 'lucide-react';
import { useRef } from 'react';
import { gamesQuery } from '#client/entities/games/api.ts';
import { RemoveGameDialog } from '#client/entities/games/remove-game-dialog.tsx';
import { usePremiumView } from '#client/entities/games/use-premium-view.ts';
import { useRemoveGame } from '#client/entities/games/use-remove-game.ts';
import { OwnershipButton } from '#client/entities/games/ownership-button.tsx';
import { Button } from '#client/ui/button.tsx';
import { isOwned } from '#shared/rules/games/lists.ts';

/** For a game in the collection that the file marks as previously owned: takes it off the shelf, or removes it after confirmation. */
export function StillOwned({ gameId, title }: { gameId: number; title: string }) {
  const { data: games } = useQuery(gamesQuery);
  const removal = useRemoveGame(usePremiumView().active);
  const outcome = useRef<HTMLParagraphElement>(null);
  const game = games?.find(({ id }) => id === gameId);
  return (
    <div className="pt-1">
      {game ? <OwnershipButton game={game} inRow /> : null}
      {game && isOwned(game) ? (
        <Button
          size="sm"
          variant="ghost-danger"
          icon={Trash2}
          onClick={() => removal.ask(game)}
          aria-label={`Remove ${title} from your collection`}
        >
          Remove
        </Button>
      ) : games && !game ? (
        <p ref={outcome} tabIndex={-1}>
          It has been removed from your collection.
        </p>
      ) : null}
      <RemoveGameDialog removal={removal} onRemoved={() => outcome.current?.focus()} />
    </div>
  );
}

import { ListOrdered } from 'lucide-react';
import { Button, type ButtonProps } from '#client/ui/button.tsx';
import { openScoreboard } from './play-dialog-view.ts';

interface ScoreboardButtonProps {
  gameId: number;
  variant?: ButtonProps['variant'];
}

/** Opens the scoreboard of a game. */
export function ScoreboardButton({ gameId, variant }: ScoreboardButtonProps) {
  return (
    <Button size="sm" icon={ListOrdered} variant={variant} onClick={() => openScoreboard(gameId)}>
      Scoreboard
    </Button>
  );
}

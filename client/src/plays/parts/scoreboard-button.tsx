import { ListOrdered } from 'lucide-react';
import { Button, type ButtonProps } from '#client/ui/forms/button.tsx';
import type { Game } from '#shared/games/games-contract.ts';
import { openScoreboard } from '../play-dialog-view.ts';
import { t } from '#client/plays/words/words.ts';

interface ScoreboardButtonProps {
  game: Game;
  variant?: ButtonProps['variant'];
}

/** Opens the scoreboard of a game. */
export function ScoreboardButton({ game, variant }: ScoreboardButtonProps) {
  return (
    <Button
      size="sm"
      icon={ListOrdered}
      variant={variant}
      aria-label={t('Scoreboard: {game}', { game: game.title })}
      onClick={() => openScoreboard(game.id)}
    >
      {t('Scoreboard')}
    </Button>
  );
}

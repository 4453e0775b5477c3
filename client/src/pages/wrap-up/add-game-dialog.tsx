import { useQuery } from '@tanstack/react-query';
import { gamesToHostQuery } from '#client/entities/games/api.ts';
import { useHostedId } from '#client/entities/hosts/use-host.ts';
import type { PlayedGame } from '#client/entities/plays/api.ts';
import { ChooseGame } from '#client/features/play-dialog/components/choose-game.tsx';
import { Dialog } from '#client/ui/dialog.tsx';

interface AddGameDialogProps {
  onChoose: (game: PlayedGame) => void;
  onClose: () => void;
}

/** Another game that was played: owned, or any title. */
export function AddGameDialog({ onChoose, onClose }: AddGameDialogProps) {
  const { data: games } = useQuery(gamesToHostQuery(useHostedId()));
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title="Add Another Game"
      description="What else was on the table? A guest's game counts too."
    >
      <ChooseGame games={games} onChoose={onChoose} />
    </Dialog>
  );
}

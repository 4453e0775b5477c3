import { useQuery } from '@tanstack/react-query';
import { gamesToHostQuery } from '#client/games/api.ts';
import { useHostedId } from '#client/organizations/use-host.ts';
import type { PlayedGame } from '#client/plays/api.ts';
import { ChooseGame } from '#client/plays/play-dialog/choose-game.tsx';
import { Dialog } from '#client/ui/layers/dialog.tsx';
import { t } from '#client/nights/words/words.ts';

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
      title={t('Add Another Game')}
      description={t("What else was on the table? A guest's game counts too.")}
    >
      <ChooseGame games={games} onChoose={onChoose} />
    </Dialog>
  );
}

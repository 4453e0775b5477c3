import { Download, Share2 } from 'lucide-react';
import { useRef } from 'react';
import { Button } from '#client/ui/button.tsx';
import { Dialog } from '#client/ui/dialog.tsx';
import type { Game } from '#shared/contracts/games.ts';
import { shareText } from '#client/entities/tiers/share-text.ts';
import { closeSharing } from '#client/entities/tiers/shared-game.ts';
import { useShareActions } from '../use-share-actions.ts';
import { SharePreview } from './share-preview.tsx';

/** The dialog Share Your Game Evolution. */
export function ShareDialog({ game }: { game: Game }) {
  const card = useRef<HTMLDivElement>(null);
  const { download, share, busy } = useShareActions(game, card);
  return (
    <Dialog
      open
      onOpenChange={(open) => {
        if (!open) closeSharing();
      }}
      title="Share Your Game Evolution"
      description={<bdi>{shareText(game)}</bdi>}
      footer={
        <>
          <Button icon={Download} pending={busy === 'download'} pendingLabel="Generating..." onClick={download}>
            Download Image
          </Button>
          <Button variant="primary" icon={Share2} pending={busy === 'share'} onClick={share}>
            Share Progress
          </Button>
        </>
      }
    >
      <SharePreview game={game} card={card} />
    </Dialog>
  );
}

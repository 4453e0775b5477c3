import { Download, Share2 } from 'lucide-react';
import { useRef, type Ref, useLayoutEffect, useState, type RefObject } from 'react';
import { shareText } from './share-text.ts';
import { closeSharing } from './shared-game.ts';
import { Button } from '#client/ui/forms/button.tsx';
import { Dialog } from '#client/ui/layers/dialog.tsx';
import type { Game } from '#shared/games/games-contract.ts';
import { tierFor } from '#shared/games/tier.ts';
import { useShareActions } from './use-share-actions.ts';
import { ShareCard } from './share-card.tsx';
import { t } from '#client/games/words/words.ts';

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
      title={t('Share Your Game Evolution')}
      description={<bdi>{shareText(game)}</bdi>}
      footer={
        <>
          <Button icon={Download} pending={busy === 'download'} pendingLabel={t('Generating...')} onClick={download}>
            {t('Download Image')}
          </Button>
          <Button variant="primary" icon={Share2} pending={busy === 'share'} onClick={share}>
            {t('Share Progress')}
          </Button>
        </>
      }
    >
      <SharePreview game={game} card={card} />
    </Dialog>
  );
}

/** The scale that makes an element of a width as wide as its frame. */
function useScaleToFit(width: number): [frame: RefObject<HTMLDivElement | null>, scale: number] {
  const frame = useRef<HTMLDivElement>(null);
  const [scale, setScale] = useState(1);
  useLayoutEffect(() => {
    const element = frame.current;
    if (!element) return undefined;
    // Not getBoundingClientRect, which the dialog's animation distorts.
    const fit = () => setScale(element.clientWidth / width);
    fit();
    const observer = new ResizeObserver(fit);
    observer.observe(element);
    return () => observer.disconnect();
  }, [width]);
  return [frame, scale];
}

interface SharePreviewProps {
  game: Game;
  card: Ref<HTMLDivElement>;
}

/** A scaled preview of the picture: 4:3, on the table. */
function SharePreview({ game, card }: SharePreviewProps) {
  const [frame, scale] = useScaleToFit(800);
  const label = t('{title}: {tier}, {plays, plural, one {# play} other {# plays}}', {
    title: game.title,
    tier: tierFor(game.timesPlayed).name,
    plays: game.timesPlayed,
  });
  return (
    <div
      ref={frame}
      className="share-preview relative aspect-4/3 overflow-hidden rounded-lg bg-[#0d393e]"
      role="img"
      aria-label={label}
    >
      <div
        className="share-scaled absolute top-0 left-0 origin-[0_0] transform-[scale(var(--scale))]"
        style={{ '--scale': scale }}
      >
        <ShareCard game={game} ref={card} />
      </div>
    </div>
  );
}

import type { Ref } from 'react';
import type { Game } from '#shared/contracts/games.ts';
import { tierFor } from '#shared/rules/games/tier.ts';
import { playsText } from '#client/entities/tiers/share-words.ts';
import { useScaleToFit } from '../use-scale-to-fit.ts';
import { ShareCard } from './share-card.tsx';
import './share-preview.css';

interface SharePreviewProps {
  game: Game;
  card: Ref<HTMLDivElement>;
}

/** The picture as it will be, made to fit: 4:3, on the table. */
export function SharePreview({ game, card }: SharePreviewProps) {
  const [frame, scale] = useScaleToFit(800);
  const label = `${game.title}: ${tierFor(game.timesPlayed).name}, ${playsText(game.timesPlayed)}`;
  return (
    <div ref={frame} className="share-preview" role="img" aria-label={label}>
      <div className="share-scaled" style={{ '--scale': scale }}>
        <ShareCard game={game} ref={card} />
      </div>
    </div>
  );
}

import type { Game } from '#shared/contracts/games.ts';
import type { AiRecommendation } from '#shared/contracts/recommendations.ts';
import type { RecommendedGame } from '#client/entities/recommendations/recommended-game.ts';
import { RecommendationActions } from './recommendation-actions.tsx';
import { RecommendationCard } from '#client/entities/recommendations/recommendation-card.tsx';

interface AiCardProps {
  made: AiRecommendation;
  game: RecommendedGame;
  held: Game | undefined;
}

/** A generated recommendation with its match. */
export function AiCard({ made, game, held }: AiCardProps) {
  return (
    <RecommendationCard
      game={game}
      match={
        <p className="flex items-baseline gap-2.25 text-sm text-ink-2">
          <b className="font-display text-[1.75rem] leading-none font-black tracking-display text-ink">
            {made.recommendationScore}%
          </b>{' '}
          match
        </p>
      }
      reason={
        <>
          <p className="font-bold">Why this recommendation?</p>
          <p>{made.reasonText ?? 'It fits your collection.'}</p>
        </>
      }
      actions={<RecommendationActions game={game} held={held} />}
    />
  );
}

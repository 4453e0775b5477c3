import type { Game } from '#shared/contracts/games.ts';
import type { StaffRecommendation } from '#shared/contracts/staff-recommendations.ts';
import { pickedGame } from '#client/entities/recommendations/recommended-game.ts';
import { RecommendationActions } from './recommendation-actions.tsx';
import { RecommendationCard } from '#client/entities/recommendations/recommendation-card.tsx';
import { StaffQuote } from '#client/entities/recommendations/staff-quote.tsx';

interface StaffCardProps {
  pick: StaffRecommendation;
  held: Game | undefined;
}

/** A staff pick. */
export function StaffCard({ pick, held }: StaffCardProps) {
  const game = pickedGame(pick);
  return (
    <RecommendationCard
      game={game}
      featured={pick.featured}
      reason={<StaffQuote pick={pick} />}
      actions={<RecommendationActions game={game} held={held} />}
    />
  );
}

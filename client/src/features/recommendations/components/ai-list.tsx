import type { AiRecommendation } from '#shared/contracts/recommendations.ts';
import { PLAN_LIMITS } from '#shared/rules/plans/plan-limits.ts';
import { generatedGame } from '#client/entities/recommendations/recommended-game.ts';
import { useGameFinder } from '../use-game-finder.ts';
import { AiCard } from './ai-card.tsx';
import { MoreLink } from './more-link.tsx';
import { RecommendationList } from './recommendation-list.tsx';

const { aiResultsShown } = PLAN_LIMITS.free;

interface AiListProps {
  /** Recommendations included in the plan. */
  list: readonly AiRecommendation[];
  /** Number generated. */
  total: number;
  premium: boolean;
}

/** The generated recommendations, best first: all, or one in the free view. */
export function AiList({ list, total, premium }: AiListProps) {
  const held = useGameFinder();
  const listed = premium ? list : list.slice(0, aiResultsShown);
  return (
    <>
      {listed.length === 0 ? <p>The one that the Free plan shows is not for you.</p> : null}
      <RecommendationList label="AI recommendations">
        {listed.map((made) => {
          const game = generatedGame(made);
          return (
            <li key={made.id}>
              <AiCard made={made} game={game} held={held(game)} />
            </li>
          );
        })}
      </RecommendationList>
      <MoreLink more={premium ? 0 : total - listed.length} />
    </>
  );
}

import type { ReactNode } from 'react';
import { RecommendationCard } from './recommendation-card.tsx';
import { generatedGame, type RecommendedGame } from './recommended-game.ts';
import type { Game } from '#shared/games/games-contract.ts';
import type { AiRecommendation } from '#shared/recommendations/recommendations-contract.ts';
import { PLAN_LIMITS } from '#shared/limits/plan-limits.ts';
import { useGameFinder } from './use-game-finder.ts';
import { MoreLink } from './more-link.tsx';
import { RecommendationActions } from './recommendation-actions.tsx';
import { RecommendationList } from './recommendation-list.tsx';
import { rich, t } from '#client/recommendations/words/words.ts';

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
      {listed.length === 0 ? <p>{t('The one that the Free plan shows is not for you.')}</p> : null}
      <RecommendationList label={t('AI recommendations')}>
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

const large = (inner: ReactNode) => (
  <b className="font-display text-[1.75rem] leading-none font-black tracking-display text-ink">{inner}</b>
);

interface AiCardProps {
  made: AiRecommendation;
  game: RecommendedGame;
  held: Game | undefined;
}

/** A generated recommendation with its match. */
function AiCard({ made, game, held }: AiCardProps) {
  return (
    <RecommendationCard
      game={game}
      match={
        <p className="flex items-baseline gap-2.25 text-sm text-ink-2">
          {rich('<b>{score}%</b> match', { score: String(made.recommendationScore), b: large })}
        </p>
      }
      reason={
        <>
          <p className="font-bold">{t('Why this recommendation?')}</p>
          <p>{made.reasonText ?? t('It fits your collection.')}</p>
        </>
      }
      actions={<RecommendationActions game={game} held={held} />}
    />
  );
}

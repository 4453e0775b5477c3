import { Gem } from 'lucide-react';
import { useState } from 'react';
import { Banner } from '#client/ui/banner.tsx';
import type { AiRecommendation } from '#shared/contracts/recommendations.ts';
import { PLAN_LIMITS } from '#shared/rules/plan-limits.ts';
import { generatedGame } from '../recommended-game.ts';
import { useHeldGames } from '../use-held-games.ts';
import { AiCard } from './ai-card.tsx';
import { MoreToggle } from './more-toggle.tsx';

const { aiResultsShown } = PLAN_LIMITS.free;

interface AiListProps {
  /** What the plan shows. */
  list: readonly AiRecommendation[];
  /** How many were generated. */
  total: number;
  premium: boolean;
}

/** The generated recommendations, the best first: all of them, or one in the free view. */
export function AiList({ list, total, premium }: AiListProps) {
  const [opened, setOpened] = useState(false);
  const held = useHeldGames();
  const listed = premium ? list : list.slice(0, aiResultsShown);
  const more = premium ? 0 : total - listed.length;
  return (
    <>
      <ul className="recommendation-list" aria-label="AI recommendations">
        {listed.map((made) => {
          const game = generatedGame(made);
          return (
            <li key={made.id}>
              <AiCard made={made} game={game} held={held(game)} />
            </li>
          );
        })}
      </ul>
      {opened && more > 0 ? (
        <Banner icon={Gem} title={`${more} more ${more === 1 ? 'is' : 'are'} ready`} role="status" className="mt-6">
          Premium shows every recommendation, and makes new ones as often as you like.
        </Banner>
      ) : null}
      {more > 0 ? <MoreToggle more={more} open={opened} onToggle={setOpened} /> : null}
    </>
  );
}

import { useQuery } from '@tanstack/react-query';
import { Star } from 'lucide-react';
import { useState } from 'react';
import { EmptyState } from '#client/ui/empty-state.tsx';
import { LoadFailed } from '#client/ui/load-failed.tsx';
import { PLAN_LIMITS } from '#shared/rules/plan-limits.ts';
import { type Recommended, staffRecommendationsQuery } from '../api.ts';
import { useHeldGames } from '../use-held-games.ts';
import { MoreToggle } from './more-toggle.tsx';
import { RecommendationsLoading } from './recommendations-loading.tsx';
import { StaffCard } from './staff-card.tsx';

const { staffPicksShown } = PLAN_LIMITS.free;

interface StaffPicksProps {
  whose: Recommended;
  premium: boolean;
}

/** The tab Staff Picks. Beyond the first two the free view tells the games, and why they were picked is for Premium. */
export function StaffPicks({ whose, premium }: StaffPicksProps) {
  const { data: picks, isError, isFetching, refetch } = useQuery(staffRecommendationsQuery(whose));
  const [opened, setOpened] = useState(false);
  const held = useHeldGames();

  if (!picks) {
    if (!isError) return <RecommendationsLoading label="Loading staff picks..." />;
    return (
      <LoadFailed title="The staff picks could not be loaded" retrying={isFetching} onRetry={() => void refetch()}>
        Check your connection, then try again.
      </LoadFailed>
    );
  }
  if (picks.length === 0) {
    return (
      <EmptyState icon={Star} title="No Staff Recommendations" level={3}>
        Check back later for new recommendations from our staff!
      </EmptyState>
    );
  }
  const listed = premium || opened ? picks : picks.slice(0, staffPicksShown);
  const more = premium ? 0 : picks.length - staffPicksShown;
  return (
    <>
      <ul className="recommendation-list" aria-label="Staff picks">
        {listed.map((pick, place) => (
          <li key={pick.id}>
            <StaffCard
              pick={premium || place < staffPicksShown ? pick : { ...pick, recommendationReason: null }}
              held={held(pick)}
            />
          </li>
        ))}
      </ul>
      {more > 0 ? <MoreToggle more={more} open={opened} onToggle={setOpened} /> : null}
    </>
  );
}

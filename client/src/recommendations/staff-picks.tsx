import { useQuery } from '@tanstack/react-query';
import { Star } from 'lucide-react';
import { type Recommended, staffRecommendationsQuery } from './api.ts';
import { RecommendationCard } from './recommendation-card.tsx';
import { pickedGame } from './recommended-game.ts';
import { StaffQuote } from './staff-quote.tsx';
import { EmptyState } from '#client/ui/states/empty-state.tsx';
import { LoadFailed } from '#client/ui/states/load-failed.tsx';
import type { Game } from '#shared/games/games-contract.ts';
import type { StaffRecommendation } from '#shared/recommendations/staff-recommendations-contract.ts';
import { PLAN_LIMITS } from '#shared/limits/plan-limits.ts';
import { useGameFinder } from './use-game-finder.ts';
import { MoreLink } from './more-link.tsx';
import { RecommendationActions } from './recommendation-actions.tsx';
import { RecommendationList } from './recommendation-list.tsx';
import { RecommendationsLoading } from './recommendations-loading.tsx';
import { t } from '#client/recommendations/words/words.ts';

const { staffPicksShown } = PLAN_LIMITS.free;

interface StaffPicksProps {
  whose: Recommended;
  premium: boolean;
}

/** The tab Staff Picks: all of them, or two in the free view. */
export function StaffPicks({ whose, premium }: StaffPicksProps) {
  const { data, isError, isFetching, refetch } = useQuery(staffRecommendationsQuery(whose));
  const held = useGameFinder();

  if (!data) {
    if (!isError) return <RecommendationsLoading label={t('Loading staff picks...')} />;
    return (
      <LoadFailed title={t('The staff picks could not be loaded')} retrying={isFetching} onRetry={() => void refetch()}>
        {t('Check your connection, then try again.')}
      </LoadFailed>
    );
  }
  const listed = premium ? data.list : data.list.slice(0, staffPicksShown);
  const more = premium ? 0 : data.more + data.list.length - listed.length;
  if (listed.length + more === 0) {
    return (
      <EmptyState icon={Star} title={t('No Staff Recommendations')} level={3}>
        {t('Check back later for new recommendations from our staff!')}
      </EmptyState>
    );
  }
  return (
    <>
      {listed.length === 0 ? <p>{t('The picks that the Free plan shows are not for you.')}</p> : null}
      <RecommendationList label={t('Staff picks')}>
        {listed.map((pick) => (
          <li key={pick.id}>
            <StaffCard pick={pick} held={held(pick)} />
          </li>
        ))}
      </RecommendationList>
      <MoreLink more={more} />
    </>
  );
}

interface StaffCardProps {
  pick: StaffRecommendation;
  held: Game | undefined;
}

/** A staff pick. */
function StaffCard({ pick, held }: StaffCardProps) {
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

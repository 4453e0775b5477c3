import { useQuery } from '@tanstack/react-query';
import { Gem } from 'lucide-react';
import { currentUserQuery } from '#client/accounts/api.ts';
import { Banner } from '#client/ui/layers/banner.tsx';
import { TabPanel, Tabs } from '#client/ui/layout/tabs.tsx';
import { includes } from '#shared/limits/plan.ts';
import { AiRecommendations } from './ai-recommendations.tsx';
import { DismissedGames } from './dismissed-games.tsx';
import { StaffPicks } from './staff-picks.tsx';

const TABS = [
  { value: 'staff', label: 'Staff Picks' },
  { value: 'ai', label: 'AI Recommendations' },
] as const;

interface RecommendationsProps {
  /** The premium or the free view. */
  premium: boolean;
}

/** Game Recommendations: staff picks, and recommendations generated from the collection. */
export function Recommendations({ premium }: RecommendationsProps) {
  const { data: user } = useQuery(currentUserQuery);
  if (!user) return null;
  const whose = { userId: user.id, plan: user.plan };
  return (
    <section aria-labelledby="recommendations-title">
      <h2 className="mb-4" id="recommendations-title">
        Game Recommendations
      </h2>
      {!premium && includes(user.plan, 'premium') ? (
        <Banner compact icon={Gem} tone="info" className="mb-4">
          Premium is off on this screen: you see what the Free plan shows.
        </Banner>
      ) : null}
      <Tabs label="Recommendations" items={TABS} defaultValue="staff">
        <TabPanel value="staff">
          <StaffPicks whose={whose} premium={premium} />
        </TabPanel>
        <TabPanel value="ai">
          <AiRecommendations whose={whose} premium={premium} />
        </TabPanel>
      </Tabs>
      <DismissedGames />
    </section>
  );
}

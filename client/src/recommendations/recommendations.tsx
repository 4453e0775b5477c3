import { useQuery, useMutation } from '@tanstack/react-query';
import { Gem, RotateCcw, ThumbsDown } from 'lucide-react';
import { currentUserQuery } from '#client/accounts/api.ts';
import { Banner } from '#client/ui/layers/banner.tsx';
import { TabPanel, Tabs } from '#client/ui/layout/tabs.tsx';
import { includes } from '#shared/limits/plan.ts';
import { AiRecommendations } from './ai-recommendations.tsx';
import { StaffPicks } from './staff-picks.tsx';
import { Button } from '#client/ui/forms/button.tsx';
import { Disclosure } from '#client/ui/layout/disclosure.tsx';
import { toast } from '#client/ui/layers/toast.ts';
import { dismissalsQuery, restoreDismissed } from './api.ts';
import { restoreFailed } from './messages.ts';
import { t } from '#client/recommendations/words/words.ts';

const TABS = [
  { value: 'staff', label: t('Staff Picks') },
  { value: 'ai', label: t('AI Recommendations') },
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
        {t('Game Recommendations')}
      </h2>
      {!premium && includes(user.plan, 'premium') ? (
        <Banner compact icon={Gem} tone="info" className="mb-4">
          {t('Premium is off on this screen: you see what the Free plan shows.')}
        </Banner>
      ) : null}
      <Tabs label={t('Recommendations')} items={TABS} defaultValue="staff">
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

/** Dismissed games, each with a button to restore it; empty if none. */
function DismissedGames() {
  const { data: dismissed = [] } = useQuery(dismissalsQuery);
  const { mutate, isPending } = useMutation({ ...restoreDismissed, onError: () => toast(restoreFailed) });
  if (dismissed.length === 0) return null;
  return (
    <Disclosure icon={ThumbsDown} title={t('Not for you')} side={dismissed.length} className="mt-6.5">
      <ul>
        {dismissed.map(({ id, title }) => (
          <li className="flex items-center justify-between gap-3" key={id}>
            <span className="min-w-0 wrap-anywhere" dir="auto">
              {title}
            </span>
            <Button
              variant="ghost"
              size="sm"
              icon={RotateCcw}
              disabled={isPending}
              aria-label={t('Recommend {title} again', { title })}
              onClick={() => mutate(id)}
            >
              {t('Recommend Again')}
            </Button>
          </li>
        ))}
      </ul>
    </Disclosure>
  );
}

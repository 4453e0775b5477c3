import { useQuery } from '@tanstack/react-query';
import { Sparkles } from 'lucide-react';
import { Button } from '#client/ui/button.tsx';
import { EmptyState } from '#client/ui/empty-state.tsx';
import { LoadFailed } from '#client/ui/load-failed.tsx';
import { aiRecommendationsQuery, type Recommended } from '../api.ts';
import { useGenerating } from '../use-generating.ts';
import { AiList } from './ai-list.tsx';
import { GenerateButton } from './generate-button.tsx';
import { RecommendationsLoading } from './recommendations-loading.tsx';
import { Tuning } from './tuning.tsx';

interface AiRecommendationsProps {
  whose: Recommended;
  premium: boolean;
}

/** The tab AI Recommendations: what was generated last, and the way to new ones. */
export function AiRecommendations({ whose, premium }: AiRecommendationsProps) {
  const { data, isError, isFetching, refetch } = useQuery(aiRecommendationsQuery(whose));
  const { mutate, isPending } = useGenerating();
  const generate = () => mutate(whose);

  if (!data) {
    if (!isError) return <RecommendationsLoading label="Loading AI recommendations..." />;
    return (
      <LoadFailed title="Your recommendations could not be loaded" retrying={isFetching} onRetry={() => void refetch()}>
        Check your connection, then try again.
      </LoadFailed>
    );
  }
  const { list, state } = data;
  return (
    <>
      <div className="ai-head">
        <h3 className="ai-title">Chosen for your collection</h3>
        <GenerateButton locked={!premium && state.total > 0} pending={isPending} onPress={generate} />
      </div>
      <Tuning whose={whose} premium={premium} tuning={state.tuning} />
      {list.length > 0 ? (
        <AiList list={list} total={state.total} premium={premium} />
      ) : isPending ? (
        <RecommendationsLoading label="Generating recommendations..." />
      ) : (
        <EmptyState
          icon={Sparkles}
          title="No AI Recommendations"
          level={3}
          action={
            <Button variant="primary" icon={Sparkles} onClick={generate}>
              Generate Recommendations
            </Button>
          }
        >
          What you own, rate and play says which game should come next.
        </EmptyState>
      )}
    </>
  );
}

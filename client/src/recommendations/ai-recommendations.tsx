import { useQuery, useMutation, useQueryClient } from '@tanstack/react-query';
import { Sparkles, Lock, RefreshCw, CirclePlus, FileUp } from 'lucide-react';
import { gamesQuery } from '#client/games/api.ts';
import { aiRecommendationsQuery, type Recommended, generateRecommendations, recommendationKeys } from './api.ts';
import { useFocusAfterPending } from '#client/lib/use-focus-after-pending.ts';
import { Button } from '#client/ui/forms/button.tsx';
import { EmptyState } from '#client/ui/states/empty-state.tsx';
import { LoadFailed } from '#client/ui/states/load-failed.tsx';
import { gamesMissing, GAMES_FOR_RECOMMENDING, gamesMissingText } from '#shared/games/games-for-recommending.ts';
import { AiList } from './ai-list.tsx';
import { RecommendationsLoading } from './recommendations-loading.tsx';
import { Tuning } from './tuning.tsx';
import { ApiError } from '#client/lib/http/http.ts';
import { toast } from '#client/ui/layers/toast.ts';
import { freeLimitReached, generationFailed, recommendationsGenerated, tooFewGames } from './messages.ts';
import { t } from '#client/recommendations/words/words.ts';

interface AiRecommendationsProps {
  whose: Recommended;
  premium: boolean;
}

/** The tab AI Recommendations: the latest generation, and a button for new ones. */
export function AiRecommendations({ whose, premium }: AiRecommendationsProps) {
  const { data, isError, isFetching, refetch } = useQuery(aiRecommendationsQuery(whose));
  const { mutate, isPending } = useGenerateRecommendations();
  const { data: games } = useQuery(gamesQuery);
  const generate = () => mutate(whose);

  if (!data) {
    if (!isError) return <RecommendationsLoading label={t('Loading AI recommendations...')} />;
    return (
      <LoadFailed
        title={t('Your recommendations could not be loaded')}
        retrying={isFetching}
        onRetry={() => void refetch()}
      >
        {t('Check your connection, then try again.')}
      </LoadFailed>
    );
  }
  const { list, state } = data;
  const missing = games ? gamesMissing(games) : 0;
  const asks = missing > 0 && state.total === 0;
  const locked = !state.mayGenerate || (!premium && state.total > 0);
  return (
    <>
      <div className="mb-4 flex flex-wrap items-center justify-between gap-3">
        <h3 className="font-display text-lg tracking-title">{t('Chosen for your collection')}</h3>
        {asks ? null : <GenerateButton locked={locked} pending={isPending} onPress={generate} />}
      </div>
      <Tuning whose={whose} premium={premium} tuning={state.tuning} />
      {state.total > 0 ? (
        <AiList list={list} total={state.total} premium={premium} />
      ) : isPending ? (
        <RecommendationsLoading label={t('Generating recommendations...')} />
      ) : asks ? (
        <TooFewGames missing={missing} />
      ) : (
        <EmptyState
          icon={Sparkles}
          title={t('No AI Recommendations')}
          level={3}
          action={
            <Button variant="primary" icon={Sparkles} onClick={generate}>
              {t('Generate Recommendations')}
            </Button>
          }
        >
          {t('What you own, rate and play says which game should come next.')}
        </EmptyState>
      )}
    </>
  );
}

interface GenerateButtonProps {
  /** The free view already has its results. */
  locked: boolean;
  pending: boolean;
  onPress: () => void;
}

/** 'Generate New', or the plan that it needs. */
function GenerateButton({ locked, pending, onPress }: GenerateButtonProps) {
  const button = useFocusAfterPending(pending);
  return (
    <Button
      ref={button}
      icon={locked ? Lock : RefreshCw}
      disabled={locked}
      pending={pending}
      pendingLabel={t('Generating...')}
      onClick={onPress}
    >
      {locked ? t('Premium Required') : t('Generate New')}
    </Button>
  );
}

/** Replaces 'Generate' while there are too few games. `missing` is the number missing. */
function TooFewGames({ missing }: { missing: number }) {
  return (
    <EmptyState
      icon={Sparkles}
      title={
        missing === GAMES_FOR_RECOMMENDING
          ? t('Add {missing, plural, one {# Game} other {# Games}} First', { missing })
          : t('Add {missing, plural, one {# More Game} other {# More Games}} First', { missing })
      }
      level={3}
      action={
        <>
          <Button variant="primary" icon={CirclePlus} href="/add-game">
            {t('Add Games')}
          </Button>
          <Button icon={FileUp} href="/import">
            {t('Import a Collection')}
          </Button>
        </>
      }
    >
      {gamesMissingText(missing)}
    </EmptyState>
  );
}

/** Generates recommendations and reports the result in a toast. */
function useGenerateRecommendations() {
  const client = useQueryClient();
  return useMutation({
    ...generateRecommendations,
    onSuccess: () => toast(recommendationsGenerated),
    onError: (error) => {
      const refused = error instanceof ApiError && error.code === 'FREE_USER_LIMIT_REACHED';
      if (error instanceof ApiError && error.code === 'too_few_games') return toast(tooFewGames(error));
      toast(refused ? freeLimitReached : generationFailed);
      // Another window has generated them: show those.
      if (refused) void client.invalidateQueries({ queryKey: recommendationKeys.ai });
    },
  });
}

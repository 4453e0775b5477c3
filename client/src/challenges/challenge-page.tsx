import { Target } from 'lucide-react';
import { useParams } from 'wouter';
import { t } from '#client/challenges/words/words.ts';
import { Container } from '#client/ui/layout/container.tsx';
import { EmptyPage } from '#client/ui/states/empty-page.tsx';
import { LoadFailed } from '#client/ui/states/load-failed.tsx';
import { Loading, Skeleton } from '#client/ui/states/skeleton.tsx';
import { ChallengeDetail } from './board/challenge-detail.tsx';
import { useChallenges } from './use-challenges.ts';

/** One challenge: what is done, and what is missing. */
export function ChallengePage() {
  const { id } = useParams<{ id: string }>();
  const { views, games, today, failed, retrying, retry } = useChallenges();
  const view = views?.find(({ challenge }) => String(challenge.id) === id);
  if (views && !view)
    return (
      <EmptyPage icon={Target} title={t('There is no such challenge')} href="/challenges" action={t('All Challenges')}>
        {t('It may have been deleted in another tab or on another device.')}
      </EmptyPage>
    );
  return (
    <Container>
      {view && games ? (
        <ChallengeDetail key={view.challenge.id} view={view} games={games} today={today} />
      ) : failed ? (
        <LoadFailed title={t('This challenge could not be loaded')} retrying={retrying} onRetry={retry}>
          {t('It is safe where it is. Check your connection, then try again.')}
        </LoadFailed>
      ) : (
        <Loading label={t('Loading the challenge...')} className="grid gap-4.5">
          <Skeleton className="h-32" />
          <Skeleton className="h-96" />
        </Loading>
      )}
    </Container>
  );
}

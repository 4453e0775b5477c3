import { Archive, Plus } from 'lucide-react';
import { useMemo, useState } from 'react';
import { useLocation } from 'wouter';
import { t } from '#client/challenges/words/words.ts';
import { challengeAddress } from '#client/lib/addresses.ts';
import { Button } from '#client/ui/forms/button.tsx';
import { Container } from '#client/ui/layout/container.tsx';
import { Disclosure } from '#client/ui/layout/disclosure.tsx';
import { PageHeader } from '#client/ui/layout/page-header.tsx';
import { LoadFailed } from '#client/ui/states/load-failed.tsx';
import { Loading, Skeleton } from '#client/ui/states/skeleton.tsx';
import { boardGameFinder } from './board/board-game.ts';
import type { ChallengeState, ChallengeView } from './challenge-views.ts';
import { ChallengeDialog } from './dialog/challenge-dialog.tsx';
import type { FormKind } from './dialog/challenge-form.ts';
import { ChallengeCard } from './list/challenge-card.tsx';
import { NoChallenges } from './list/no-challenges.tsx';
import { useChallenges } from './use-challenges.ts';

const SECTIONS: readonly { states: readonly ChallengeState[]; title: string }[] = [
  { states: ['running'], title: t('Running') },
  { states: ['coming'], title: t('Coming') },
  { states: ['finished', 'over'], title: t('Finished and Past') },
];

/** The owner's challenges. */
export function ChallengesPage() {
  const { views, games, today, failed, retrying, retry } = useChallenges();
  const [, navigate] = useLocation();
  const [begun, setBegun] = useState<FormKind | null>(null);
  const gameOf = useMemo(() => boardGameFinder(games ?? []), [games]);
  const cards = (shown: readonly ChallengeView[]) => (
    <ul className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,340px),1fr))] gap-4.5">
      {shown.map((view) => (
        <ChallengeCard key={view.challenge.id} view={view} gameOf={gameOf} today={today} />
      ))}
    </ul>
  );
  const archived = views?.filter(({ state }) => state === 'archived') ?? [];
  return (
    <Container>
      <PageHeader
        title={t('Challenges')}
        actions={
          views && views.length > 0 ? (
            <Button variant="primary" icon={Plus} onClick={() => setBegun('ten_by_ten')}>
              {t('New Challenge')}
            </Button>
          ) : null
        }
      >
        {t('Goals that your plays fill by themselves.')}
      </PageHeader>
      {failed ? (
        <LoadFailed title={t('Your challenges could not be loaded')} retrying={retrying} onRetry={retry}>
          {t('They are safe where they are. Check your connection, then try again.')}
        </LoadFailed>
      ) : !views ? (
        <ChallengesLoading />
      ) : views.length === 0 ? (
        <NoChallenges onBegin={setBegun} />
      ) : (
        <div className="grid gap-8">
          {SECTIONS.map(({ states, title }) => {
            const shown = views.filter(({ state }) => states.includes(state));
            return shown.length === 0 ? null : (
              <section key={title} aria-label={title}>
                <h2 className="mb-3">{title}</h2>
                {cards(shown)}
              </section>
            );
          })}
          {archived.length > 0 ? (
            <Disclosure icon={Archive} title={t('Archived')} side={archived.length}>
              {cards(archived)}
            </Disclosure>
          ) : null}
        </div>
      )}
      {begun ? (
        <ChallengeDialog
          about={begun}
          today={today}
          onClose={() => setBegun(null)}
          onSaved={({ id }) => navigate(challengeAddress(id))}
        />
      ) : null}
    </Container>
  );
}

function ChallengesLoading() {
  return (
    <Loading
      label={t('Loading your challenges...')}
      className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,340px),1fr))] gap-4.5"
    >
      <Skeleton className="h-44" />
      <Skeleton className="h-44" />
    </Loading>
  );
}

import { useQuery } from '@tanstack/react-query';
import { LibraryBig } from 'lucide-react';
import { useMemo } from 'react';
import { currentUserQuery } from '#client/accounts/api.ts';
import { lazy, Suspense } from '#client/lib/suspense.tsx';
import { Skeleton } from '#client/ui/states/skeleton.tsx';
import { Banner } from '#client/ui/layers/banner.tsx';
import { Button } from '#client/ui/forms/button.tsx';
import type { SharedCollection } from '#shared/sharing/shared-collection-contract.ts';
import { collectedGames } from './collected-game.ts';
import { SharedGames } from './shared-games.tsx';
import { t } from '#client/sharing/words/words.ts';

const Comments = lazy(async () => ({ default: (await import('./comments.tsx')).Comments }));

/** The games of a shared collection and its comments. */
export function SharedBody({ collection }: { collection: SharedCollection }) {
  const { shareId, showRatings, allowComments, tags } = collection;
  const { data: user } = useQuery(currentUserQuery);
  const games = useMemo(() => collectedGames(collection), [collection]);
  return (
    <>
      <SharedGames games={games} tags={tags} showRatings={showRatings} />
      {allowComments ? (
        <Suspense fallback={<Skeleton className="mt-8 h-40" />}>
          <Comments shareId={shareId} user={user} />
        </Suspense>
      ) : null}
      {user === null ? <MakeYourOwn /> : null}
    </>
  );
}

/** An invitation for visitors to start their own collection. */
function MakeYourOwn() {
  return (
    <Banner
      icon={LibraryBig}
      title={t('Which games are on your shelf?')}
      className="mt-8"
      action={
        <Button variant="primary" href="/create-account">
          {t('Make Your Own')}
        </Button>
      }
    >
      {t('Bring your collection from BoardGameGeek or BG Stats, and let Rollcall settle what to play. It is free.')}
    </Banner>
  );
}

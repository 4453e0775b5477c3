import { useQuery } from '@tanstack/react-query';
import { LinkIcon } from 'lucide-react';
import { useParams } from 'wouter';
import { GamesLoading } from '#client/games/parts/games-loading.tsx';
import { isNotFound } from '#client/lib/http/api-error.ts';
import { Button } from '#client/ui/forms/button.tsx';
import { Container } from '#client/ui/layout/container.tsx';
import { EmptyState } from '#client/ui/states/empty-state.tsx';
import { LoadFailed } from '#client/ui/states/load-failed.tsx';
import { sharedCollectionQuery } from './api.ts';
import { SharedView } from './shared-collection/shared-view.tsx';
import { t } from '#client/sharing/words/words.ts';

/** A shared collection, for everybody with its link (/shared/{shareId}). */
export function SharedCollectionPage() {
  const { shareId } = useParams<{ shareId: string }>();
  const { data: collection, error, isFetching, refetch } = useQuery(sharedCollectionQuery(shareId));
  const isGone = isNotFound(error);
  return (
    <Container>
      {isGone ? (
        <NotShared />
      ) : collection ? (
        <SharedView key={shareId} collection={collection} />
      ) : error ? (
        <LoadFailed
          title={t('This collection could not be loaded')}
          retrying={isFetching}
          onRetry={() => void refetch()}
        >
          {t('Check your connection, then try again.')}
        </LoadFailed>
      ) : (
        <GamesLoading label={t('Loading the collection...')} />
      )}
    </Container>
  );
}

function NotShared() {
  return (
    <EmptyState
      level={1}
      icon={LinkIcon}
      title={t('Nothing is shared here')}
      action={<Button href="/">{t('Go to Rollcall')}</Button>}
    >
      {t('Whoever sent you this link has made the collection private, or taken it away. Ask them for a new one.')}
    </EmptyState>
  );
}

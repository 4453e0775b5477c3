import { NotebookPen, UserRoundX } from 'lucide-react';
import { openLogPlay } from '../play-dialog-view.ts';
import { Button } from '#client/ui/forms/button.tsx';
import { EmptyState } from '#client/ui/states/empty-state.tsx';
import { LoadFailed } from '#client/ui/states/load-failed.tsx';
import { EmptyPage } from '#client/ui/states/empty-page.tsx';
import { Loading, Skeleton } from '#client/ui/states/skeleton.tsx';
import { t } from '#client/plays/words/words.ts';

/** Placeholder for the list. */
export function PeopleLoading() {
  return (
    <Loading label={t('Loading the people you play with...')} className="grid gap-4">
      <Skeleton className="h-11" />
      <Skeleton className="h-96" />
    </Loading>
  );
}

export function PeopleUnavailable(props: { retrying: boolean; onRetry: () => void }) {
  return (
    <LoadFailed title={t('The people you play with could not be loaded')} {...props}>
      {t('Nothing is lost. Check your connection, then try again.')}
    </LoadFailed>
  );
}

/** No play has any names yet. */
export function NoPeople() {
  return (
    <EmptyState
      title={t('Nobody at the table yet')}
      action={
        <Button variant="primary" icon={NotebookPen} onClick={openLogPlay}>
          {t('Log a play')}
        </Button>
      }
    >
      {t('Whoever you write down in a play gets a page here.')}
    </EmptyState>
  );
}

/** Shown for a person who does not exist. */
export function NoSuchPerson() {
  return (
    <EmptyPage icon={UserRoundX} title={t('Nobody at This Address')} href="/people" action={t('See Who You Play With')}>
      {t('Perhaps they were merged with somebody else.')}
    </EmptyPage>
  );
}

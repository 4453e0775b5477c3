import { RotateCw, ServerOff } from 'lucide-react';
import { Banner } from '#client/ui/layers/banner.tsx';
import { Button } from '#client/ui/forms/button.tsx';
import { Loading, Skeleton } from '#client/ui/states/skeleton.tsx';
import { t } from '#client/accounts/words/words.ts';

/** Placeholder while the sign-in methods are loading. */
export function SignInMethodsLoading() {
  return (
    <Loading label={t('Loading...')} className="grid gap-3">
      <Skeleton className="h-[52px]" />
      <Skeleton className="h-5 w-3/4" />
      <Skeleton className="h-5 w-1/2" />
    </Loading>
  );
}

/** Shown if the sign-in methods could not be loaded. */
export function SignInMethodsUnknown({ retrying, onRetry }: { retrying: boolean; onRetry: () => void }) {
  return (
    <Banner
      tone="bad"
      role="alert"
      icon={ServerOff}
      title={t('The server does not answer')}
      action={
        <Button size="sm" icon={RotateCw} pending={retrying} pendingLabel={t('Trying...')} onClick={onRetry}>
          {t('Try Again')}
        </Button>
      }
    >
      {t('We do not know how you can sign in here. Check your connection, then try again.')}
    </Banner>
  );
}

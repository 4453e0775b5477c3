import { useQuery } from '@tanstack/react-query';
import { House, KeyRound, RotateCw, ServerOff } from 'lucide-react';
import { useEffect, type ReactNode } from 'react';
import { useLocation, useSearch } from 'wouter';
import { currentUserQuery } from '#client/accounts/api.ts';
import { loginPath } from '#client/accounts/return-path.ts';
import { Button } from '#client/ui/forms/button.tsx';
import { Container } from '#client/ui/layout/container.tsx';
import { EmptyState } from '#client/ui/states/empty-state.tsx';
import { Spinner } from '#client/ui/states/spinner.tsx';
import { t } from '#client/app/words/words.ts';

interface AuthGuardProps {
  /** Preloads the page's code while the current user is fetched. */
  preload: () => Promise<unknown>;
  children: ReactNode;
}

/** Shows its page to signed-in users, and sign-in to everybody else. */
export function AuthGuard({ preload, children }: AuthGuardProps) {
  const user = useQuery(currentUserQuery);
  useEffect(() => void preload(), [preload]);
  if (user.data) return children;
  if (user.isPending) {
    return (
      <div className="page-arriving grid min-h-[50svh] place-items-center">
        <Spinner label={t('Loading...')} />
      </div>
    );
  }
  return (
    <Container width="narrow" className="pt-[clamp(0px,4vw,48px)]">
      {user.isError ? (
        <ServerOutOfReach retrying={user.isFetching} onRetry={() => void user.refetch()} />
      ) : (
        <AuthenticationRequired />
      )}
    </Container>
  );
}

function AuthenticationRequired() {
  const [path] = useLocation();
  const search = useSearch();
  return (
    <EmptyState
      level={1}
      icon={KeyRound}
      title={t('Authentication Required')}
      action={
        <>
          <Button variant="primary" href={loginPath(search ? `${path}?${search}` : path)}>
            {t('Sign In')}
          </Button>
          <Button href="/" icon={House}>
            {t('Back to Home')}
          </Button>
        </>
      }
    >
      {t('Please sign in to access your game collection and personal data')}
    </EmptyState>
  );
}

function ServerOutOfReach({ retrying, onRetry }: { retrying: boolean; onRetry: () => void }) {
  return (
    <EmptyState
      level={1}
      icon={ServerOff}
      title={t('The server does not answer')}
      action={
        <Button variant="primary" icon={RotateCw} pending={retrying} pendingLabel={t('Trying...')} onClick={onRetry}>
          {t('Try Again')}
        </Button>
      }
    >
      {t('We cannot tell whether you are signed in. Check your connection, then try again.')}
    </EmptyState>
  );
}

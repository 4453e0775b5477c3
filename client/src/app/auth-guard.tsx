import { useQuery } from '@tanstack/react-query';
import { House, KeyRound, RotateCw, ServerOff } from 'lucide-react';
import type { ReactNode } from 'react';
import { useLocation, useSearch } from 'wouter';
import { currentUserQuery } from '#client/features/auth/api.ts';
import { loginPath } from '#client/features/auth/return-path.ts';
import { Button } from '#client/ui/button.tsx';
import { Container } from '#client/ui/container.tsx';
import { EmptyState } from '#client/ui/empty-state.tsx';
import { Spinner } from '#client/ui/spinner.tsx';
import './auth-guard.css';

/** Shows its page to somebody who is signed in, and the way to sign in to everybody else (specification, section 2). */
export function AuthGuard({ children }: { children: ReactNode }) {
  const user = useQuery(currentUserQuery);
  if (user.data) return children;
  return (
    <Container width="narrow" className="auth-guard">
      {user.isPending ? (
        <Spinner label="Loading..." />
      ) : user.isError ? (
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
      title="Authentication Required"
      action={
        <>
          <Button variant="primary" href={loginPath(search ? `${path}?${search}` : path)}>
            Sign In
          </Button>
          <Button href="/" icon={House}>
            Back to Home
          </Button>
        </>
      }
    >
      Please sign in to access your game collection and personal data
    </EmptyState>
  );
}

function ServerOutOfReach({ retrying, onRetry }: { retrying: boolean; onRetry: () => void }) {
  return (
    <EmptyState
      level={1}
      icon={ServerOff}
      title="The server does not answer"
      action={
        <Button variant="primary" icon={RotateCw} pending={retrying} pendingLabel="Trying..." onClick={onRetry}>
          Try Again
        </Button>
      }
    >
      So we cannot tell whether you are signed in. Check your connection, then try again.
    </EmptyState>
  );
}

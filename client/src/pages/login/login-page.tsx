import { useQuery } from '@tanstack/react-query';
import { Redirect, useSearch } from 'wouter';
import { WaitingForOwner } from '#client/features/waiting-plays/components/waiting-for-owner.tsx';
import { Container } from '#client/ui/container.tsx';
import { Tile } from '#client/ui/tile.tsx';
import { configQuery, currentUserQuery } from '#client/entities/user/api.ts';
import { DoorsLoading, DoorsUnknown } from '#client/features/auth/components/doors-pending.tsx';
import { LocalMode } from '#client/features/auth/components/local-mode.tsx';
import { SignInDoors } from '#client/features/auth/components/sign-in-doors.tsx';
import { SignInNoticeBanner } from '#client/features/auth/components/sign-in-notice-banner.tsx';
import { Unlocks } from '#client/features/auth/components/unlocks.tsx';
import { safeReturnPath } from '#client/entities/user/return-path.ts';
import { signInNotice } from '#client/features/auth/sign-in-notice.ts';
import './login-page.css';

/** Login; somebody who is already signed in is sent on. */
export function LoginPage() {
  const search = useSearch();
  const { data: user } = useQuery(currentUserQuery);
  const { data: config, isError, isFetching, refetch } = useQuery(configQuery);
  const returnTo = safeReturnPath(new URLSearchParams(search).get('returnTo'));
  const notice = signInNotice(search);
  if (user) return <Redirect to={returnTo} replace />;
  return (
    <Container className="login">
      {notice ? <SignInNoticeBanner notice={notice} /> : null}
      <WaitingForOwner />
      <div className="login-columns">
        <Tile as="section" pad="lg" className="login-doors">
          <h1>Sign in to Rollcall</h1>
          {config ? <SignInDoors config={config} returnTo={returnTo} /> : null}
          {!config && isError ? <DoorsUnknown retrying={isFetching} onRetry={() => void refetch()} /> : null}
          {!config && !isError ? <DoorsLoading /> : null}
        </Tile>
        {/* Not before the doors are there: on a phone this lies below them, and would be pushed down. */}
        {config || isError ? (
          <div className="login-aside">
            <Unlocks />
            {config?.local ? <LocalMode local={config.local} returnTo={returnTo} /> : null}
          </div>
        ) : null}
      </div>
    </Container>
  );
}

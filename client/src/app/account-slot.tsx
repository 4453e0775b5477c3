import { useQuery } from '@tanstack/react-query';
import { currentUserQuery } from '#client/entities/user/api.ts';
import { LogPlayButton } from '#client/features/scoreboard/log-play-button.tsx';
import { lazy, Suspense } from '#client/lib/suspense.tsx';
import { Button } from '#client/ui/button.tsx';
import { AccountButton } from './account-button.tsx';

const AccountMenu = lazy(async () => ({ default: (await import('./signed-in-parts.ts')).AccountMenu }));

/** The end of the rail: account menu or sign-in link. Its space is reserved until the user is known. */
export function AccountSlot() {
  const { data: user, isError } = useQuery(currentUserQuery);
  return (
    <div className="account-slot of-user flex min-w-11 flex-none justify-end gap-2 max-3xs:flex-initial nav:min-w-47.5">
      {user ? (
        <>
          <LogPlayButton />
          <Suspense fallback={<AccountButton user={user} aria-disabled="true" />}>
            <AccountMenu user={user} />
          </Suspense>
        </>
      ) : user === null || isError ? (
        <Button className="max-3xs:py-1" variant="primary" size="sm" href="/login">
          Sign In / Create Account
        </Button>
      ) : null}
    </div>
  );
}

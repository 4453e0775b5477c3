import { useQuery } from '@tanstack/react-query';
import { Loading, Skeleton } from '#client/ui/skeleton.tsx';
import type { AccountType } from '#shared/enums.ts';
import { configQuery } from '#client/entities/user/api.ts';
import { orderedMethods, signUpAddress } from '../sign-in-method-address.ts';
import { SignInMethodButton } from './sign-in-method-button.tsx';
import { SignInMethodsUnknown } from './sign-in-methods-pending.tsx';

/** Other ways to create an account, with the chosen account type. */
export function SignUpMethods({ accountType, returnTo }: { accountType: AccountType; returnTo: string }) {
  const { data: config, isError, isFetching, refetch } = useQuery(configQuery);
  return (
    <>
      <p className="flex items-center gap-3 text-sm text-ink-2 before:h-px before:flex-1 before:bg-line after:h-px after:flex-1 after:bg-line">
        Or continue with
      </p>
      {isError ? <SignInMethodsUnknown retrying={isFetching} onRetry={() => void refetch()} /> : null}
      {config ? (
        <ul className="grid gap-3">
          {orderedMethods(config.doors).map((method) => (
            <li key={method.path}>
              <SignInMethodButton
                method={method}
                builtIn={config.builtInProvider}
                href={signUpAddress(method.path, accountType, returnTo)}
              />
            </li>
          ))}
        </ul>
      ) : isError ? null : (
        <Loading label="Loading...">
          <Skeleton className="h-[54px]" />
        </Loading>
      )}
    </>
  );
}

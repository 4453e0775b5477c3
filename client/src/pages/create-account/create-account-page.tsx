import { useQuery } from '@tanstack/react-query';
import { ArrowLeft } from 'lucide-react';
import { useSearch } from 'wouter';
import { Button } from '#client/ui/button.tsx';
import { Container } from '#client/ui/container.tsx';
import { Tile } from '#client/ui/tile.tsx';
import { configQuery } from '#client/entities/user/api.ts';
import { safeReturnPath, signInPath } from '#client/entities/user/return-path.ts';
import { Agreement } from '#client/features/auth/components/agreement.tsx';
import { CreateAccountForm } from '#client/features/auth/components/create-account-form.tsx';
import { SignInMethodsLoading } from '#client/features/auth/components/sign-in-methods-pending.tsx';
import { WhoMaySignUp } from '#client/features/auth/components/who-may-sign-up.tsx';

/** Create Account. */
export function CreateAccountPage() {
  const { data: config, isPending } = useQuery(configQuery);
  const returnTo = safeReturnPath(new URLSearchParams(useSearch()).get('returnTo'));
  const isClosed = config?.signUp.mode === 'closed';
  return (
    <Container className="grid max-w-[calc(560px_+_2_*_var(--gutter))] content-start gap-3">
      <Button variant="ghost" size="sm" icon={ArrowLeft} href={signInPath(returnTo)} className="justify-self-start">
        Back
      </Button>
      <Tile as="section" pad="lg" className="grid gap-5">
        <h1>Create Your Account</h1>
        <WhoMaySignUp />
        {isPending ? <SignInMethodsLoading /> : null}
        {isPending || isClosed ? null : (
          <>
            <CreateAccountForm />
            <p className="text-sm leading-body text-ink-2">
              <Agreement by="creating an account" />
            </p>
          </>
        )}
      </Tile>
    </Container>
  );
}

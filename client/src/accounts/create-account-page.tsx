import { useQuery } from '@tanstack/react-query';
import { ArrowLeft } from 'lucide-react';
import { useSearch } from 'wouter';
import { Button } from '#client/ui/forms/button.tsx';
import { Container } from '#client/ui/layout/container.tsx';
import { Tile } from '#client/ui/layout/tile.tsx';
import { configQuery } from './api.ts';
import { safeReturnPath, signInPath } from './return-path.ts';
import { Agreement } from './sign-in/agreement.tsx';
import { CreateAccountForm } from './sign-in/create-account-form.tsx';
import { SignInMethodsLoading } from './sign-in/sign-in-methods-pending.tsx';
import { WhoMaySignUp } from './sign-in/who-may-sign-up.tsx';
import { t } from '#client/accounts/words/words.ts';

/** Create Account. */
export function CreateAccountPage() {
  const { data: config, isPending } = useQuery(configQuery);
  const returnTo = safeReturnPath(new URLSearchParams(useSearch()).get('returnTo'));
  const isClosed = config?.signUp.mode === 'closed';
  return (
    <Container className="grid max-w-[calc(560px_+_2_*_var(--gutter))] content-start gap-3">
      <Button variant="ghost" size="sm" icon={ArrowLeft} href={signInPath(returnTo)} className="justify-self-start">
        {t('Back')}
      </Button>
      <Tile as="section" pad="lg" className="grid gap-5">
        <h1>{t('Create Your Account')}</h1>
        <WhoMaySignUp />
        {isPending ? <SignInMethodsLoading /> : null}
        {isPending || isClosed ? null : (
          <>
            <CreateAccountForm />
            <p className="text-sm leading-body text-ink-2">
              <Agreement to="create an account" />
            </p>
          </>
        )}
      </Tile>
    </Container>
  );
}

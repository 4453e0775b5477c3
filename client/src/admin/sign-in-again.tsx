import { useQuery } from '@tanstack/react-query';
import { configQuery } from '#client/accounts/api.ts';
import { Button } from '#client/ui/forms/button.tsx';
import { EmptyState } from '#client/ui/states/empty-state.tsx';
import { ShieldCheck } from 'lucide-react';
import { t } from '#client/admin/words/words.ts';

/** Asks an administrator whose sign-in is older than twelve hours to sign in again; it returns to this screen. */
export function SignInAgain() {
  const { data: config } = useQuery(configQuery);
  const returnTo = encodeURIComponent(location.pathname + location.search);
  return (
    <EmptyState
      icon={ShieldCheck}
      title={t('Is it still you?')}
      action={
        <span className="flex flex-wrap justify-center gap-2.5">
          {config?.doors.map(({ name, path }, index) => (
            <Button
              key={path}
              variant={index === 0 ? 'primary' : undefined}
              href={`${path}?returnTo=${returnTo}&fresh=1`}
            >
              {config.builtInProvider ? t('Sign In Again') : t('Sign In Again with {name}', { name })}
            </Button>
          ))}
        </span>
      }
    >
      {t('Administration asks for a new sign-in every twelve hours, so that a browser left open does no harm.')}
    </EmptyState>
  );
}

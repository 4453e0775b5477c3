import { ShieldCheck } from 'lucide-react';
import { Link } from 'wouter';
import type { PublicConfig } from '#shared/shapes/public-config.ts';
import { signUpText } from '#shared/limits/sign-up.ts';
import { orderedMethods, signInAddress } from './sign-in-method-address.ts';
import { createAccountPath } from '../return-path.ts';
import { Agreement } from './agreement.tsx';
import { SignInMethodButton } from './sign-in-method-button.tsx';
import { t } from '#client/accounts/words/words.ts';

/** A button for each sign-in method, with explanations. */
export function SignInMethods({ config, returnTo }: { config: PublicConfig; returnTo: string }) {
  const methods = orderedMethods(config.doors);
  const words = signUpText(config.signUp);
  return (
    <>
      <ul className="grid gap-3">
        {methods.map((method, index) => (
          <li key={method.path}>
            <SignInMethodButton
              method={method}
              builtIn={config.builtInProvider}
              main={index === 0}
              href={signInAddress(method.path, returnTo)}
            />
          </li>
        ))}
      </ul>
      <SmallPrint config={config} providerName={methods[0]?.name ?? 'Rollcall'} />
      <p className="border-t border-t-line pt-4">
        {words ?? t('New here?')}{' '}
        {config.signUp.mode === 'closed' ? (
          t('If you have one, sign in as before.')
        ) : (
          <Link href={createAccountPath(returnTo)} className="link">
            {t('Create an account')}
          </Link>
        )}
      </p>
    </>
  );
}

function SmallPrint({ config, providerName }: { config: PublicConfig; providerName: string }) {
  return (
    <div className="grid gap-2.5 text-sm text-ink-2">
      {config.builtInProvider ? (
        <p className="has-[>.icon]:flex has-[>.icon]:gap-2">
          {config.mails
            ? t('We send a six-digit code to your e-mail address.')
            : t('A six-digit code is shown on the console of the server.')}{' '}
          {t('There is no password.')}
        </p>
      ) : null}
      <p className="has-[>.icon]:flex has-[>.icon]:gap-2">
        <ShieldCheck className="icon mt-[0.15em] text-ink-3" aria-hidden="true" />
        {t('Secure authentication powered by {name}’s OAuth 2.0', { name: providerName })}
      </p>
      <p className="has-[>.icon]:flex has-[>.icon]:gap-2">
        <Agreement to="sign in" />
      </p>
    </div>
  );
}

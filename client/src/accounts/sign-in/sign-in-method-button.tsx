import { KeyRound, LayoutGrid, Mail } from 'lucide-react';
import { Button } from '#client/ui/forms/button.tsx';
import type { SignInMethod } from '#shared/shapes/public-config.ts';
import { t } from '#client/accounts/words/words.ts';

interface SignInMethodButtonProps {
  method: SignInMethod;
  /** The server is its own identity provider and sends a code by mail. */
  builtIn: boolean;
  /** The primary method. */
  main?: boolean;
  href: string;
}

/** A link to a sign-in method. */
export function SignInMethodButton({ method, builtIn, main = false, href }: SignInMethodButtonProps) {
  const providerIcon = builtIn ? Mail : KeyRound;
  return (
    <Button
      full
      size="lg"
      variant={main ? 'primary' : 'neutral'}
      icon={method.kind === 'platform' ? LayoutGrid : providerIcon}
      href={href}
    >
      {t('Continue with {name}', { name: method.name })}
    </Button>
  );
}

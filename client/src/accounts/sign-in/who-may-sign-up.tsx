import { useQuery } from '@tanstack/react-query';
import { Info } from 'lucide-react';
import { Banner } from '#client/ui/layers/banner.tsx';
import type { PublicConfig } from '#shared/shapes/public-config.ts';
import { signUpText } from '#shared/limits/sign-up.ts';
import { configQuery } from '../api.ts';
import { t } from '#client/accounts/words/words.ts';

const WHAT_NEXT: Record<PublicConfig['signUp']['mode'], string> = {
  open: '',
  invited: t(
    'Use the address that a game night or an organization has invited, or open the link that the people who run this site gave you. Invitations to game nights are answered without an account.',
  ),
  closed: t(
    'If you have an account, sign in as before. Invitations to game nights are answered without one. If you need an account, ask the people who run this site.',
  ),
  domains: t('If you have an account already, sign in as before. Invitations to game nights are answered without one.'),
};

/** Who can create an account here, if restricted, and how to get one. */
export function WhoMaySignUp() {
  const { data: config } = useQuery(configQuery);
  const words = config ? signUpText(config.signUp) : null;
  if (!config || words === null) return null;
  return (
    <Banner tone="warn" icon={Info} title={words}>
      {WHAT_NEXT[config.signUp.mode]}
    </Banner>
  );
}

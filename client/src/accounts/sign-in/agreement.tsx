import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { rich } from '#client/accounts/words/words.ts';

const LINKS = {
  terms: (words: ReactNode) => (
    <Link href="/terms" className="link">
      {words}
    </Link>
  ),
  privacy: (words: ReactNode) => (
    <Link href="/privacy" className="link">
      {words}
    </Link>
  ),
};

/** The terms accepted by an action. */
export const Agreement = ({ to }: { to: 'sign in' | 'create an account' }) =>
  to === 'sign in'
    ? rich(
        'By signing in, you agree to our <terms>Terms of Service</terms> and <privacy>Privacy Policy</privacy>.',
        LINKS,
      )
    : rich(
        'By creating an account, you agree to our <terms>Terms of Service</terms> and <privacy>Privacy Policy</privacy>.',
        LINKS,
      );

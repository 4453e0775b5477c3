import { Link } from 'wouter';

/** The terms accepted by an action. */
export function Agreement({ by }: { by: string }) {
  return (
    <>
      By {by}, you agree to our{' '}
      <Link href="/terms" className="link">
        Terms of Service
      </Link>{' '}
      and{' '}
      <Link href="/privacy" className="link">
        Privacy Policy
      </Link>
      .
    </>
  );
}

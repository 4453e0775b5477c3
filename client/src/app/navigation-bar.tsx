import { useQuery } from '@tanstack/react-query';
import { NotebookPen } from 'lucide-react';
import { Link, useLocation } from 'wouter';
import { AnimatedLogo } from '#client/brand/animated-logo.tsx';
import { Wordmark } from '#client/brand/wordmark.tsx';
import { openLogPlay } from '#client/plays/play-dialog-view.ts';
import { currentUserQuery } from '#client/accounts/api.ts';
import { lazy, Suspense } from '#client/lib/suspense.tsx';
import { Button } from '#client/ui/forms/button.tsx';
import { Container } from '#client/ui/layout/container.tsx';
import { AccountButton } from './account-button.tsx';
import { isActiveLink } from './active-link.ts';
import { NAVIGATION_LINKS } from './navigation-links.ts';
import './navigation-bar.css';
import { t } from '#client/app/words/words.ts';

const AccountMenu = lazy(async () => ({ default: (await import('./signed-in-parts.ts')).AccountMenu }));

/** The end of the rail: account menu or sign-in link. Its space is reserved until the user is known. */
function AccountSlot() {
  const { data: user, isError } = useQuery(currentUserQuery);
  return (
    <div className="account-slot of-user flex min-w-tap justify-end gap-2 nav:min-w-47.5">
      {user ? (
        <>
          <LogPlayButton />
          <Suspense fallback={<AccountButton user={user} aria-disabled="true" />}>
            <AccountMenu user={user} />
          </Suspense>
        </>
      ) : user === null || isError ? (
        <Button className="max-3xs:py-1" variant="rail" size="sm" href="/login">
          {t('Sign In / Create Account')}
        </Button>
      ) : null}
    </div>
  );
}

/** 'Log a play', on every screen; icon only in a narrow rail. */
function LogPlayButton() {
  return (
    <button
      type="button"
      className="flex size-tap flex-none items-center justify-center gap-1.75 rounded-md border border-[#ffffff2e] text-sm font-semibold whitespace-nowrap text-on-rail hover:bg-rail-2 xl:w-auto xl:px-3"
      onClick={openLogPlay}
      title={t('Log a play')}
    >
      <NotebookPen className="icon size-[20px] xl:size-[1.15em]" aria-hidden="true" />
      <span className="sr-only xl:not-sr-only xl:whitespace-nowrap">{t('Log a play')}</span>
    </button>
  );
}

/** The rail at the top of every page. */
export function NavigationBar() {
  const [path] = useLocation();
  return (
    <header className="rail sticky top-0 z-30 border-b-4 border-b-rail-deep print:hidden">
      <Container className="flex min-h-nav items-center justify-between gap-3 nav:gap-3 lg:gap-6">
        <Link href="/" className="flex min-h-11 flex-none items-center gap-2.5 text-inherit">
          <AnimatedLogo />
          <Wordmark tagline className="max-4xs:sr-only" />
        </Link>
        <nav aria-label={t('Main')} className="navigation-links ms-auto hidden nav:block">
          <ul className="flex gap-1">
            {NAVIGATION_LINKS.map(({ href, label, icon: Icon }) => (
              <li key={href}>
                <Link
                  className="relative flex h-10 items-center gap-1.75 rounded-md px-[clamp(8px,1vw,13px)] text-sm font-semibold whitespace-nowrap"
                  href={href}
                  aria-current={isActiveLink(href, path) ? 'page' : undefined}
                >
                  <Icon className="icon" aria-hidden="true" />
                  {label}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
        <AccountSlot />
      </Container>
    </header>
  );
}

import { useQuery } from '@tanstack/react-query';
import type { ReactNode, MouseEvent } from 'react';
import { useRoute, Link, useLocation } from 'wouter';
import { currentUserQuery } from '#client/accounts/api.ts';
import { usePlanWatch } from '#client/plans/use-plan-watch.ts';
import { PlayDialogHost } from '#client/plays/play-dialog/play-dialog-host.tsx';
import { useSendUnsentPads } from '#client/score-pads/use-send-unsent-pads.ts';
import { lazy, Suspense } from '#client/lib/suspense.tsx';
import { isActiveLink } from './active-link.ts';
import { Footer } from './footer.tsx';
import { MAIN_ID } from './main-id.ts';
import { NavigationBar } from './navigation-bar.tsx';
import { NAVIGATION_LINKS } from './navigation-links.ts';
import './layout.css';
import './bottom-bar.css';
import { t } from '#client/app/words/words.ts';

const Device = lazy(async () => ({ default: (await import('./signed-in-parts.ts')).Device }));

/** The layout around every page. */
export function Layout({ children }: { children: ReactNode }) {
  usePlanWatch();
  const [isAtTable] = useRoute('/table/:code');
  useSendUnsentPads(isAtTable);
  // A score pad fills the screen and shows its own network state.
  if (isAtTable)
    return (
      <main id={MAIN_ID} tabIndex={-1}>
        {children}
      </main>
    );
  return (
    <>
      <SkipLink />
      <NavigationBar />
      {/* At 200 % on a phone a long word breaks, it does not widen the page. */}
      <main id={MAIN_ID} tabIndex={-1} className="max-4xs:wrap-anywhere max-4xs:hyphens-auto">
        <DeviceSlot />
        {children}
      </main>
      <Footer />
      <BottomBar />
      <PlayDialogHost />
    </>
  );
}

/** Offline features are for signed-in users; visitors do not load their code. */
function DeviceSlot() {
  const { data: user } = useQuery(currentUserQuery);
  return user ? (
    <Suspense fallback={null}>
      <Device userId={user.id} ofAccount={user.language} />
    </Suspense>
  ) : null;
}

function skip(event: MouseEvent): void {
  event.preventDefault();
  document.getElementById(MAIN_ID)?.focus();
}

/** The first keyboard stop: skips the navigation. It changes neither address nor history. */
function SkipLink() {
  return (
    <a
      className="skip-link fixed start-2.5 top-2.5 z-70 rounded-md bg-lamp px-4 py-2.5 font-strong text-on-lamp"
      href={`#${MAIN_ID}`}
      onClick={skip}
    >
      {t('Skip to content')}
    </a>
  );
}

/** The main links on phones. */
function BottomBar() {
  const [path] = useLocation();
  return (
    <nav
      aria-label={t('Main')}
      className="bottom-bar rail fixed inset-x-0 top-auto bottom-0 z-30 border-t-4 border-t-rail-deep pb-[env(safe-area-inset-bottom)] nav:hidden print:hidden"
    >
      <ul className="grid grid-cols-[repeat(3,1fr)]">
        {NAVIGATION_LINKS.filter(({ onPhone }) => onPhone).map(({ href, label, icon: Icon }) => (
          <li key={href}>
            <Link
              className="grid h-bottombar content-center justify-items-center gap-0.5 text-2xs font-semibold focus-visible:-outline-offset-4"
              href={href}
              aria-current={isActiveLink(href, path) ? 'page' : undefined}
            >
              <span className="bottom-bar-icon grid h-7 w-11.5 place-items-center rounded-sm">
                <Icon className="icon" aria-hidden="true" />
              </span>
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

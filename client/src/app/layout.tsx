import { useQuery } from '@tanstack/react-query';
import type { ReactNode, MouseEvent } from 'react';
import { useRoute } from 'wouter';
import { currentUserQuery } from '#client/entities/user/api.ts';
import { usePlanWatch } from '#client/features/plans/use-plan-watch.ts';
import { PlayDialogHost } from '#client/features/play-dialog/play-dialog-host.tsx';
import { useSendUnsentPads } from '#client/features/score-pads/use-send-unsent-pads.ts';
import { lazy, Suspense } from '#client/lib/suspense.tsx';
import { BottomBar } from './bottom-bar.tsx';
import { Footer } from './footer.tsx';
import { MAIN_ID } from './main-id.ts';
import { NavigationBar } from './navigation-bar.tsx';
import './layout.css';

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
      <main id={MAIN_ID} tabIndex={-1}>
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
      <Device userId={user.id} />
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
      Skip to content
    </a>
  );
}

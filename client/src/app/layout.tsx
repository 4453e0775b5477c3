import type { ReactNode } from 'react';
import { usePlanWatch } from '#client/features/plans/use-plan-watch.ts';
import { PlayDialogHost } from '#client/features/scoreboard/play-dialog-host.tsx';
import { BottomBar } from './bottom-bar.tsx';
import { Footer } from './footer.tsx';
import { MAIN_ID } from './main-id.ts';
import { NavigationBar } from './navigation-bar.tsx';
import { SkipLink } from './skip-link.tsx';
import './layout.css';

/** What stands around every page. */
export function Layout({ children }: { children: ReactNode }) {
  usePlanWatch();
  return (
    <>
      <SkipLink />
      <NavigationBar />
      <main id={MAIN_ID} tabIndex={-1}>
        {children}
      </main>
      <Footer />
      <BottomBar />
      <PlayDialogHost />
    </>
  );
}

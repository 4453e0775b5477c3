import { useEffect } from 'react';
import { Route, Switch, useLocation } from 'wouter';
import { lastNavigation } from '#client/lib/last-navigation.ts';
import { Suspense } from '#client/lib/suspense.tsx';
import { AuthGuard } from './auth-guard.tsx';
import { ErrorBoundary } from './error-boundary.tsx';
import { MAIN_ID } from './main-id.ts';
import { NOT_FOUND, PAGES, type Page } from './pages.tsx';

/** The screen of the current path. */
export function Routes() {
  return (
    <Switch>
      {PAGES.map((page) => (
        <Route key={page.path} path={page.path}>
          <PageFrame page={page} />
        </Route>
      ))}
      <Route>
        <PageFrame page={NOT_FOUND} />
      </Route>
    </Switch>
  );
}

function PageFrame({ page: { Screen, preload, title, skeleton, guarded = false, bare = false } }: { page: Page }) {
  const [path] = useLocation();
  return (
    <div className={bare ? undefined : 'page-main'}>
      <ErrorBoundary>
        <Suspense fallback={skeleton}>
          <AfterNavigation key={path} title={title} />
          {guarded ? (
            <AuthGuard preload={preload}>
              <Screen />
            </AuthGuard>
          ) : (
            <Screen />
          )}
        </Suspense>
      </ErrorBoundary>
    </div>
  );
}

/**
 * Place it beside a page inside its Suspense, with the path as key, so that it runs once the page is shown: sets the
 * document's title and, after a navigation, scrolls up and focuses the heading, like a page load.
 */
function AfterNavigation({ title }: { title: string }) {
  useEffect(() => {
    document.title = `${title} · Rollcall`;
  }, [title]);

  useEffect(() => {
    const navigation = lastNavigation();
    if (navigation === 'load') return;
    // After Back and Forward the browser restores the scroll position.
    if (navigation === 'followed') scrollTo(0, 0);
    focusHeading();
  }, []);

  return null;
}

function focusHeading(): void {
  const main = document.getElementById(MAIN_ID);
  const target = main?.querySelector<HTMLElement>('h1') ?? main;
  if (!target || main?.contains(document.activeElement)) return;
  target.tabIndex = -1;
  target.focus({ preventScroll: true });
}

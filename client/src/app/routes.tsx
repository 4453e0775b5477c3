import { Route, Switch, useLocation } from 'wouter';
import { Suspense } from '#client/lib/suspense.tsx';
import { AuthGuard } from './auth-guard.tsx';
import { ErrorBoundary } from './error-boundary.tsx';
import { AfterNavigation } from './after-navigation.tsx';
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

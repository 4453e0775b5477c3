import { Suspense } from 'react';
import { Route, Switch } from 'wouter';
import { AuthGuard } from './auth-guard.tsx';
import { ErrorBoundary } from './error-boundary.tsx';
import { PageArrival } from './page-arrival.tsx';
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

function PageFrame({ page: { Screen, title, skeleton, guarded = false, bare = false } }: { page: Page }) {
  return (
    <div className={bare ? undefined : 'page-main'}>
      <ErrorBoundary>
        <Suspense fallback={skeleton}>
          <PageArrival title={title} />
          {guarded ? (
            <AuthGuard>
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

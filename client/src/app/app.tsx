import { QueryClientProvider, type QueryClient } from '@tanstack/react-query';
import { Router, type AroundNavHandler } from 'wouter';
import { Sharing } from '#client/features/evolution/sharing.tsx';
import { isAtDialog } from '#client/ui/open-dialogs.ts';
import { Toaster } from '#client/ui/toaster.tsx';
import { ErrorBoundary } from './error-boundary.tsx';
import { Layout } from './layout.tsx';
import { Routes } from './routes.tsx';
import './screens.css';

/** A page opened from a dialog replaces the dialog's history entry, so that Back leads to the page behind it. */
const goTo: AroundNavHandler = (navigate, to, options) =>
  navigate(to, isAtDialog() ? { ...options, replace: true } : options);

/** Everything around the screens. */
export function App({ queryClient }: { queryClient: QueryClient }) {
  return (
    <ErrorBoundary>
      <QueryClientProvider client={queryClient}>
        <Router aroundNav={goTo}>
          <Layout>
            <Routes />
          </Layout>
          <Sharing />
        </Router>
        <Toaster />
      </QueryClientProvider>
    </ErrorBoundary>
  );
}

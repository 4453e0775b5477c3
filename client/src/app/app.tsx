import { QueryClientProvider, type QueryClient } from '@tanstack/react-query';
import { Router } from 'wouter';
import { ShareDialogHost } from '#client/games/share-evolution/share-dialog-host.tsx';
import { leaveDialog } from '#client/ui/layers/open-dialogs.ts';
import { Toaster } from '#client/ui/layers/toaster.tsx';
import { ErrorBoundary } from './error-boundary.tsx';
import { Layout } from './layout.tsx';
import { Routes } from './routes.tsx';

/** Everything around the screens. */
export function App({ queryClient }: { queryClient: QueryClient }) {
  return (
    <ErrorBoundary>
      <QueryClientProvider client={queryClient}>
        <Router aroundNav={leaveDialog}>
          <Layout>
            <Routes />
          </Layout>
          <ShareDialogHost />
        </Router>
        <Toaster />
      </QueryClientProvider>
    </ErrorBoundary>
  );
}

import { QueryClientProvider, type QueryClient } from '@tanstack/react-query';
import { Sharing } from '#client/features/evolution/sharing.tsx';
import { Toaster } from '#client/ui/toaster.tsx';
import { ErrorBoundary } from './error-boundary.tsx';
import { Layout } from './layout.tsx';
import { Routes } from './routes.tsx';

/** Everything around the screens. */
export function App({ queryClient }: { queryClient: QueryClient }) {
  return (
    <ErrorBoundary>
      <QueryClientProvider client={queryClient}>
        <Layout>
          <Routes />
        </Layout>
        <Sharing />
        <Toaster />
      </QueryClientProvider>
    </ErrorBoundary>
  );
}

import { House, RotateCw, TriangleAlert } from 'lucide-react';
import { Button } from '#client/ui/button.tsx';
import { Container } from '#client/ui/container.tsx';
import { EmptyState } from '#client/ui/empty-state.tsx';
import { isCodeLoadError } from './code-load-error.ts';

/** The page after a failure: what happened, and what to do. */
export function ErrorPage({ error }: { error: unknown }) {
  const missing = isCodeLoadError(error);
  return (
    <Container width="narrow" role="alert">
      <EmptyState
        level={1}
        icon={TriangleAlert}
        title={missing ? 'This page could not be loaded' : 'Something went wrong'}
        action={
          <>
            <Button variant="primary" icon={RotateCw} onClick={() => location.reload()}>
              Reload Page
            </Button>
            <Button icon={House} onClick={() => location.assign('/')}>
              Back to Home
            </Button>
          </>
        }
      >
        {missing
          ? 'The connection dropped, or Rollcall was updated while this page was open. Please reload the page.'
          : 'This page could not be shown. What you have saved is safe on the server. Reload the page to go on.'}
      </EmptyState>
    </Container>
  );
}

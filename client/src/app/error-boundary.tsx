import { House, RotateCw, TriangleAlert } from 'lucide-react';
import { Component, type ReactNode } from 'react';
import { Button } from '#client/ui/forms/button.tsx';
import { Container } from '#client/ui/layout/container.tsx';
import { EmptyState } from '#client/ui/states/empty-state.tsx';
import { isCodeLoadError } from './code-load-error.ts';
import { t } from '#client/app/words/words.ts';

interface ErrorBoundaryState {
  failed: boolean;
  error: unknown;
}

/** Shows the error page if rendering fails. */
export class ErrorBoundary extends Component<{ children: ReactNode }, ErrorBoundaryState> {
  override state: ErrorBoundaryState = { failed: false, error: null };

  static getDerivedStateFromError(error: unknown): ErrorBoundaryState {
    return { failed: true, error };
  }

  override render(): ReactNode {
    return this.state.failed ? <ErrorPage error={this.state.error} /> : this.props.children;
  }
}

/** The page after a failure: what happened, and what to do. */
function ErrorPage({ error }: { error: unknown }) {
  const missing = isCodeLoadError(error);
  return (
    <Container width="narrow" role="alert">
      <EmptyState
        level={1}
        icon={TriangleAlert}
        title={missing ? t('This page could not be loaded') : t('Something went wrong')}
        action={
          <>
            <Button variant="primary" icon={RotateCw} onClick={() => location.reload()}>
              {t('Reload Page')}
            </Button>
            <Button icon={House} onClick={() => location.assign('/')}>
              {t('Back to Home')}
            </Button>
          </>
        }
      >
        {missing
          ? t('The connection dropped, or Rollcall was updated while this page was open. Please reload the page.')
          : t('This page could not be shown. What you have saved is safe on the server. Reload the page to go on.')}
      </EmptyState>
    </Container>
  );
}

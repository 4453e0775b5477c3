import { type ComponentProps } from 'react';
import { lazy, Suspense } from '#client/lib/suspense.tsx';
import { RecommendationsLoading } from './components/recommendations-loading.tsx';

const Recommendations = lazy(async () => ({ default: (await import('./recommendations.tsx')).Recommendations }));

/** The tab Recommendations, whose code is loaded on first use. */
export function RecommendationsPanel(props: ComponentProps<typeof Recommendations>) {
  return (
    <Suspense fallback={<RecommendationsLoading label="Loading recommendations..." />}>
      <Recommendations {...props} />
    </Suspense>
  );
}

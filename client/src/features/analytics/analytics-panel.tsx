import { usePrefetchQuery } from '@tanstack/react-query';
import { type ComponentProps } from 'react';
import { peopleQuery } from '#client/entities/people/api.ts';
import { playsQuery } from '#client/entities/plays/api.ts';
import { lazy, Suspense } from '#client/lib/suspense.tsx';
import { AnalyticsLoading } from './components/analytics-loading.tsx';

const AnalyticsTab = lazy(async () => ({ default: (await import('./analytics-tab.tsx')).AnalyticsTab }));

/** The tab, whose data loads in parallel with its code. */
export function AnalyticsPanel(props: ComponentProps<typeof AnalyticsTab>) {
  usePrefetchQuery(playsQuery);
  usePrefetchQuery(peopleQuery);
  return (
    <Suspense fallback={<AnalyticsLoading />}>
      <AnalyticsTab {...props} />
    </Suspense>
  );
}

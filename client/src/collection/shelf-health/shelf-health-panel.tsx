import { usePrefetchQuery } from '@tanstack/react-query';
import type { ComponentProps } from 'react';
import { playsQuery } from '#client/plays/api.ts';
import { lazy, Suspense } from '#client/lib/suspense.tsx';
import { Loading } from '#client/ui/states/skeleton.tsx';
import { t } from '#client/collection/words/words.ts';

export const ShelfHealthTab = lazy(async () => ({ default: (await import('./shelf-health-tab.tsx')).ShelfHealthTab }));

/** The tab Shelf Health; the plays load in parallel with its code. */
export function ShelfHealthPanel(props: ComponentProps<typeof ShelfHealthTab>) {
  usePrefetchQuery(playsQuery);
  return (
    <Suspense
      fallback={
        <Loading label={t('Loading shelf health...')} showLabel>
          {null}
        </Loading>
      }
    >
      <ShelfHealthTab {...props} />
    </Suspense>
  );
}

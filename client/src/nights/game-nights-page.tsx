import { useSearch } from 'wouter';
import { lazy, Suspense } from '#client/lib/suspense.tsx';
import { Container } from '#client/ui/layout/container.tsx';
import { Loading, Skeleton } from '#client/ui/states/skeleton.tsx';
import { NightsScreen } from './nights-screen/nights-screen.tsx';
import { parseNightsView } from './nights-view.ts';
import { t } from '#client/nights/words/words.ts';

const NightFormScreen = lazy(async () => ({
  default: (await import('./nights-screen/components/night-form-screen.tsx')).NightFormScreen,
}));

/** Game Nights: the lists, or the form. */
export function GameNightsPage() {
  const { tab, form } = parseNightsView(useSearch());
  if (!form) return <NightsScreen tab={tab} />;
  const waiting = (
    <Loading label={t('Loading the form...')}>
      <Skeleton className="h-96" />
    </Loading>
  );
  return (
    <Container>
      <Suspense fallback={waiting}>
        <NightFormScreen key={JSON.stringify(form)} form={form} />
      </Suspense>
    </Container>
  );
}

import { useSearch } from 'wouter';
import { lazy, Suspense } from '#client/lib/suspense.tsx';
import { Container } from '#client/ui/container.tsx';
import { Loading, Skeleton } from '#client/ui/skeleton.tsx';
import { NightsScreen } from './nights-screen.tsx';
import { parseNightsView } from '#client/entities/nights/nights-view.ts';

const NightFormScreen = lazy(async () => ({
  default: (await import('#client/features/nights-screen/components/night-form-screen.tsx')).NightFormScreen,
}));

/** Game Nights: the lists, or the form. */
export function GameNightsPage() {
  const { tab, form } = parseNightsView(useSearch());
  if (!form) return <NightsScreen tab={tab} />;
  const waiting = (
    <Loading label="Loading the form...">
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

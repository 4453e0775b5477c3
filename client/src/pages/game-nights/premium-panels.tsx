import { useQuery } from '@tanstack/react-query';
import { useHostedId } from '#client/entities/hosts/use-host.ts';
import { templatesQuery } from '#client/features/night-templates/api.ts';
import { lazy, Suspense } from '#client/lib/suspense.tsx';
import { Loading, Skeleton } from '#client/ui/skeleton.tsx';
import { UpgradeCard } from '#client/features/nights-screen/components/upgrade-card.tsx';

const NightAnalyticsTab = lazy(async () => ({
  default: (await import('#client/features/night-analytics/night-analytics-tab.tsx')).NightAnalyticsTab,
}));
const TemplatesTab = lazy(async () => ({
  default: (await import('#client/features/night-templates/templates-tab.tsx')).TemplatesTab,
}));

const waiting = (label: string) => (
  <Loading label={label}>
    <Skeleton className="h-64" />
  </Loading>
);

interface PanelProps {
  /** The plan does not include it. */
  locked: boolean;
}

export function AnalyticsPanel({ locked }: PanelProps) {
  if (locked) return <UpgradeCard>See who answers, who comes, and which nights fill up.</UpgradeCard>;
  return (
    <Suspense fallback={waiting('Loading analytics...')}>
      <NightAnalyticsTab />
    </Suspense>
  );
}

/** On plans without templates, existing ones are shown with the reason why they are paused. */
export function TemplatesPanel({ locked }: PanelProps) {
  const { data: templates } = useQuery({ ...templatesQuery(useHostedId()), enabled: locked });
  if (locked && !templates?.length)
    return <UpgradeCard>Set up the weekly night once; the next dates are planned automatically.</UpgradeCard>;
  return (
    <Suspense fallback={waiting('Loading templates...')}>
      <TemplatesTab />
    </Suspense>
  );
}

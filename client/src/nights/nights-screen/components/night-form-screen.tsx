import { useQuery } from '@tanstack/react-query';
import type { Host } from '#client/organizations/host.ts';
import { useHost } from '#client/organizations/use-host.ts';
import { eventsQuery } from '../../api.ts';
import type { NightsView } from '../../nights-view.ts';
import { currentUserQuery } from '#client/accounts/api.ts';
import { Loading, Skeleton } from '#client/ui/states/skeleton.tsx';
import type { EventType } from '#shared/enums.ts';
import { PLAN_LIMITS } from '#shared/limits/plan-limits.ts';
import { EditNight } from './edit-night.tsx';
import { NewNightForm } from './new-night-form.tsx';
import { t } from '#client/nights/words/words.ts';

/** The form selected by the URL. */
export function NightFormScreen({ form }: { form: NonNullable<NightsView['form']> }) {
  const host = useHost();
  if (form.kind === 'edit') return <EditNight id={form.id} />;
  return host && <CreateNight key={host.id} host={host} eventType={form.eventType} />;
}

/** 'Create Game Night' with the host's usual values. An event type outside the plan is not preselected. */
function CreateNight({ host, eventType }: { host: Host; eventType: EventType }) {
  const { data: user } = useQuery(currentUserQuery);
  const { data: events, isError } = useQuery(eventsQuery(host.for));
  if (!user || (!events && !isError)) {
    return (
      <Loading label={t('Loading the form...')}>
        <Skeleton className="h-96" />
      </Loading>
    );
  }
  const type = PLAN_LIMITS[host.plan].premiumEvents ? eventType : 'game_night';
  const name = host.name ?? (user.firstName?.trim() || user.username);
  return <NewNightForm host={host} eventType={type} events={events ?? []} name={name} />;
}

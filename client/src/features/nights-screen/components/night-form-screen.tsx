import { useHost } from '#client/entities/hosts/use-host.ts';
import type { NightsView } from '#client/entities/nights/nights-view.ts';
import { CreateNight } from './create-night.tsx';
import { EditNight } from './edit-night.tsx';

/** The form selected by the URL. */
export function NightFormScreen({ form }: { form: NonNullable<NightsView['form']> }) {
  const host = useHost();
  if (form.kind === 'edit') return <EditNight id={form.id} />;
  return host && <CreateNight key={host.id} host={host} eventType={form.eventType} />;
}

import { useQuery } from '@tanstack/react-query';
import { currentUserQuery } from '#client/features/auth/api.ts';
import type { NightsView } from '../nights-view.ts';
import { CreateNight } from './create-night.tsx';
import { EditNight } from './edit-night.tsx';

/** The form that the address asks for. */
export function NightFormScreen({ form }: { form: NonNullable<NightsView['form']> }) {
  const { data: user } = useQuery(currentUserQuery);
  if (!user) return null;
  return form.kind === 'create' ? (
    <CreateNight user={user} eventType={form.eventType} />
  ) : (
    <EditNight user={user} id={form.id} />
  );
}

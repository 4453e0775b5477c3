import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { changeEvent } from '#client/nights/api.ts';
import { EveningWishes, type Wishes } from '#client/nights/parts/evening-wishes.tsx';
import { toast } from '#client/ui/layers/toast.ts';
import type { Event } from '#shared/nights/events-contract.ts';
import { wishesFailed } from './messages.ts';

/** What the host would like to play on this night; each change is saved at once. */
export function NightWishes({ event }: { event: Event }) {
  const [unsaved, setUnsaved] = useState<Wishes | null>(null);
  const { mutate } = useMutation({ ...changeEvent, onError: (error) => toast(wishesFailed(error)) });
  const save = (wishes: Wishes) => {
    setUnsaved(wishes);
    mutate({ id: event.id, changes: wishes }, { onSettled: () => setUnsaved(null) });
  };
  return (
    <div className="mt-2.5">
      <EveningWishes value={unsaved ?? event} onChange={save} />
    </div>
  );
}

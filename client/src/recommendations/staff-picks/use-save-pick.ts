import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { ApiError } from '#client/lib/http/http.ts';
import { toast } from '#client/ui/layers/toast.ts';
import type { PickFields, StaffPick } from '#shared/recommendations/staff-picks-contract.ts';
import { monthOf, pickState } from '#shared/games/staff-picks.ts';
import { savePick, staffPicksQuery } from './api.ts';
import { changeFailed, pickSaved } from './messages.ts';
import { fieldsOf, type PickForm, type PickFormFields } from './pick-form.ts';

interface Saving {
  form: PickForm;
  pick: StaffPick | null;
  onSaved: () => void;
}

/**
 * Saves a pick based on the opened version. If somebody else has changed it meanwhile, nothing is overwritten: the new
 * version is fetched, and the writer decides.
 */
export function useSavePick({ form, pick, onSaved }: Saving) {
  const client = useQueryClient();
  const [over, setOver] = useState(pick);
  const [conflict, setConflict] = useState<StaffPick | null>(null);

  const onConflict = async (id: number) => {
    const picks = await client.fetchQuery({ ...staffPicksQuery, staleTime: 0 });
    const theirs = picks.find((one) => one.id === id);
    if (!theirs) return;
    setOver(theirs);
    setConflict(theirs);
  };

  const { mutate, isPending } = useMutation({
    ...savePick,
    onSuccess: (saved) => {
      toast(pickSaved(saved, pickState(saved, monthOf(new Date()))));
      onSaved();
    },
    onError: async (error, sent) => {
      if (!(error instanceof ApiError)) return toast(changeFailed(error));
      const named = (Object.keys(sent.fields) as (keyof PickFormFields)[]).filter((name) => error.fields[name]);
      for (const name of named) form.setError(name, { message: error.fields[name] ?? '' });
      if (error.code === 'changed_meanwhile' && sent.over) return onConflict(sent.over.id);
      return named.length > 0 ? undefined : toast(changeFailed(error));
    },
  });

  return {
    save: (fields: PickFields) => mutate({ fields, over }),
    isPending,
    conflict: conflict !== null,
    takeTheirs: () => {
      if (conflict) form.reset(fieldsOf(conflict));
      setConflict(null);
    },
  };
}

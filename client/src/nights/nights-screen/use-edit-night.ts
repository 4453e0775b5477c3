import { useMutation } from '@tanstack/react-query';
import { useLocation } from 'wouter';
import { toast } from '#client/ui/layers/toast.ts';
import type { Event } from '#shared/nights/events-contract.ts';
import { changeEvent, setEventGames } from '../api.ts';
import { addGuests } from '../invitations-api.ts';
import { nightSaved, saveFailed } from './messages.ts';
import { showFieldErrors } from './show-field-errors.ts';
import { changedFacts, type NightForm, sameOrder, type WrittenNight } from './night-form.ts';
import { nightAddress } from '#client/lib/addresses.ts';
import { notifiesGuests } from './night-list.ts';

/** Saves only the changed fields, then opens the night's page. */
export function useEditNight(form: NightForm, event: Event, gameIds: readonly number[], onSaved: () => void) {
  const [, navigate] = useLocation();
  const changing = useMutation(changeEvent);
  const settingGames = useMutation(setEventGames);
  const adding = useMutation(addGuests);

  const save = async (written: WrittenNight) => {
    const { id } = event;
    const changes = changedFacts(event, written.facts);
    try {
      let saved = event;
      if (Object.keys(changes).length > 0) saved = await changing.mutateAsync({ id, changes });
      if (!sameOrder(written.gameIds, gameIds)) await settingGames.mutateAsync({ id, gameIds: written.gameIds });
      if (written.guests.length > 0) await adding.mutateAsync({ id, guests: written.guests });
      onSaved();
      toast(nightSaved(saved, notifiesGuests(saved, changes, new Date())));
      navigate(nightAddress(id));
    } catch (error) {
      if (!(error instanceof Error)) throw error;
      showFieldErrors(form, error);
      toast(saveFailed(error));
    }
  };
  return {
    save,
    isPending: changing.isPending || settingGames.isPending || adding.isPending,
    error: changing.error ?? settingGames.error ?? adding.error,
  };
}

import { useMutation } from '@tanstack/react-query';
import { useLocation } from 'wouter';
import type { Host } from '#client/features/hosting/host.ts';
import { toast } from '#client/ui/toast.ts';
import { addGuests, createEvent } from './api.ts';
import { showingNight } from './arrival.ts';
import { addingGuestsFailed, createFailed, nightCreated } from './messages.ts';
import { nameFaults } from './name-faults.ts';
import type { NightForm, WrittenNight } from './night-form.ts';
import { editAddress, listAddress } from './nights-view.ts';
import { withTypedGuests } from './typed-guests.ts';

/**
 * Creates the night that a form says, then puts its guests on the list, and goes to its card. Where the night is there
 * and its guests are not, the form goes on as that of the night, with the guests as they were typed.
 */
export function useCreating(form: NightForm, host: Host, onCreated: () => void) {
  const [, navigate] = useLocation();
  const creating = useMutation({
    ...createEvent,
    onError: (error) => {
      nameFaults(form, error);
      toast(createFailed(error));
    },
  });
  const adding = useMutation(addGuests);

  const create = ({ facts, gameIds, guests }: WrittenNight) => {
    creating.mutate(
      { host, body: { ...facts, gameIds } },
      {
        onSuccess: (event) => {
          onCreated();
          const toItsCard = () => {
            toast(nightCreated(event));
            navigate(listAddress(event.eventType), { state: showingNight(event.id) });
          };
          if (guests.length === 0) return toItsCard();
          adding.mutate(
            { id: event.id, guests },
            {
              onSuccess: toItsCard,
              onError: (error) => {
                toast(addingGuestsFailed(error));
                navigate(editAddress(event.id), { state: withTypedGuests(form.getValues('guests')), replace: true });
              },
            },
          );
        },
      },
    );
  };
  return { create, isPending: creating.isPending || adding.isPending, error: creating.error };
}

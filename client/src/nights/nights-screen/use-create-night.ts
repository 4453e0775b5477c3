import { useMutation } from '@tanstack/react-query';
import { useLocation } from 'wouter';
import type { Host } from '#client/organizations/host.ts';
import { wrapUpAddress } from '../wrap-up-address.ts';
import { toast } from '#client/ui/layers/toast.ts';
import type { Event } from '#shared/nights/events-contract.ts';
import { isOver } from '#shared/time/event-end.ts';
import { createEvent } from '../api.ts';
import { nameHost } from '../host-name/name-host.ts';
import { addGuests } from '../invitations-api.ts';
import { nightRecorded } from '../past-night.ts';
import { JUST_CREATED } from '../just-created.ts';
import { addingGuestsFailed, createFailed, datesProposed, nightCreated } from './messages.ts';
import { showFieldErrors } from './show-field-errors.ts';
import type { NightForm, WrittenNight } from './night-form.ts';
import { editAddress } from '../nights-view.ts';
import { nightAddress } from '#client/lib/addresses.ts';
import { withTypedGuests } from './typed-guests.ts';

/**
 * Stores the name of a host who had none, creates the night, adds its guests, and opens its page to send invitations; for
 * a past night its wrap-up. If adding guests fails, the form continues as that of the created night, with the typed guests.
 */
export function useCreateNight(form: NightForm, host: Host, onCreated: () => void) {
  const [, navigate] = useLocation();
  const creating = useMutation({
    ...createEvent,
    onError: (error) => {
      showFieldErrors(form, error);
      toast(createFailed(error));
    },
  });
  const naming = useMutation({
    ...nameHost,
    onError: (error) => toast(createFailed(error)),
  });
  const adding = useMutation(addGuests);
  const openCreated = (event: Event) => {
    if (isOver(event, new Date())) {
      toast(nightRecorded);
      navigate(wrapUpAddress(event.id), { replace: true });
    } else {
      toast(event.status === 'finding_date' ? datesProposed : nightCreated);
      navigate(nightAddress(event.id), { state: JUST_CREATED, replace: true });
    }
  };

  const create = (written: WrittenNight) => {
    if (written.hostName === null) createNamed(written);
    else naming.mutate(written.hostName, { onSuccess: () => createNamed(written) });
  };
  const createNamed = ({ facts, datePoll, gameIds, guests }: WrittenNight) => {
    creating.mutate(
      { host, body: { ...facts, ...(datePoll && { datePoll }), gameIds } },
      {
        onSuccess: (event) => {
          onCreated();
          if (guests.length === 0) return openCreated(event);
          adding.mutate(
            { id: event.id, guests },
            {
              onSuccess: () => openCreated(event),
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
  return { create, isPending: naming.isPending || creating.isPending || adding.isPending, error: creating.error };
}

import { notifyManager, useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { toast } from '#client/ui/layers/toast.ts';
import type { Sharing, SharingChanges } from '#shared/sharing/sharing-contract.ts';
import { changeShareLink } from './share-links-api.ts';
import * as messages from './share-links-messages.ts';

/** The switches of a shared collection, updated optimistically. */
export function useShareLinkSwitches(sharing: Sharing) {
  const [pressed, setPressed] = useState<SharingChanges>({});
  const { mutate } = useMutation({
    ...changeShareLink,
    onSuccess: (changed, { changes }) => {
      if (changes.isPublic !== undefined) toast(messages.visibilityChanged(changed));
    },
    onError: (error) => toast(messages.saveFailed(error)),
    // Scheduled behind the new list, so that the old state is not shown between the two.
    onSettled: (_changed, _error, { changes }) =>
      notifyManager.schedule(() =>
        setPressed((before) => Object.fromEntries(Object.entries(before).filter(([name]) => !(name in changes)))),
      ),
  });
  return {
    switches: { ...sharing, ...pressed },
    change: (changes: SharingChanges) => {
      setPressed((before) => ({ ...before, ...changes }));
      mutate({ id: sharing.id, changes });
    },
  };
}

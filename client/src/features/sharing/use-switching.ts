import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { toast } from '#client/ui/toast.ts';
import type { Sharing, SharingChanges } from '#shared/contracts/sharing.ts';
import { changeSharing } from './api.ts';
import * as messages from './messages.ts';

/** The switches of a shared collection, updated optimistically. */
export function useSwitching(sharing: Sharing) {
  const [pressed, setPressed] = useState<SharingChanges>({});
  const { mutate } = useMutation({
    ...changeSharing,
    onSuccess: (changed, { changes }) => {
      if (changes.isPublic !== undefined) toast(messages.madePublicOrPrivate(changed));
    },
    onError: (error) => toast(messages.saveFailed(error)),
    onSettled: (_changed, _error, { changes }) =>
      setPressed((before) => Object.fromEntries(Object.entries(before).filter(([name]) => !(name in changes)))),
  });
  return {
    switches: { ...sharing, ...pressed },
    change: (changes: SharingChanges) => {
      setPressed((before) => ({ ...before, ...changes }));
      mutate({ id: sharing.id, changes });
    },
  };
}

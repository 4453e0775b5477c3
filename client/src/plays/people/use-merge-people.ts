import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { ApiError } from '#client/lib/http/http.ts';
import { toast } from '#client/ui/layers/toast.ts';
import type { Person } from '#shared/plays/people-contract.ts';
import { mergePeople, peopleKeys, splitPerson } from './api.ts';
import * as messages from './messages.ts';

/** Merges people with undo, and splits them. Both show a toast. */
export function useMergePeople() {
  const client = useQueryClient();
  const { mutate: mergeThem, isPending: merging } = useMutation(mergePeople);
  const { mutate: splitThem, isPending: splitting } = useMutation(splitPerson);

  const refreshIfGone = useCallback(
    (error: Error) => {
      if (error instanceof ApiError && error.status < 500) void client.invalidateQueries({ queryKey: peopleKeys.all });
    },
    [client],
  );

  const split = useCallback(
    (id: number, spellings: string[]) =>
      splitThem(
        { id, spellings },
        {
          onSuccess: ({ name }) => void toast(messages.split(name)),
          onError: (error) => {
            toast(messages.splitFailed);
            refreshIfGone(error);
          },
        },
      ),
    [refreshIfGone, splitThem],
  );

  const merge = useCallback(
    (kept: Person, other: Person, done?: () => void) =>
      mergeThem(
        { kept, other },
        {
          onSuccess: () => {
            toast(messages.merged(kept.name, other.name, () => split(kept.id, [other.name, ...other.spellings])));
            done?.();
          },
          onError: (error) => {
            toast(messages.mergeFailed);
            refreshIfGone(error);
          },
        },
      ),
    [mergeThem, refreshIfGone, split],
  );

  return { merge, split, pending: merging || splitting };
}

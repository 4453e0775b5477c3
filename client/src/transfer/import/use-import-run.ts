import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { ApiError } from '#client/lib/http/api-error.ts';
import { toast } from '#client/ui/layers/toast.ts';
import type { ImportSummary } from '#shared/transfer/imports-contract.ts';
import { importKeys, importRun } from './api.ts';
import { IMPORT_PATH } from './import-address.ts';
import { endedMessage, refusedMessage } from './messages.ts';

/**
 * Reads, applies or undoes an import and follows it to its end, even after its screen is closed; then refetches the
 * games and notifies users on other screens.
 */
export function useImportRun(summary: ImportSummary) {
  const client = useQueryClient();
  const { id, progress } = summary;
  const { mutate, isPending } = useMutation({
    ...importRun(id),
    onSuccess: (ended) => {
      if (location.pathname !== IMPORT_PATH) toast(endedMessage(ended));
    },
    onError: (error) => {
      // An import discarded meanwhile is ignored.
      if (!(error instanceof ApiError && error.code === 'not_found')) toast(refusedMessage(error));
      return client.invalidateQueries({ queryKey: importKeys.one(id) });
    },
  });

  const running = progress !== null;
  useEffect(() => {
    if (running && client.isMutating({ mutationKey: importKeys.run(id) }) === 0) mutate('follow');
  }, [client, id, mutate, running]);

  return { start: mutate, isPending };
}

import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useLocation } from 'wouter';
import { toast } from '#client/ui/layers/toast.ts';
import { discardPreview, importKeys } from './api.ts';
import { IMPORT_PATH } from './import-address.ts';
import { refusedMessage } from './messages.ts';

/** Discards a preview or stops a reading, and returns to the start of imports. */
export function useDiscardImport(id: number, then = IMPORT_PATH) {
  const client = useQueryClient();
  const [, navigate] = useLocation();
  return useMutation({
    ...discardPreview,
    onSuccess: () => navigate(then),
    onError: (error) => {
      toast(refusedMessage(error));
      return client.invalidateQueries({ queryKey: importKeys.one(id) });
    },
  });
}

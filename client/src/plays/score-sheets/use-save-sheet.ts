import { useMutation } from '@tanstack/react-query';
import type { FieldPath } from 'react-hook-form';
import { ApiError } from '#client/lib/http/http.ts';
import { toast } from '#client/ui/layers/toast.ts';
import { saveSheet } from './api.ts';
import { saveFailed, sheetSaved } from './messages.ts';
import type { SheetFields, SheetForm } from './sheet-form.ts';

/** Saves the sheet; refusals are shown at their fields, and no input is lost. */
export function useSaveSheet(form: SheetForm, onSaved: (id: number) => void) {
  return useMutation({
    ...saveSheet,
    onSuccess: (saved) => {
      toast(sheetSaved(saved));
      onSaved(saved.id);
    },
    onError: (error) => {
      const named = error instanceof ApiError ? Object.entries(error.fields) : [];
      for (const [name, message] of named) form.setError(name as FieldPath<SheetFields>, { message });
      toast(saveFailed(error));
    },
  });
}

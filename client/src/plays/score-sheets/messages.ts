import { ClipboardList, Trash2 } from 'lucide-react';
import { ApiError } from '#client/lib/http/http.ts';
import type { ToastMessage } from '#client/ui/layers/toast.ts';

interface Named {
  name: string;
  gameTitle: string | null;
}

export const sheetSaved = ({ name, gameTitle }: Named): ToastMessage => ({
  title: 'Score sheet saved',
  description: `"${name}" is offered for ${gameTitle ?? 'any game'} from now on.`,
  icon: ClipboardList,
});

export const sheetDeleted = ({ name }: Named): ToastMessage => ({
  title: 'Score sheet deleted',
  description: `"${name}" is no longer offered. Plays that were scored on it stay.`,
  icon: Trash2,
});

const failed =
  (title: string, otherwise: string) =>
  (error: Error): ToastMessage => ({
    title,
    description: (error instanceof ApiError && error.reason) || otherwise,
    variant: 'destructive',
  });

export const saveFailed = failed('Not saved', 'The score sheet could not be saved. Please try again.');
export const deleteFailed = failed('Not deleted', 'The score sheet could not be deleted. Please try again.');

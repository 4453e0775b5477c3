import { Pencil } from 'lucide-react';
import type { ToastMessage } from '#client/ui/toast.ts';
import type { Game } from '#shared/contracts/games.ts';

export const gameUpdated = ({ title }: Game): ToastMessage => ({
  title: 'Game Updated',
  description: `"${title}" is as you want it.`,
  icon: Pencil,
});

export const updateFailed: ToastMessage = {
  title: 'Error',
  description: 'Failed to update game. Please try again.',
  variant: 'destructive',
};

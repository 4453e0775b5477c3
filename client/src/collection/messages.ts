import { Link2 } from 'lucide-react';
import type { ToastMessage } from '#client/ui/layers/toast.ts';

export const noUrlProvided: ToastMessage = {
  title: 'No URL provided',
  description: 'Please enter a game URL to import information.',
  variant: 'destructive',
};

export const gameInfoLoaded = (title: string | null): ToastMessage => ({
  title: 'Game Info Loaded!',
  description: `Look over what was found${title === null ? '' : ` about ${title}`}, then press Add Game.`,
  icon: Link2,
});

export const importFailed: ToastMessage = {
  title: 'Import Failed',
  description: 'Could not import game information from this URL. Please try a different URL or fill in manually.',
  variant: 'destructive',
};

/** For rate-limited users: the server's message. */
export const importTooOften = (description: string): ToastMessage => ({ ...importFailed, description });

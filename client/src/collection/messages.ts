import { Link2 } from 'lucide-react';
import type { ToastMessage } from '#client/ui/layers/toast.ts';
import { t } from '#client/collection/words/words.ts';

export const noUrlProvided: ToastMessage = {
  title: t('No URL provided'),
  description: t('Please enter a game URL to import information.'),
  variant: 'destructive',
};

export const gameInfoLoaded = (title: string | null): ToastMessage => ({
  title: t('Game Info Loaded!'),
  description:
    title === null
      ? t('Look over what was found, then press Add Game.')
      : t('Look over what was found about {title}, then press Add Game.', { title }),
  icon: Link2,
});

export const importFailed: ToastMessage = {
  title: t('Import Failed'),
  description: t('Could not import game information from this URL. Please try a different URL or fill in manually.'),
  variant: 'destructive',
};

/** For rate-limited users: the server's message. */
export const importTooOften = (description: string): ToastMessage => ({ ...importFailed, description });

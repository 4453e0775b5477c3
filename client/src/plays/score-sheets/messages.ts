import { ClipboardList, Trash2 } from 'lucide-react';
import { ApiError } from '#client/lib/http/http.ts';
import type { ToastMessage } from '#client/ui/layers/toast.ts';
import { t } from '#client/plays/words/words.ts';

interface Named {
  name: string;
  gameTitle: string | null;
}

export const sheetSaved = ({ name, gameTitle }: Named): ToastMessage => ({
  title: t('Score sheet saved'),
  description:
    gameTitle === null
      ? t('"{name}" is offered for any game from now on.', { name })
      : t('"{name}" is offered for {game} from now on.', { name, game: gameTitle }),
  icon: ClipboardList,
});

export const sheetDeleted = ({ name }: Named): ToastMessage => ({
  title: t('Score sheet deleted'),
  description: t('"{name}" is no longer offered. Plays that were scored on it stay.', { name }),
  icon: Trash2,
});

const failed =
  (title: string, otherwise: string) =>
  (error: Error): ToastMessage => ({
    title,
    description: (error instanceof ApiError && error.reason) || otherwise,
    variant: 'destructive',
  });

export const saveFailed = failed(t('Not saved'), t('The score sheet could not be saved. Please try again.'));
export const deleteFailed = failed(t('Not deleted'), t('The score sheet could not be deleted. Please try again.'));

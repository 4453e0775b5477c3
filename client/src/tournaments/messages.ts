import { Check, Trophy, Undo2, UserMinus, UserPlus } from 'lucide-react';
import { errorMessageOr } from '#client/lib/http/error-message-or.ts';
import { ApiError } from '#client/lib/http/api-error.ts';
import { t } from '#client/tournaments/words/words.ts';
import type { ToastMessage } from '#client/ui/layers/toast.ts';

/** The first field's error says more than the refusal. */
const failure =
  (title: string) =>
  (error: Error): ToastMessage => ({
    title,
    description:
      (error instanceof ApiError && Object.values(error.fields)[0]) || errorMessageOr(error, t('Please try again.')),
    variant: 'destructive',
  });

export const notSaved = failure(t('The tournament was not saved'));
export const notDrawn = failure(t('The round was not drawn'));
export const notUndone = failure(t('The round stays'));
export const notEntered = failure(t('The result was not entered'));
export const notChanged = failure(t('The player stays as they are'));
export const notAdded = failure(t('The player was not added'));
export const notRecorded = failure(t('The play was not recorded'));
export const notDeleted = failure(t('The tournament was not deleted'));

export const roundUndone: ToastMessage = { title: t('Round undone'), icon: Undo2 };
export const playRecorded: ToastMessage = { title: t('Recorded as a play'), icon: Check };
export const tournamentDeleted: ToastMessage = { title: t('Tournament deleted'), icon: Trophy };
export const playerAdded = (name: string): ToastMessage => ({ title: t('{name} plays', { name }), icon: UserPlus });
export const playerWithdrawn = (name: string): ToastMessage => ({
  title: t('{name} has left', { name }),
  icon: UserMinus,
});
export const playerBack = (name: string): ToastMessage => ({ title: t('{name} is back', { name }), icon: UserPlus });

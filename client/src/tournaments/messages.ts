import { Check, Trophy, Undo2, UserMinus, UserPlus } from 'lucide-react';
import { errorMessageOr } from '#client/lib/http/error-message-or.ts';
import { ApiError } from '#client/lib/http/api-error.ts';
import type { ToastMessage } from '#client/ui/layers/toast.ts';

/** The first field's error says more than the refusal. */
const failure =
  (title: string) =>
  (error: Error): ToastMessage => ({
    title,
    description:
      (error instanceof ApiError && Object.values(error.fields)[0]) || errorMessageOr(error, 'Please try again.'),
    variant: 'destructive',
  });

export const notSaved = failure('The tournament was not saved');
export const notDrawn = failure('The round was not drawn');
export const notUndone = failure('The round stays');
export const notEntered = failure('The result was not entered');
export const notChanged = failure('The player stays as they are');
export const notAdded = failure('The player was not added');
export const notRecorded = failure('The play was not recorded');
export const notDeleted = failure('The tournament was not deleted');

export const roundUndone: ToastMessage = { title: 'Round undone', icon: Undo2 };
export const playRecorded: ToastMessage = { title: 'Recorded as a play', icon: Check };
export const tournamentDeleted: ToastMessage = { title: 'Tournament deleted', icon: Trophy };
export const playerAdded = (name: string): ToastMessage => ({ title: `${name} plays`, icon: UserPlus });
export const playerWithdrawn = (name: string): ToastMessage => ({ title: `${name} has left`, icon: UserMinus });
export const playerBack = (name: string): ToastMessage => ({ title: `${name} is back`, icon: UserPlus });

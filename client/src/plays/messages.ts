import { BookmarkCheck, CloudUpload, Dices, Pencil, Trash2 } from 'lucide-react';
import { isNotFound } from '#client/lib/http/api-error.ts';
import { errorMessageOr } from '#client/lib/http/error-message-or.ts';
import type { UnsentPlay } from './unsent-plays/unsent-play.ts';
import type { ToastMessage } from '#client/ui/layers/toast.ts';
import type { Play } from '#shared/plays/plays-contract.ts';
import type { PlayedGame } from './send-play.ts';

const failure = (description: string, title = 'Error'): ToastMessage => ({
  title,
  description,
  variant: 'destructive',
});

export const noPlayers = failure('Please add at least one player.', 'No players');

export const playRecorded = ({ gameTitle }: Play, winners: string, logAnother?: () => void): ToastMessage => ({
  title: 'Session recorded!',
  description: winners === '' ? `${gameTitle} is on the scoreboard.` : `${gameTitle}: ${winners} won.`,
  icon: Dices,
  action: logAnother && { label: 'Log another', altText: 'Log a play is in the navigation', onPress: logAnother },
});

export const playQueued = ({ game }: UnsentPlay): ToastMessage => ({
  title: 'Kept on this device',
  description: `No network. The play of ${game.title} is sent when you are online again, even if you close this page.`,
  icon: CloudUpload,
});

export const playUpdated = ({ gameTitle }: Play, markedAsPlayed: boolean): ToastMessage => ({
  title: 'Session updated!',
  description: markedAsPlayed ? `The play count of ${gameTitle} went up by one.` : `${gameTitle} is up to date.`,
  icon: Pencil,
});

export const outcomesChanged = (plays: number, to: 'highest' | 'lowest', undo: () => void): ToastMessage => ({
  title: plays === 1 ? '1 earlier play changed' : `${plays.toLocaleString()} earlier plays changed`,
  description: `The ${to} score wins in ${plays === 1 ? 'it' : 'them'}, unless a winner was named.`,
  icon: Pencil,
  undo: { altText: 'Take the change of the earlier plays back', onPress: undo },
});

export const outcomesFailed = failure('The earlier plays were not changed. Please try again from one of them.');

export const playDeleted = ({ gameId, gameTitle }: Play): ToastMessage => ({
  title: 'Session deleted',
  description: gameId === null ? `The play of ${gameTitle} is removed.` : `It no longer counts for ${gameTitle}.`,
  icon: Trash2,
});

export const recordFailed = failure('Failed to record game session. Please try again.');
export const updateFailed = failure('Failed to update session. Please try again.');
export const deleteFailed = failure('Failed to delete session. Please try again.');

/** The message for a failure; for a play that another tab or device has deleted the server's, which says so. */
export const goneMessageOr = (failed: ToastMessage, error: Error): ToastMessage =>
  isNotFound(error) ? { ...failed, description: errorMessageOr(error, failed.description ?? '') } : failed;

/** The game was removed by another tab or device. */
export const gameGone = ({ title }: Pick<PlayedGame, 'title'>): ToastMessage =>
  failure(
    `${title} is not on your lists any more. Record it again, and the play is recorded under its title.`,
    'Not recorded yet',
  );

/** The form was closed with content. */
export const draftKept = (discard: () => void): ToastMessage => ({
  title: 'Not recorded yet',
  description: 'What you typed is kept. Open the form again to go on.',
  icon: BookmarkCheck,
  action: { label: 'Discard', altText: 'Discard what was typed', onPress: discard },
});

import { BookmarkCheck, CloudUpload, Dices, Pencil, Trash2 } from 'lucide-react';
import type { WaitingPlay } from '#client/entities/waiting-plays/waiting-play.ts';
import type { ToastMessage } from '#client/ui/toast.ts';
import type { Play } from '#shared/contracts/plays.ts';

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

export const playQueued = ({ game }: WaitingPlay): ToastMessage => ({
  title: 'Kept on this device',
  description: `No network. The play of ${game.title} is sent when you are online again, even if you close this page.`,
  icon: CloudUpload,
});

export const playUpdated = ({ gameTitle }: Play, markedAsPlayed: boolean): ToastMessage => ({
  title: 'Session updated!',
  description: markedAsPlayed ? `The play count of ${gameTitle} went up by one.` : `${gameTitle} is up to date.`,
  icon: Pencil,
});

export const playDeleted = ({ gameId, gameTitle }: Play): ToastMessage => ({
  title: 'Session deleted',
  description: gameId === null ? `The play of ${gameTitle} is removed.` : `It no longer counts for ${gameTitle}.`,
  icon: Trash2,
});

export const recordFailed = failure('Failed to record game session. Please try again.');
export const updateFailed = failure('Failed to update session. Please try again.');
export const deleteFailed = failure('Failed to delete session. Please try again.');

/** The form was closed with content. */
export const draftKept = (discard: () => void): ToastMessage => ({
  title: 'Not recorded yet',
  description: 'What you typed is kept. Open the form again to go on.',
  icon: BookmarkCheck,
  action: { label: 'Discard', altText: 'Discard what was typed', onPress: discard },
});

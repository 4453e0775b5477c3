import { BookmarkCheck, CloudUpload, Dices, Pencil, Trash2 } from 'lucide-react';
import { isNotFound } from '#client/lib/http/api-error.ts';
import { errorMessageOr } from '#client/lib/http/error-message-or.ts';
import type { UnsentPlay } from './unsent-plays/unsent-play.ts';
import type { ToastMessage } from '#client/ui/layers/toast.ts';
import type { Play } from '#shared/plays/plays-contract.ts';
import type { PlayedGame } from './send-play.ts';
import { t } from '#client/plays/words/words.ts';

const failure = (description: string, title = t('Error')): ToastMessage => ({
  title,
  description,
  variant: 'destructive',
});

export const noPlayers = failure(t('Please add at least one player.'), t('No players'));

export const playRecorded = ({ gameTitle }: Play, winners: string, logAnother?: () => void): ToastMessage => ({
  title: t('Session recorded!'),
  description:
    winners === ''
      ? t('{game} is on the scoreboard.', { game: gameTitle })
      : t('{game}: {winners} won.', { game: gameTitle, winners }),
  icon: Dices,
  action: logAnother && { label: t('Log another'), altText: t('Log a play is in the navigation'), onPress: logAnother },
});

export const playQueued = ({ game }: UnsentPlay): ToastMessage => ({
  title: t('Kept on this device'),
  description: t('No network. The play of {game} is sent when you are online again, even if you close this page.', {
    game: game.title,
  }),
  icon: CloudUpload,
});

export const playUpdated = ({ gameTitle }: Play, markedAsPlayed: boolean): ToastMessage => ({
  title: t('Session updated!'),
  description: markedAsPlayed
    ? t('The play count of {game} went up by one.', { game: gameTitle })
    : t('{game} is up to date.', { game: gameTitle }),
  icon: Pencil,
});

export const outcomesChanged = (plays: number, to: 'highest' | 'lowest', undo: () => void): ToastMessage => ({
  title: t('{count, plural, one {# earlier play changed} other {# earlier plays changed}}', { count: plays }),
  description:
    to === 'highest'
      ? t(
          '{count, plural, one {The highest score wins in it, unless a winner was named.} other {The highest score wins in them, unless a winner was named.}}',
          { count: plays },
        )
      : t(
          '{count, plural, one {The lowest score wins in it, unless a winner was named.} other {The lowest score wins in them, unless a winner was named.}}',
          { count: plays },
        ),
  icon: Pencil,
  undo: { altText: t('Take the change of the earlier plays back'), onPress: undo },
});

export const outcomesFailed = failure(t('The earlier plays were not changed. Please try again from one of them.'));

export const playDeleted = ({ gameId, gameTitle }: Play): ToastMessage => ({
  title: t('Session deleted'),
  description:
    gameId === null
      ? t('The play of {game} is removed.', { game: gameTitle })
      : t('It no longer counts for {game}.', { game: gameTitle }),
  icon: Trash2,
});

export const recordFailed = failure(t('Failed to record game session. Please try again.'));
export const updateFailed = failure(t('Failed to update session. Please try again.'));
export const deleteFailed = failure(t('Failed to delete session. Please try again.'));

/** The message for a failure; for a play that another tab or device has deleted the server's, which says so. */
export const goneMessageOr = (failed: ToastMessage, error: Error): ToastMessage =>
  isNotFound(error) ? { ...failed, description: errorMessageOr(error, failed.description ?? '') } : failed;

/** The game was removed by another tab or device. */
export const gameGone = ({ title }: Pick<PlayedGame, 'title'>): ToastMessage =>
  failure(
    t('{game} is not on your lists any more. Record it again, and the play is recorded under its title.', {
      game: title,
    }),
    t('Not recorded yet'),
  );

/** The form was closed with content. */
export const draftKept = (discard: () => void): ToastMessage => ({
  title: t('Not recorded yet'),
  description: t('What you typed is kept. Open the form again to go on.'),
  icon: BookmarkCheck,
  action: { label: t('Discard'), altText: t('Discard what was typed'), onPress: discard },
});

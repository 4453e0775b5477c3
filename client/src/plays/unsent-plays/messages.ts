import { CloudUpload, Trash2 } from 'lucide-react';
import { wholeText } from '#client/lib/number-text.ts';
import type { ToastMessage } from '#client/ui/layers/toast.ts';
import type { Play } from '#shared/plays/plays-contract.ts';
import type { UnsentPlay } from './unsent-play.ts';
import { t } from '#client/plays/words/words.ts';

/** 'Azul', or '3 plays'. */

export const playsSent = (plays: readonly Play[]): ToastMessage => ({
  title: plays.length === 1 ? t('Your play is sent') : t('Your plays are sent'),
  description:
    plays.length === 1
      ? t('{game}, recorded without network, is on the scoreboard.', { game: plays[0]?.gameTitle ?? '' })
      : t('{count} plays, recorded without network, are on the scoreboard.', { count: wholeText(plays.length) }),
  icon: CloudUpload,
});

export const playsRefused = (refused: readonly UnsentPlay[]): ToastMessage => ({
  title: t('Not recorded'),
  description:
    refused.length === 1
      ? t('{game} could not be recorded. Nothing is lost: please check it under All Plays.', {
          game: refused[0]?.game.title ?? '',
        })
      : t('{count} plays could not be recorded. Nothing is lost: please check it under All Plays.', {
          count: wholeText(refused.length),
        }),
  variant: 'destructive',
  action: { label: t('Look'), altText: t('See what waits under All Plays'), href: '/plays' },
});

export const playDiscarded = ({ game }: UnsentPlay): ToastMessage => ({
  title: t('Play discarded'),
  description: t('The play of {game} will not be sent.', { game: game.title }),
  icon: Trash2,
});

export const playSentAlready = ({ game }: UnsentPlay): ToastMessage => ({
  title: t('Already sent'),
  description: t('The play of {game} was sent before it could be discarded. You can delete it under All Plays.', {
    game: game.title,
  }),
  icon: CloudUpload,
});

export const changeFailed: ToastMessage = {
  title: t('Error'),
  description: t('This browser could not save the change. Please try again.'),
  variant: 'destructive',
};

export const unsentPlaysOfOthersText = (count: number): string =>
  t(
    '{count, plural, one {# play recorded on this device waits until its owner signs in again.} other {# plays recorded on this device wait until their owner signs in again.}}',
    { count },
  );

/** An unsent play's problem, and what to do. */
export function stateText({ refusal, game }: UnsentPlay): string {
  if (!refusal) return t('Sent automatically when you are online again.');
  if (refusal.status === 404 && game.id !== null)
    return t('This game is not on your lists any more. Try again to record the play under its title.');
  return t('{reason} Edit it and try again, or discard it.', { reason: refusal.reason });
}

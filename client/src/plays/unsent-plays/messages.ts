import { CloudUpload, Trash2 } from 'lucide-react';
import { countText } from '#client/lib/number-text.ts';
import type { ToastMessage } from '#client/ui/layers/toast.ts';
import type { Play } from '#shared/plays/plays-contract.ts';
import type { UnsentPlay } from './unsent-play.ts';

/** 'Azul', or '3 plays'. */
const named = (titles: readonly string[]): string =>
  titles.length === 1 ? (titles[0] ?? '') : countText(titles.length, 'play');

export const playsSent = (plays: readonly Play[]): ToastMessage => ({
  title: plays.length === 1 ? 'Your play is sent' : 'Your plays are sent',
  description: `${named(plays.map(({ gameTitle }) => gameTitle))}, recorded without network, ${plays.length === 1 ? 'is' : 'are'} on the scoreboard.`,
  icon: CloudUpload,
});

export const playsRefused = (refused: readonly UnsentPlay[]): ToastMessage => ({
  title: 'Not recorded',
  description: `${named(refused.map(({ game }) => game.title))} could not be recorded. Nothing is lost: please check it under All Plays.`,
  variant: 'destructive',
  action: { label: 'Look', altText: 'See what waits under All Plays', href: '/plays' },
});

export const playDiscarded = ({ game }: UnsentPlay): ToastMessage => ({
  title: 'Play discarded',
  description: `The play of ${game.title} will not be sent.`,
  icon: Trash2,
});

export const playSentAlready = ({ game }: UnsentPlay): ToastMessage => ({
  title: 'Already sent',
  description: `The play of ${game.title} was sent before it could be discarded. You can delete it under All Plays.`,
  icon: CloudUpload,
});

export const changeFailed: ToastMessage = {
  title: 'Error',
  description: 'This browser could not save the change. Please try again.',
  variant: 'destructive',
};

export const unsentPlaysOfOthersText = (count: number): string =>
  count === 1
    ? '1 play recorded on this device waits until its owner signs in again.'
    : `${count} plays recorded on this device wait until their owner signs in again.`;

/** An unsent play's problem, and what to do. */
export function stateText({ refusal, game }: UnsentPlay): string {
  if (!refusal) return 'Sent automatically when you are online again.';
  if (refusal.status === 404 && game.id !== null)
    return 'This game is not on your lists any more. Try again to record the play under its title.';
  return `${refusal.reason} Edit it and try again, or discard it.`;
}

import { countText } from '#client/lib/number-text.ts';
import type { ToastMessage } from '#client/ui/toast.ts';

/** What is said once played games are in the collection. */
export const gamesOwned = (added: number): ToastMessage => ({
  title: 'Added to Collection',
  description:
    added === 0
      ? 'All of them were there already.'
      : `${countText(added, 'game')} with ${added === 1 ? 'its' : 'their'} plays ${added === 1 ? 'is' : 'are'} on your shelf now.`,
});

export const owningFailed: ToastMessage = {
  variant: 'destructive',
  title: 'Error',
  description: 'Failed to add games to collection. Please try again.',
};

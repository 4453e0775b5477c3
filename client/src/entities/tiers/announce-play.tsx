import { confetti } from '#client/ui/confetti.ts';
import { TierPlate } from '#client/ui/tier-plate.tsx';
import { toast, type ToastMessage } from '#client/ui/toast.ts';
import type { Game } from '#shared/contracts/games.ts';
import { tierReached } from '#shared/rules/games/tier.ts';
import { playsText } from './share-words.ts';
import { shareEvolution } from './shared-game.ts';

/**
 * Shows the toast of a play that has just been counted. When that play reached a tier the toast says so, shows the
 * tier's plate and offers 'Share Evolution', and confetti flies.
 * @param game with the play counted
 * @param message what the toast says of any play
 */
export function announcePlay(game: Game, message: ToastMessage): void {
  const reached = tierReached(game.timesPlayed - 1, game.timesPlayed);
  if (!reached) {
    toast(message);
    return;
  }
  const told = message.description ? `${message.description} It` : game.title;
  toast({
    ...message,
    description: `${told} has reached ${reached.name} level with ${playsText(game.timesPlayed)}.`,
    plate: <TierPlate tier={reached.tier} name={reached.name} />,
    action: {
      label: 'Share Evolution',
      altText: `Share Evolution is on the card of ${game.title} in My Games`,
      onPress: () => shareEvolution(game),
    },
  });
  // Without its code there is no confetti, and nothing is amiss.
  void confetti({ origin: { x: 0.8, y: 0.95 }, angle: 110, spread: 70, startVelocity: 55 }).catch(() => undefined);
}

import { confetti } from '#client/ui/confetti.ts';
import { TierPlate } from '#client/ui/marks/tier-plate.tsx';
import { toast, type ToastMessage } from '#client/ui/layers/toast.ts';
import type { Game } from '#shared/games/games-contract.ts';
import { tierReached } from '#shared/games/tier.ts';
import { playsText } from './share-text.ts';
import { shareEvolution } from './shared-game.ts';

/**
 * Shows the toast for a counted play. If the play reached a tier, the toast shows its plate and offers 'Share
 * Evolution', with confetti. @param game after counting @param message the toast for other plays
 */
export function announcePlay(game: Game, message: ToastMessage): void {
  const reached = tierReached(game.timesPlayed - 1, game.timesPlayed);
  if (!reached) {
    toast(message);
    return;
  }
  const start = message.description ? `${message.description} It` : game.title;
  toast({
    ...message,
    description: `${start} has reached ${reached.name} level with ${playsText(game.timesPlayed)}.`,
    plate: <TierPlate tier={reached.tier} name={reached.name} />,
    action: {
      label: 'Share Evolution',
      altText: `Share Evolution is on the card of ${game.title} in My Games`,
      onPress: () => shareEvolution(game),
    },
  });
  // If its code does not load, there is no confetti.
  void confetti({ origin: { x: 0.8, y: 0.95 }, angle: 110, spread: 70, startVelocity: 55 }).catch(() => undefined);
}

import { confetti } from '#client/ui/confetti.ts';
import { TierPlate } from '#client/ui/marks/tier-plate.tsx';
import { toast, type ToastMessage } from '#client/ui/layers/toast.ts';
import type { Game } from '#shared/games/games-contract.ts';
import { tierReached } from '#shared/games/tier.ts';
import { shareEvolution } from './shared-game.ts';
import { t } from '#client/games/words/words.ts';

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
  const level = { tier: reached.name, plays: game.timesPlayed };
  const description = message.description
    ? `${message.description} ${t('It has reached {tier} level with {plays, plural, one {# play} other {# plays}}.', level)}`
    : t('{title} has reached {tier} level with {plays, plural, one {# play} other {# plays}}.', {
        title: game.title,
        ...level,
      });
  toast({
    ...message,
    description,
    plate: <TierPlate tier={reached.tier} name={reached.name} />,
    action: {
      label: t('Share Evolution'),
      altText: t('Share Evolution is on the card of {title} in My Games', { title: game.title }),
      onPress: () => shareEvolution(game),
    },
  });
  // If its code does not load, there is no confetti.
  void confetti({ origin: { x: 0.8, y: 0.95 }, angle: 110, spread: 70, startVelocity: 55 }).catch(() => undefined);
}

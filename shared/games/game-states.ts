import { GAME_STATE_LABELS, GAME_STATES, type GameState } from '#shared/enums.ts';
import { t } from '#shared/words/words.ts';

/** These states without repetition, in the order of GAME_STATES. */
export const statesInOrder = (states: readonly GameState[]): GameState[] =>
  GAME_STATES.filter((state) => states.includes(state));

/** Labels of a wish's priority, from 1 on. */
export const WISH_PRIORITY_LABELS = [
  t('Must have'),
  t('Love to have'),
  t('Nice to have'),
  t('Still thinking'),
  t('Better not'),
] as const;

interface InState {
  isWishlist: boolean;
  states: readonly GameState[];
  /** 1 (must have) to 5; null if none. */
  wishPriority: number | null;
}

/** The words for a game's states, after the one for its priority as a wish. */
export function stateTexts({ isWishlist, states, wishPriority }: InState): string[] {
  const priority = isWishlist && wishPriority !== null ? WISH_PRIORITY_LABELS[wishPriority - 1] : undefined;
  return [...(priority ? [priority] : []), ...states.map((state) => GAME_STATE_LABELS[state])];
}

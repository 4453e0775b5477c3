import { GAME_STATES, type GameState } from '../../enums.ts';

/** These states without repetition, in the order of GAME_STATES. */
export const statesInOrder = (states: readonly GameState[]): GameState[] =>
  GAME_STATES.filter((state) => states.includes(state));

import { GAME_STATE_LABELS, GAME_STATES, type GameState } from '../../../enums.ts';
import { statesInOrder } from '../game-states.ts';
import { filterPart, type FilterField } from './filter-part.ts';

const SEPARATOR = '-';

const states: FilterField<readonly GameState[], GameState> = {
  param: 'state',
  none: [],
  choices: ({ games }) => statesInOrder(games.flatMap(({ states: had = [] }) => had)),
  isChosen: (chosen, state) => chosen.includes(state),
  press: (chosen, state) =>
    chosen.includes(state) ? chosen.filter((one) => one !== state) : statesInOrder([...chosen, state]),
  counted: (_chosen, state) => [state],
  read: (text) => {
    const named = text?.split(SEPARATOR) ?? [];
    return GAME_STATES.filter((state) => named.includes(state));
  },
  write: (chosen) => (chosen.length === 0 ? null : chosen.join(SEPARATOR)),
  legend: 'States, any of them',
  label: (state) => GAME_STATE_LABELS[state],
  words: (chosen) => chosen.map((state) => GAME_STATE_LABELS[state].toLowerCase()).join(' or '),
};

/** Games in at least one of these states. */
export const statePart = filterPart({ states }, ({ states: chosen }) =>
  chosen.length === 0 ? null : (game) => game.states?.some((state) => chosen.includes(state)) ?? false,
);

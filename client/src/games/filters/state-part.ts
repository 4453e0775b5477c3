import { GAME_STATE_LABELS, GAME_STATES } from '#shared/enums.ts';
import { anyOf, filterPart } from './filter-part.ts';
import { t } from '#client/games/words/words.ts';

/** Games in at least one of these states. */
export const statePart = filterPart(
  {
    states: anyOf({
      param: 'state',
      known: GAME_STATES,
      presentIn: ({ games }) => games.flatMap(({ states = [] }) => states),
      legend: t('States, any of them'),
      label: (state) => GAME_STATE_LABELS[state],
    }),
  },
  ({ states: chosen }) =>
    chosen.length === 0 ? null : (game) => game.states?.some((state) => chosen.includes(state)) ?? false,
);

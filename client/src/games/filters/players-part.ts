import { factsOf, playerRangesIn } from '#shared/games/filter-facts.ts';
import { filterPart, oneOf } from './filter-part.ts';
import { t } from '#client/games/words/words.ts';

/** 8 means eight and more. */
const PLAYER_COUNTS = [1, 2, 3, 4, 5, 6, 7, 8] as const;
/** How a player count filters: the game seats that many, is recommended for them, or is best with them. */
const PLAYERS_BY = ['fits', 'recommended', 'best'] as const;
const BY_LABELS = { fits: t('Fits'), recommended: t('Recommended'), best: t('Best') } as const;

const playersLabel = (players: number): string => (players === 8 ? '8+' : String(players));

/** A player count and what it asks for. A base game's range includes the owned expansions in the list. */
export const playersPart = filterPart(
  {
    players: oneOf({
      param: 'players',
      none: null,
      choices: PLAYER_COUNTS,
      legend: t('Players'),
      label: playersLabel,
      words: playersLabel,
    }),
    playersBy: oneOf({
      param: 'by',
      none: 'fits',
      choices: PLAYERS_BY,
      legend: t('What the number asks for'),
      label: (by) => BY_LABELS[by],
      words: () => '',
    }),
  },
  ({ players, playersBy }, { games }) => {
    if (players === null) return null;
    if (playersBy !== 'fits') {
      const isWanted = (count: number) => (players === 8 ? count >= 8 : count === players);
      return (game) => factsOf(game)[playersBy].some(isWanted);
    }
    const ranges = playerRangesIn(games);
    return (game) => {
      const range = ranges.get(game.id);
      return range !== undefined && range.max >= players && (players === 8 || range.min <= players);
    };
  },
);

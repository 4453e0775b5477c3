import * as z from 'zod';
import { fitWorth, ratingWorth, restWorth } from '#shared/evening/worth.ts';
import { playerRange } from '#shared/games/player-range.ts';
import { listGames } from '#shared/games/games-contract.ts';
import { MOODS, type Mood } from '#shared/magic-picker/picker-filters.ts';
import { minutesIn, playerCounts } from '#shared/magic-picker/picker-game.ts';
import { moodPoints } from '#shared/magic-picker/mood.ts';
import { listMechanics } from '#server/games/service.ts';
import { type ShelfGame, shelfOf, shownGame } from './shelf.ts';
import { tool } from './tool.ts';

const SHOWN = 8;

interface Wanted {
  players: number;
  minutes?: number | undefined;
  mood?: Mood | undefined;
}

/** Whether a game seats the people and ends in time. */
const fits = (game: ShelfGame, { players, minutes }: Wanted): boolean => {
  const { min, max } = playerRange(game.players);
  return !game.isExpansion && min <= players && players <= max && minutesIn(game.duration) <= (minutes ?? Infinity);
};

/** In the points of the evening plan: rating, how long ago it was played, so many people; and those of the mood. */
const worth = (game: ShelfGame, { players, mood }: Wanted, mechanics: readonly string[], now: Date): number => {
  const [bestPlayers, recommendedPlayers] = [playerCounts(game.bestPlayers), playerCounts(game.recommendedPlayers)];
  return (
    ratingWorth(game) +
    restWorth(game.lastPlayed, now) +
    fitWorth({ bestPlayers, recommendedPlayers }, players) +
    (mood === undefined ? 0 : moodPoints(mood, { ...game, mechanics }))
  );
};

export const whatFits = tool({
  name: 'what_fits',
  title: 'What shall we play?',
  description:
    'Proposes games of the owner for a number of people, minutes and a mood: the best first, by rating, by how well they suit so many people, by how long ago they were played, and by the mood.',
  input: z.object({
    players: z.int().min(1).max(100).describe('People at the table'),
    minutes: z.int().min(1).max(10_000).optional().describe('How long they have'),
    mood: z.enum(MOODS).optional(),
  }),
  contract: listGames,
  run: async ({ db }, owner, wanted) => {
    const [shelf, known] = await Promise.all([shelfOf(db, owner.id), listMechanics(db, owner.id)]);
    const now = new Date();
    const mechanicsOf = new Map(known.map(({ gameId, mechanics }) => [gameId, mechanics]));
    const found = shelf
      .filter((game) => fits(game, wanted))
      .map((game) => ({ game, points: worth(game, wanted, mechanicsOf.get(game.id) ?? [], now) }))
      .toSorted((a, b) => b.points - a.points);
    const says = found.length === 0 ? 'No game on the shelf fits.' : `${found.length} fit; the best first.`;
    return { says, data: found.slice(0, SHOWN).map(({ game }) => shownGame(game)) };
  },
});

import * as z from 'zod';
import { recordPlayElsewhere } from '#shared/plays/plays-contract.ts';
import { MAX_PLAYERS } from '#shared/limits/limits.ts';
import { recordPlayElsewhere as recordPlay } from '#server/plays/service.ts';
import { accepted } from './accepted.ts';
import { tool } from './tool.ts';

export const logPlay = tool({
  name: 'log_play',
  title: 'Log a play',
  description:
    'Records a play of a game by its title, with who played and their scores. A title on the shelf or the wishlist counts for that game; find_games has the exact titles.',
  input: z.object({
    game: z.string().describe('Title'),
    players: z
      .array(z.object({ name: z.string(), score: z.number().optional() }))
      .max(MAX_PLAYERS)
      .default([]),
    winner: z.string().optional().describe('Name; without it the highest score wins'),
    minutes: z.int().optional(),
    playedAt: z.iso.datetime({ offset: true }).optional().describe('ISO 8601 with offset; default is now'),
    notes: z.string().optional(),
    idempotencyKey: z.string().optional().describe('The same key again records nothing more'),
  }),
  contract: recordPlayElsewhere,
  writes: true,
  run: async ({ db }, owner, { game, players, minutes, ...rest }) => {
    const { gameTitle, bggId, ...play } = accepted(
      recordPlayElsewhere,
      {
        ...rest,
        gameTitle: game,
        players: JSON.stringify(players.map(({ name }) => name)),
        scores: JSON.stringify(players.map(({ score }) => score ?? null)),
        duration: minutes ?? null,
        markAsPlayed: true,
      },
      { gameTitle: 'game', scores: 'players', duration: 'minutes' },
    );
    const recorded = await recordPlay(db, owner, { title: gameTitle, bggId: bggId ?? null }, play);
    const where = recorded.gameId === null ? ', which is on neither list' : '';
    return { says: `Recorded a play of ${recorded.gameTitle}${where}.`, data: { id: recorded.id } };
  },
});

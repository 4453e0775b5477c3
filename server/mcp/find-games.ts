import * as z from 'zod';
import { listGames } from '#shared/games/games-contract.ts';
import { foldTitle } from '#shared/text/fold-title.ts';
import { shelfOf, shownGame } from './shelf.ts';
import { tool } from './tool.ts';

const MOST = 50;

export const findGames = tool({
  name: 'find_games',
  title: 'Find games on my shelf',
  description:
    'Finds board games that the owner has, by a part of the title. Without a text it lists the shelf by title. Answers players, minutes, weight (1 light to 5 heavy), rating (0 to 5) and plays.',
  input: z.object({
    text: z.string().max(200).default('').describe('A part of the title; accents and case do not matter'),
    limit: z.int().min(1).max(MOST).default(20),
  }),
  contract: listGames,
  run: async ({ db }, owner, { text, limit }) => {
    const wanted = foldTitle(text);
    const found = (await shelfOf(db, owner.id)).filter(({ title }) => foldTitle(title).includes(wanted));
    const shown = found.slice(0, limit).map(shownGame);
    return { says: `${found.length} found${found.length > limit ? `, the first ${limit} below` : ''}.`, data: shown };
  },
});

import * as z from 'zod/mini';
import { contract } from '#shared/contract/contract.ts';

const gameMechanics = z.object({
  gameId: z.int(),
  /** Names of the catalogue, such as 'Hand Management'. */
  mechanics: z.array(z.string()),
});
export type GameMechanics = z.output<typeof gameMechanics>;

export const listMechanics = contract({
  method: 'get',
  path: '/api/games/mechanics',
  summary: "The mechanics of those of the owner's games that the catalogue knows",
  access: 'owner',
  status: 200,
  response: z.array(gameMechanics),
});

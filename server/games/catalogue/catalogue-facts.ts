import { popularGames } from '#shared/schema/games.ts';

/** The catalogue columns that are copied into an owner's game. */
export const catalogueFacts = {
  bggId: popularGames.bggId,
  title: popularGames.title,
  year: popularGames.year,
  players: popularGames.players,
  duration: popularGames.duration,
  minAge: popularGames.minAge,
  category: popularGames.category,
  difficulty: popularGames.difficulty,
  weight: popularGames.weight,
  bestPlayers: popularGames.bestPlayers,
  imageUrl: popularGames.imageUrl,
  description: popularGames.description,
};

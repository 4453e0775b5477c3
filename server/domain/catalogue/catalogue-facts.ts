import { popularGames } from '#shared/schema/games.ts';

/** The columns of what the catalogue says of a game that an owner's game keeps as well. */
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

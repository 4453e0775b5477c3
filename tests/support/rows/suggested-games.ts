import type { BarcodeSuggestion } from '#shared/copies/barcodes-contract.ts';

const game = (title: string, year: number): BarcodeSuggestion => ({
  bggId: year,
  title,
  year,
  players: '1-4',
  duration: '120 min',
  minAge: 12,
  category: 'strategy',
  difficulty: 'medium',
  weight: 3.2,
  bestPlayers: '3',
});

/** Two games that other owners have with one barcode, the more frequent first. */
export const SUGGESTED_GAMES: readonly BarcodeSuggestion[] = [
  game('Endless Winter: Paleoamericans', 2022),
  game('Carcassonne', 2000),
];

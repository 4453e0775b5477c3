import type { Category } from '#shared/enums.ts';

/** A game from data/catalogue.csv, with its maximum minutes. */
export interface FamilyGame {
  title: string;
  category: Category;
  players: string;
  minutes: number;
}

/** Three sample games for visitors. */
export const FAMILY_GAMES: readonly FamilyGame[] = [
  { title: 'Ticket to Ride', category: 'family', players: '2-5', minutes: 60 },
  { title: 'Camel Up', category: 'racing', players: '2-8', minutes: 30 },
  { title: 'Azul', category: 'abstract', players: '2-4', minutes: 45 },
];

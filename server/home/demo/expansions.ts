import { titleKey } from '#shared/games/duplicate-title.ts';
import type { games } from '#shared/schema/games.ts';
import { daysBefore } from './calendar.ts';

type GameRow = Omit<typeof games.$inferInsert, 'userId'>;

/** Expansions of games that the demo owner plays often; the catalogue has base games only. */
const EXPANSIONS: readonly Omit<GameRow, 'titleKey'>[] = [
  {
    title: 'Carcassonne: Expansion 1 – Inns & Cathedrals',
    bggId: 2993,
    year: 2002,
    players: '2-6',
    duration: '60 min',
    category: 'family',
    difficulty: 'easy',
    notes: 'The sixth colour. In every time.',
  },
  {
    title: 'Carcassonne: Expansion 2 – Traders & Builders',
    bggId: 5405,
    year: 2003,
    players: '2-6',
    duration: '60 min',
    category: 'family',
    difficulty: 'medium',
  },
  {
    title: 'Wingspan: European Expansion',
    bggId: 290448,
    year: 2019,
    players: '1-5',
    duration: '70 min',
    category: 'euro',
    difficulty: 'medium',
    minAge: 10,
  },
  {
    title: 'Pandemic: On the Brink',
    bggId: 40849,
    year: 2009,
    players: '2-5',
    duration: '45 min',
    category: 'cooperative',
    difficulty: 'medium',
  },
  {
    title: 'Wingspan: Oceania Expansion',
    bggId: 300580,
    year: 2020,
    players: '1-5',
    duration: '70 min',
    category: 'euro',
    difficulty: 'medium',
    minAge: 10,
    isWishlist: true,
  },
];

/** The demo's expansions as rows; base games are matched as for any owner. */
export const planExpansions = (now: Date): GameRow[] =>
  EXPANSIONS.map((row, place) => ({
    ...row,
    titleKey: titleKey(row.title),
    isExpansion: true,
    createdAt: daysBefore(now, 40 * (place + 1), 18),
  }));

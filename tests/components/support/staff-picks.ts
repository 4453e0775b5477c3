import type { StaffPick } from '#shared/recommendations/staff-picks-contract.ts';
import { aStaffPick } from '#tests/support/rows/a-staff-pick.ts';

const TITLES = ['Sky Team', 'The Lord of the Rings: Duel for Middle-earth', 'Wingspan'];

/** Picks of which everything is known, the first one featured. */
export const STAFF_PICKS: readonly StaffPick[] = TITLES.map((title, n) =>
  aStaffPick({
    id: n + 1,
    title,
    category: n === 1 ? 'strategy' : 'cooperative',
    minAge: 12,
    description: 'Land a plane together, with dice and without a word.',
    buyUrl: 'https://www.example.org/shop',
    youtube: 'https://www.youtube.com/results?search_query=rules',
    staffTitle: 'Teaches newcomers on Wednesdays',
    month: '2026-01',
    featured: n === 0,
    bggId: n + 1,
  }),
);

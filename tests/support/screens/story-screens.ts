import type { Page } from 'playwright-core';
import { aStory, aStoryCard } from '../rows/story-payloads.ts';
import { at } from '../browser/open-screen.ts';

async function openShare(page: Page, origin: string): Promise<void> {
  await at('/story', /in Games$/)(page, origin);
  await page.getByRole('button', { name: 'Share This Story' }).last().click();
  await page.getByRole('dialog').waitFor();
}

const GAMES = ['Brass: Birmingham', 'Spirit Island', 'Heat', 'Cascadia', 'Azul'].map((title, n) => ({
  title,
  category: (['strategy', 'cooperative', 'racing', 'family', 'abstract'] as const)[n] ?? 'family',
}));

/** The page of a story with cards of several kinds, as a stranger. */
async function openShared(page: Page, origin: string): Promise<void> {
  const data = aStory({
    cards: [
      ...aStory().cards,
      aStoryCard({ kind: 'new_games', value: 14, games: GAMES, bars: [] }),
      aStoryCard({ kind: 'hours', value: 5_160, of: 120, bars: [] }),
      aStoryCard({ kind: 'days', value: 60, of: 365, bars: [2, 3, 5, 8, 20, 14, 8] }),
      aStoryCard({ kind: 'best_rated', value: 4.5, of: 2, games: GAMES.slice(0, 2), bars: [] }),
      aStoryCard({ kind: 'nemesis', value: 12, of: 5, bars: [] }),
      aStoryCard({ kind: 'win_streak', value: 5, days: ['2026-03-01', '2026-03-09'], bars: [] }),
      aStoryCard({ kind: 'h_index', value: 6, bars: [] }),
    ],
  });
  const response = await page.request.post(`${origin}/api/shared-stories`, { data });
  const { shareId } = (await response.json()) as { shareId: string };
  await page.context().clearCookies();
  await at(`/stories/${shareId}`, 'My 2026 in Games')(page, origin);
}

/** The story of a year, its dialog, and the page of its link. */
export const storyScreens = [
  { name: 'story', signedIn: true, long: true, open: at('/story', /in Games$/) },
  { name: 'story-share', signedIn: true, long: true, open: openShare },
  { name: 'story-no-plays-in-year', signedIn: true, open: at('/story?range=2001', 'Nothing played in 2001') },
  { name: 'shared-story', signedIn: true, long: true, open: openShared },
  { name: 'shared-story-gone', signedIn: false, open: at('/stories/AAAAAAAAAAAAAAAAAAAAAA', 'No story here') },
];

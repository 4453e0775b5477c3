import type { NewsKind } from '#shared/enums.ts';

interface News {
  /** For hosts. */
  name: string;
  tells: string;
}

/** How the news for channels is called; `shared/news/news.ts` declares all news. */
export const NIGHT_NEWS: Record<NewsKind, News> = {
  'night.planned': {
    name: 'Night planned',
    tells: 'A night has a date.',
  },
  'night.date_set': {
    name: 'Date set',
    tells: 'Guests were asked for dates, and one is chosen.',
  },
  'night.moved': {
    name: 'Night moved',
    tells: 'Another time, or another place where anybody may see it.',
  },
  'night.cancelled': {
    name: 'Night cancelled',
    tells: 'It does not take place. Your reason stays with your guests.',
  },
  'night.results': {
    name: 'Results',
    tells: 'What was played when you send the results, with first names of winners if guests see each other.',
  },
};

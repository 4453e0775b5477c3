import type { NewsKind } from '#shared/enums.ts';
import { t } from '#shared/words/words.ts';

interface News {
  /** For hosts. */
  name: string;
  tells: string;
}

/** How the news for channels is called; `shared/news/news.ts` declares all news. */
export const NIGHT_NEWS: Record<NewsKind, News> = {
  'night.planned': {
    name: t('Night planned'),
    tells: t('A night has a date.'),
  },
  'night.date_set': {
    name: t('Date set'),
    tells: t('Guests were asked for dates, and one is chosen.'),
  },
  'night.moved': {
    name: t('Night moved'),
    tells: t('Another time, or another place where anybody may see it.'),
  },
  'night.cancelled': {
    name: t('Night cancelled'),
    tells: t('It does not take place. Your reason stays with your guests.'),
  },
  'night.results': {
    name: t('Results'),
    tells: t('What was played when you send the results, with first names of winners if guests see each other.'),
  },
};

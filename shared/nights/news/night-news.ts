import { NEWS_KINDS, type NewsKind } from '#shared/enums.ts';

interface News {
  /** For hosts. */
  name: string;
  tells: string;
  /** Who may be told: the guests of the night, and whoever reads a channel of its host. */
  audience: readonly ('guests' | 'channels')[];
}

const EVERYBODY = ['guests', 'channels'] as const;

/** The news of a night, each declared once. A channel is one writer of it. */
export const NIGHT_NEWS: Record<NewsKind, News> = {
  'night.planned': {
    name: 'Night planned',
    tells: 'A night has a date.',
    audience: EVERYBODY,
  },
  'night.date_set': {
    name: 'Date set',
    tells: 'Guests were asked for dates, and one is chosen.',
    audience: EVERYBODY,
  },
  'night.moved': {
    name: 'Night moved',
    tells: 'Another time, or another place where anybody may see it.',
    audience: EVERYBODY,
  },
  'night.cancelled': {
    name: 'Night cancelled',
    tells: 'It does not take place. Your reason stays with your guests.',
    audience: EVERYBODY,
  },
  'night.results': {
    name: 'Results',
    tells: 'What was played when you send the results, with first names of winners if guests see each other.',
    audience: EVERYBODY,
  },
};

/** The news that a channel may be told. */
export const CHANNEL_NEWS = NEWS_KINDS.filter((kind) => NIGHT_NEWS[kind].audience.includes('channels'));

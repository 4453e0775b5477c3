import type { CheerioAPI } from 'cheerio';
import * as z from 'zod';
import type { Category } from '#shared/enums.ts';
import { MAX_NOTES_LENGTH, MAX_TITLE_LENGTH } from '#shared/limits.ts';
import { difficultyByWeight } from '#shared/rules/bgg-collection.ts';
import { durationOf, minAgeOf, playersOf, ratingOf, yearOf } from './fact-texts.ts';
import { balancedJson, lenientJson } from './lenient-json.ts';
import { known, type PageFacts } from './page-facts.ts';
import { plainText } from './plain-text.ts';

const PRELOAD = /GEEK\.geekitemPreload\s*=\s*(?=\{)/;

/** What a column holds. */
const MAX_BGG_ID = 2 ** 31 - 1;

const text = z.union([z.string(), z.number()]).nullish().catch(null);
const links = z.array(z.object({ name: z.string() })).catch([]);

const preload = z.object({
  item: z.object({
    objectid: z.coerce.number().int().positive().max(MAX_BGG_ID).nullish().catch(null),
    name: text,
    yearpublished: text,
    minplayers: text,
    maxplayers: text,
    minplaytime: text,
    maxplaytime: text,
    minage: text,
    short_description: text,
    description: text,
    imageurl: text,
    images: z.object({ original: text }).partial().catch({}).optional(),
    stats: z.object({ average: text, avgweight: text }).partial().catch({}).optional(),
    links: z.record(z.string(), links).catch({}).optional(),
  }),
});

/** The category that a link of BoardGameGeek's speaks for; what is most particular comes first. */
const CATEGORY_BY_LINK: readonly (readonly [RegExp, Category])[] = [
  [/^cooperative game$/i, 'cooperative'],
  [/^deck, bag, and pool building$|^deck construction$/i, 'deck-building'],
  [/^worker placement$/i, 'worker-placement'],
  [/^trivia$/i, 'trivia'],
  [/^word game$/i, 'word'],
  [/^racing$/i, 'racing'],
  [/^wargames$/i, 'war'],
  [/^party games$/i, 'party'],
  [/^abstract games$/i, 'abstract'],
  [/^thematic games$/i, 'thematic'],
  [/^family games$|^children's games$/i, 'family'],
  [/^strategy games$/i, 'strategy'],
  [/^card game$/i, 'card'],
];

/** The game of a BoardGameGeek page, from the line of data that its own screens are drawn from. */
export function bggItem($: CheerioAPI): PageFacts {
  for (const element of $('script:not([src])').toArray()) {
    const script = $(element).text();
    const assignment = PRELOAD.exec(script);
    const json = assignment && balancedJson(script, assignment.index + assignment[0].length);
    const read = json ? preload.safeParse(lenientJson(json)) : null;
    if (read?.success) return factsOf(read.data.item);
  }
  return {};
}

function factsOf(item: z.output<typeof preload>['item']): PageFacts {
  const weight = Number(item.stats?.avgweight ?? 0);
  const names = Object.values(item.links ?? {}).flatMap((list) => list.map(({ name }) => name));
  return known({
    bggId: item.objectid,
    title: plainText(item.name, MAX_TITLE_LENGTH),
    year: yearOf(item.yearpublished),
    players: playersOf(item.minplayers, item.maxplayers),
    duration: durationOf(item.minplaytime, item.maxplaytime),
    minAge: minAgeOf(item.minage),
    rating: ratingOf(item.stats?.average, 10),
    difficulty: weight > 0 ? difficultyByWeight(weight) : null,
    category: CATEGORY_BY_LINK.find(([link]) => names.some((name) => link.test(name)))?.[1],
    imageUrl: plainText(item.images?.original || item.imageurl, 2_000),
    description: plainText(item.short_description || item.description, MAX_NOTES_LENGTH),
  });
}

/** The id in the address of a game's page on BoardGameGeek. */
export function bggIdInAddress({ hostname, pathname }: URL): number | null {
  if (!/^(www\.)?boardgamegeek\.com$/.test(hostname)) return null;
  const id = /^\/boardgame(?:expansion)?\/(\d{1,9})(?:\/|$)/.exec(pathname)?.[1];
  return id === undefined ? null : Number(id);
}

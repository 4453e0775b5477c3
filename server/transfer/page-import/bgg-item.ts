import type { CheerioAPI } from 'cheerio';
import * as z from 'zod';
import { MAX_BGG_ID, MAX_NOTES_LENGTH, MAX_TITLE_LENGTH } from '#shared/limits/limits.ts';
import { categoryByBggNames } from '../imports/rules/bgg-category.ts';
import { difficultyByWeight } from '#server/games/service.ts';
import { durationOf, minAgeOf, playersOf, ratingOf, yearOf } from './fact-texts.ts';
import { balancedJson, lenientJson } from './lenient-json.ts';
import { known, type PageFacts } from './page-facts.ts';
import { plainText } from './plain-text.ts';

const PRELOAD = /GEEK\.geekitemPreload\s*=\s*\{/;

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

/** The game of a BoardGameGeek page, from the embedded data that its own client uses. */
export function bggItem($: CheerioAPI): PageFacts {
  for (const element of $('script:not([src])').toArray()) {
    const script = $(element).text();
    const assignment = PRELOAD.exec(script);
    const json = assignment && balancedJson(script, assignment.index + assignment[0].length - 1);
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
    weight: weight >= 1 && weight <= 5 ? weight : null,
    difficulty: weight > 0 ? difficultyByWeight(weight) : null,
    category: categoryByBggNames(names),
    imageUrl: plainText(item.images?.original || item.imageurl, 2_000),
    description: plainText(item.short_description || item.description, MAX_NOTES_LENGTH),
  });
}

/** The id in the URL of a BoardGameGeek game page. */
export function bggIdInAddress({ hostname, pathname }: URL): number | null {
  if (!/^(www\.)?boardgamegeek\.com$/.test(hostname)) return null;
  const id = /^\/boardgame(?:expansion)?\/([1-9]\d{0,8})(?:\/|$)/.exec(pathname)?.[1];
  return id === undefined ? null : Number(id);
}

import type { CheerioAPI } from 'cheerio';
import { MAX_NOTES_LENGTH, MAX_TITLE_LENGTH } from '#shared/limits/limits.ts';
import { durationOf, isoMinutes, minAgeOf, playersOf, ratingOf, yearOf } from './fact-texts.ts';
import { firstImage, firstText, type JsonNode, nodesIn, typeNames } from './json-ld-nodes.ts';
import { labelOf, valueOf } from './label-facts.ts';
import { lenientJson } from './lenient-json.ts';
import { known, type PageFacts } from './page-facts.ts';
import { plainText } from './plain-text.ts';
import type { ProductData } from './product-data.ts';
import { quantityFacts } from './quantity-facts.ts';

/** JSON-LD types of a game on sale, most specific first. */
const TYPES = [/^(board|tabletop|card)?game$/i, /^(individual)?product$|^productmodel$/i, /^productgroup$/i];

/** Under these a node names other products, or variants of its own. */
const OTHERS = ['isRelatedTo', 'isSimilarTo', 'isAccessoryOrSparePartFor', 'isConsumableFor', 'review', 'reviews'];

/** All JSON values of a page's JSON-LD. */
export const jsonLdValues = ($: CheerioAPI): unknown[] =>
  $('script[type*="ld+json" i]')
    .toArray()
    .map((element) => lenientJson($(element).text()));

/** The games and products of a page's JSON-LD, also in an array, in `@graph`, or nested; the most specific first. */
export function jsonLd(values: readonly unknown[]): ProductData[] {
  const nodes = values.flatMap((value) => nodesIn(value, OTHERS));
  const variants = new Set(nodes.flatMap((node) => nodesIn(node['hasVariant'])));
  return TYPES.flatMap((type) =>
    nodes
      .filter((node) => !variants.has(node) && typeNames(node).some((name) => type.test(name)))
      .map((node) => dataOf(node, type === TYPES[0])),
  );
}

function dataOf(node: JsonNode, isGame: boolean): ProductData {
  const [variant] = nodesIn(node['hasVariant']);
  const [group] = nodesIn(node['isVariantOf']);
  const [offer] = nodesIn(node['offers']);
  const address = [node['url'], node['@id'], offer?.['url']].map(firstText).find((text) => text?.startsWith('http'));
  // What the group of a variant says of all its variants comes first, above all its name.
  const facts = { ...factsOf(variant ?? {}, isGame), ...factsOf(node, isGame), ...factsOf(nameOf(group), isGame) };
  return { facts, address: address?.split('#')[0] ?? null };
}

const nameOf = (group: JsonNode | undefined): JsonNode => (group ? { name: group['name'] } : {});

function factsOf(node: JsonNode, isGame: boolean): PageFacts {
  const minutes = isoMinutes(node['timeRequired'] ?? node['duration']);
  const [rating] = nodesIn(node['aggregateRating']);
  return {
    ...propertyFacts(node),
    ...known({
      title: plainText(firstText(node['name']), MAX_TITLE_LENGTH),
      imageUrl: firstImage(node['image']),
      description: plainText(firstText(node['description']), MAX_NOTES_LENGTH),
      players: playersIn(node['numberOfPlayers']),
      duration: durationOf(minutes, minutes),
      minAge: ageIn(node),
      rating: rating && ratingOf(rating['ratingValue'], rating['bestRating']),
      year: isGame ? yearOf(firstText(node['datePublished']) ?? firstText(node['copyrightYear'])) : null,
    }),
  };
}

function playersIn(value: unknown): string | null {
  const [range] = nodesIn(value);
  if (range) return playersOf(range['minValue'] ?? range['value'], range['maxValue'] ?? range['value']);
  const players = valueOf(firstText(value) ?? '', { kind: 'players', bound: null, unit: null });
  return quantityFacts(players ? { players } : {}).players ?? null;
}

function ageIn(node: JsonNode): number | null {
  const [audience] = nodesIn(node['audience']);
  const [suggested] = nodesIn(audience?.['suggestedAge']);
  const least = firstText(audience?.['suggestedMinAge']) ?? firstText(suggested?.['minValue']);
  if (least !== null) return minAgeOf(least);
  const range = (firstText(node['typicalAgeRange']) ?? '').replace(/[-–]\s*$/, '+');
  return minAgeOf(valueOf(range, { kind: 'age', bound: null, unit: null })?.min);
}

const MAX_PROPERTY = 200;

/** Properties with the names of facts, which shops write in their own language. */
function propertyFacts(node: JsonNode): PageFacts {
  const quantities = nodesIn(node['additionalProperty']).flatMap((entry) => {
    const label = labelOf((firstText(entry['name']) ?? '').slice(0, MAX_PROPERTY));
    const value = label && valueOf((firstText(entry['value']) ?? '').slice(0, MAX_PROPERTY), label);
    return label && value ? [[label.kind, value] as const] : [];
  });
  return quantityFacts(Object.fromEntries(quantities.toReversed()));
}

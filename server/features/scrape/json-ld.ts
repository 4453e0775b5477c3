import type { CheerioAPI } from 'cheerio';
import { MAX_NOTES_LENGTH, MAX_TITLE_LENGTH } from '#shared/limits.ts';
import { durationOf, isoMinutes, minAgeOf, playersOf, rangeIn, ratingOf, yearOf } from './fact-texts.ts';
import { firstImage, firstText, type JsonNode, nodesIn, typeNames } from './json-ld-nodes.ts';
import { lenientJson } from './lenient-json.ts';
import { known, type PageFacts } from './page-facts.ts';
import { plainText } from './plain-text.ts';

/** JSON-LD types of a game on sale, most specific first. */
const TYPES = [/^(board|tabletop|card)?game$/i, /^(individual)?product$|^productmodel$/i, /^productgroup$/i];

/** The game or product of a page's JSON-LD, also in an array, in `@graph`, or nested. */
export function jsonLd($: CheerioAPI): PageFacts {
  const scripts = $('script[type*="ld+json" i]').toArray();
  const nodes = scripts.flatMap((element) => nodesIn(lenientJson($(element).text())));
  for (const type of TYPES) {
    const node = nodes.find((candidate) => typeNames(candidate).some((name) => type.test(name)));
    if (node) return factsOf(node, type === TYPES[0]);
  }
  return {};
}

function factsOf(node: JsonNode, isGame: boolean): PageFacts {
  const minutes = isoMinutes(node['timeRequired'] ?? node['duration']);
  const [rating] = nodesIn(node['aggregateRating']);
  return known({
    title: plainText(firstText(node['name']), MAX_TITLE_LENGTH),
    imageUrl: firstImage(node['image']),
    description: plainText(firstText(node['description']), MAX_NOTES_LENGTH),
    players: playersIn(node['numberOfPlayers']) ?? playersOf(...rangeIn(property(node, PLAYERS))),
    duration: durationOf(minutes, minutes) ?? durationOf(...rangeIn(minutesText(property(node, TIME)))),
    minAge: minAgeOf(ageIn(node) ?? property(node, AGE)),
    rating: rating && ratingOf(rating['ratingValue'], rating['bestRating']),
    year: isGame ? yearOf(firstText(node['datePublished']) ?? firstText(node['copyrightYear'])) : null,
  });
}

function playersIn(value: unknown): string | null {
  const [range] = nodesIn(value);
  if (range) return playersOf(range['minValue'] ?? range['value'], range['maxValue'] ?? range['value']);
  return playersOf(...rangeIn(firstText(value) ?? ''));
}

function ageIn(node: JsonNode): string | null {
  const [audience] = nodesIn(node['audience']);
  const [suggested] = nodesIn(audience?.['suggestedAge']);
  return (
    firstText(audience?.['suggestedMinAge']) ?? firstText(suggested?.['minValue']) ?? firstText(node['typicalAgeRange'])
  );
}

const PLAYERS = /players|spieler|spelers|joueurs|jugadores|giocatori|jogadores/i;
const TIME = /play(ing)? ?time|duration|spieldauer|spielzeit|speelduur|durée|duración|durata|duração/i;
const AGE = /\bage\b|\bages\b|altersempfehlung|alter\b|leeftijd|\bâge|\bedad|\betà|\bidade/i;

const MAX_PROPERTY = 200;

/** The first property with a matching name, which shops write in their own language. */
function property(node: JsonNode, name: RegExp): string {
  const found = nodesIn(node['additionalProperty']).find((entry) =>
    name.test((firstText(entry['name']) ?? '').slice(0, MAX_PROPERTY)),
  );
  return (firstText(found?.['value']) ?? '').slice(0, MAX_PROPERTY);
}

/** Only a text about minutes. */
const minutesText = (text: string): string => (/^[\d\s–-]+$|min/i.test(text) ? text : '');

import { afterPhrase, isAfterPhrase, phrasesOf, type Token } from '#shared/games/facts/fact-tokens.ts';
import { beginsNumber, type FactKind, type FoundQuantity, languages } from '#shared/games/facts/quantity.ts';

/** A quantity that begins at a place of a text. */
export interface Candidate extends FoundQuantity {
  kind: FactKind;
  start: number;
  /** '12+' between commas or bars: an age where the same sentence states the players. */
  isBare: boolean;
}

const LOOKED_BACK = 4;
export const SENTENCE_ENDS = new Set(['.', '!', '?', '。', '！', '？', ';']);
/** What stands before such a mark is no part of the number after it. */
const SEPARATORS = new Set(['|', '•', '·', '(', ')', ':', '、', '*', ...SENTENCE_ENDS]);
const MAX_PLAYERS = 99;
/** Less than a day: '24 h' in a sentence are those of a delivery. */
const MAX_MINUTES = 1_439;
const MAX_AGE = 21;
/** Less than this is a number of players: '4+'. */
const MIN_BARE_AGE = 6;
const CLAUSE_EDGE = /[|•·(),*.!?。！？;]/;
/** Before a bare age with anything before it: 'ein Spiel ab 8, …'. */
const FROM_AGE = new Set(['ab', 'dès', 'desde']);
/** 'plus de 15 ans' is an age beside a label; in a sentence it is a firm's. */
const MORE_THAN = phrasesOf('plus de|más de');
/** After years: '10+ years of experience'. */
const YEARS_OF = new Set(['of', 'de', 'd', 'experience', 'erfahrung', 'garantie', 'tradition']);
/** Beside minutes that are not those of a play: of learning, setting up, delivery. */
const ASIDE =
  /(?:^| )(?:explain|learn|taught|teach|setup|set up|deliver|erklär|erlern|gelernt|lernen|aufbau|aufgebaut|liefer|geliefert|abhol|expliqu|appren|install|livraison|livré|retrait|explic|aprend|prepara|entrega|recog)/;
/** Beside a number of players that is not all. */
const VARIANT =
  /(?:^| )(?:varian|(?:mode|modus|modo)(?: |$)|rule|regel|règle|regla|expansion|extension|erweiterung|ampliación)/;
const LOOKED_ASIDE = 3;
/** After players: '4 player boards', '4 Spieler-Tableaus' are contents of the box. */
const PARTS = new Set(
  'boards mats aids screens tokens pieces pawns cards sheets tableaus tafeln bretter figuren karten'.split(' '),
);

/**
 * Whether a quantity has its unit, is within bounds, and is not the rest of something that was not understood.
 * @param understood where the quantity before it ended
 */
export function isStated(
  tokens: readonly Token[],
  { kind, start, isBare, ...read }: Candidate,
  understood: number,
): boolean {
  const bounds = [read.min, read.max].filter((bound) => bound !== null && bound !== Infinity) as number[];
  const most = kind === 'players' ? MAX_PLAYERS : kind === 'time' ? MAX_MINUTES : MAX_AGE;
  if ((!read.hasUnit && !isBare) || bounds.some((bound) => bound < 1 || bound > most)) return false;
  // Ten years alone are no age: a guarantee, an anniversary.
  if (kind === 'age' && (read.isSingle || areYearsOf(tokens, start, read))) return false;
  if (kind === 'players' && arePartsOf(tokens, read.end)) return false;
  if (kind === 'time' && isNear(ASIDE, tokens, start, read.end)) return false;
  if (kind === 'players' && read.isSingle && isNear(VARIANT, tokens, start, read.end)) return false;
  const numbers = languages().map((language) => language.numbers);
  for (let back = 1; back <= LOOKED_BACK && start - back >= understood; back += 1) {
    const token = tokens[start - back] as Token;
    if (SEPARATORS.has(token.text) || isUnit(tokens, start - back)) break;
    const isWord = numbers.some((words) => (words.get(token.text) ?? 1) > 1);
    if (token.number !== null || (isWord && read.isSingle)) return false;
  }
  return !languages().some(({ words }) =>
    [words.upTo, words.from].some((phrases) => isAfterPhrase(tokens, start, phrases) && !isUnit(tokens, start - 1)),
  );
}

/** Whether a clause or the text begins or ends at a place. */
export const isClauseEdge = (tokens: readonly Token[], at: number): boolean =>
  !tokens[at] || CLAUSE_EDGE.test(tokens[at].text);

/** '2-4 players | 12+ | 45 min', 'für 2-4 Spieler ab 12, …'. */
export function isBareAge(tokens: readonly Token[], start: number, { min, max, end, hasUnit }: FoundQuantity): boolean {
  if (hasUnit || max !== Infinity || (min ?? 0) < MIN_BARE_AGE || !isClauseEdge(tokens, end)) return false;
  if (isClauseEdge(tokens, start - 1) || FROM_AGE.has(tokens[start]?.text ?? '')) return true;
  return languages().some(({ words }) => isAfterPhrase(tokens, start, words.players));
}

/** 'plus de 15 ans', '10+ years of experience'; '8 años de 2 a 4 jugadores' is an age. */
const areYearsOf = (tokens: readonly Token[], start: number, { end }: FoundQuantity): boolean =>
  afterPhrase(tokens, start, MORE_THAN) > start ||
  (YEARS_OF.has(tokens[end]?.text ?? '') && !(tokens[end + 1] && beginsNumber(tokens[end + 1] as Token)));

const arePartsOf = (tokens: readonly Token[], end: number): boolean =>
  PARTS.has(tokens[tokens[end]?.text === '-' ? end + 1 : end]?.text ?? '');

/** Whether a word stands near, in the same clause: 'explained in 5 minutes', 'a variant for 2 players'. */
function isNear(word: RegExp, tokens: readonly Token[], start: number, end: number): boolean {
  const textsOf = (from: number, to: number) => tokens.slice(Math.max(0, from), to).map(({ text }) => text);
  const around = [...textsOf(start - LOOKED_ASIDE, start), '#', ...textsOf(end, end + LOOKED_ASIDE)].join(' ');
  const clause = around.split(CLAUSE_EDGE).find((part) => part.includes('#')) ?? '';
  return word.test(clause);
}

/** Whether a word is the unit of the number before it. */
const isUnit = (tokens: readonly Token[], at: number): boolean =>
  languages().some(({ words }) =>
    [words.players, words.minutes, words.hours, words.years].some((phrases) => afterPhrase(tokens, at, phrases) > at),
  );

import { afterPhrase, isAfterPhrase, type Token, tokensOf } from '#shared/games/facts/fact-tokens.ts';
import {
  type FactKind,
  type FoundQuantity,
  languages,
  type Quantity,
  quantityAt,
} from '#shared/games/facts/quantity.ts';

/** What a text says of a game; absent where it says nothing, or nothing that is sure. */
export type Quantities = { [Kind in FactKind]?: Quantity };

interface Found extends FoundQuantity {
  kind: FactKind;
  start: number;
  sentence: number;
}

const MAX_TEXT = 6_000;
const MAX_TOKENS = 1_500;
const LOOKED_BACK = 4;
const MAX_PREFIX = 7;
const SENTENCE_ENDS = new Set(['.', '!', '?', '。', '！', '？', ';']);
/** What stands before such a mark is no part of the number after it. */
const SEPARATORS = new Set(['|', '•', '·', '(', ')', ':', '、', '*', ...SENTENCE_ENDS]);
const MAX_PLAYERS = 99;
const MAX_MINUTES = 1_440;
const MAX_AGE = 21;

/** Reads sentences: '2-4 players, 45 minutes, ages 8+'. Half-understood ones give nothing. */
export function proseFacts(text: string): Quantities {
  const tokens = tokensOf(text.slice(0, MAX_TEXT)).slice(0, MAX_TOKENS);
  const all = quantitiesIn(tokens);
  const players = all.filter(({ kind }) => kind === 'players');
  const ages = all.filter(({ kind }) => kind === 'age');
  const told = new Set([...players, ...ages].map(({ sentence }) => sentence));
  const times = all.filter(
    ({ kind, sentence }) => kind === 'time' && (told.has(sentence) || isOfPlay(tokens, sentence)),
  );
  const stated = {
    players: players.find(({ isSingle, min, max }) => !isSingle && min !== null && max !== null) ?? onlyOne(players),
    time: times.find(({ min, max }) => min !== null && max !== null && max < Infinity),
    age: ages.find(({ min }) => min !== null),
  };
  return Object.fromEntries(
    Object.entries(stated).flatMap(([kind, found]) => (found ? [[kind, { min: found.min, max: found.max }]] : [])),
  );
}

/** A single count counts if the text has no other: 'up to 4 players, 1 player too' states no range. */
function onlyOne(players: readonly Found[]): Found | undefined {
  const [first] = players;
  return first && players.every(({ min, max }) => min === first.min && max === first.max) && first.min !== null
    ? first
    : undefined;
}

function quantitiesIn(tokens: readonly Token[]): Found[] {
  const found: Found[] = [];
  let sentence = 0;
  for (let at = 0; at < tokens.length; at += 1) {
    if (SENTENCE_ENDS.has(tokens[at]?.text ?? '')) sentence = at + 1;
    if (!isNearNumber(tokens, at)) continue;
    const here = KINDS.flatMap((kind) =>
      languages().flatMap((language) => {
        const read = quantityAt(tokens, at, language, kind) ?? labelledAge(tokens, at, kind);
        return read && isStated(tokens, at, read, kind) ? [{ ...read, kind, start: at, sentence }] : [];
      }),
    );
    const [longest] = here.toSorted((a, b) => b.end - a.end);
    if (!longest) continue;
    found.push(longest);
    at = longest.end - 1;
  }
  return found;
}

/** A quantity begins a few words before its first number. */
const isNearNumber = (tokens: readonly Token[], at: number): boolean =>
  tokens
    .slice(at, at + MAX_PREFIX)
    .some(({ number, text }) => number !== null || languages().some(({ numbers }) => numbers.has(text)));

const KINDS = ['players', 'time', 'age'] as const;

/** 'ages 8+', 'Alter: ab 8': the label stands for the unit. */
function labelledAge(tokens: readonly Token[], at: number, kind: FactKind): FoundQuantity | null {
  if (kind !== 'age') return null;
  for (const language of languages()) {
    const label = afterPhrase(tokens, at, language.words.ageLabel);
    if (label === at) continue;
    const start = tokens[label]?.text === ':' ? label + 1 : label;
    const age = quantityAt(tokens, start, language, kind);
    if (age) return { ...age, hasUnit: true, isSingle: false };
  }
  return null;
}

/** Whether a quantity has its unit, is within bounds, and is not the rest of something that was not understood. */
function isStated(tokens: readonly Token[], start: number, read: FoundQuantity, kind: FactKind): boolean {
  const bounds = [read.min, read.max].filter((bound) => bound !== null && bound !== Infinity) as number[];
  const most = kind === 'players' ? MAX_PLAYERS : kind === 'time' ? MAX_MINUTES : MAX_AGE;
  if (!read.hasUnit || bounds.some((bound) => bound < 1 || bound > most)) return false;
  // Ten years alone are no age: a guarantee, an anniversary.
  if (kind === 'age' && read.isSingle) return false;
  const numbers = languages().map((language) => language.numbers);
  for (let back = 1; back <= LOOKED_BACK && start - back >= 0; back += 1) {
    const token = tokens[start - back] as Token;
    if (SEPARATORS.has(token.text) || isUnit(tokens, start - back)) break;
    const isWord = numbers.some((words) => (words.get(token.text) ?? 1) > 1);
    if (token.number !== null || (isWord && read.isSingle)) return false;
  }
  return !languages().some(({ words }) =>
    [words.upTo, words.from].some((phrases) => isAfterPhrase(tokens, start, phrases) && !isUnit(tokens, start - 1)),
  );
}

/** Whether a word is the unit of the number before it. */
const isUnit = (tokens: readonly Token[], at: number): boolean =>
  languages().some(({ words }) =>
    [words.players, words.minutes, words.hours, words.years].some((phrases) => afterPhrase(tokens, at, phrases) > at),
  );

/** Whether the sentence that begins at a place is about a play: '45 minutes' alone may be a delivery. */
function isOfPlay(tokens: readonly Token[], sentence: number): boolean {
  for (let at = sentence; at < tokens.length && !SENTENCE_ENDS.has(tokens[at]?.text ?? ''); at += 1)
    if (
      languages().some(({ words }) =>
        [words.aboutPlay, words.timeLabel].some((phrases) => afterPhrase(tokens, at, phrases) > at),
      )
    )
      return true;
  return false;
}

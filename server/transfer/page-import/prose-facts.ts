import { afterPhrase, type Token, tokensOf } from '#shared/games/facts/fact-tokens.ts';
import {
  beginsNumber,
  type FactKind,
  type FoundQuantity,
  languages,
  type Quantity,
  quantityAt,
} from '#shared/games/facts/quantity.ts';
import { type Candidate, isBareAge, isClauseEdge, isStated, SENTENCE_ENDS } from './stated-quantity.ts';

/** What a text says of a game; absent where it says nothing, or nothing that is sure. */
export type Quantities = { [Kind in FactKind]?: Quantity };

interface Found extends Candidate {
  sentence: number;
}

const MAX_TEXT = 6_000;
const MAX_TOKENS = 1_500;
const MAX_PREFIX = 7;

/** Reads sentences: '2-4 players, 45 minutes, ages 8+'. Half-understood ones give nothing. */
export function proseFacts(text: string): Quantities {
  const tokens = tokensOf(text.slice(0, MAX_TEXT)).slice(0, MAX_TOKENS);
  const all = quantitiesIn(tokens);
  const players = all.filter(({ kind }) => kind === 'players');
  const counted = new Set(players.map(({ sentence }) => sentence));
  const ages = all.filter(({ kind, isBare, sentence }) => kind === 'age' && (!isBare || counted.has(sentence)));
  const told = new Set([...counted, ...ages.map(({ sentence }) => sentence)]);
  const times = all.filter(
    ({ kind, sentence }) => kind === 'time' && (told.has(sentence) || isOfPlay(tokens, sentence)),
  );
  const stated = {
    players: players.find(({ isSingle, min, max }) => !isSingle && min !== null && max !== null) ?? onlyOne(players),
    time: times.find(({ min, max }) => min !== null && max !== null && max < Infinity),
    age: ages.find(({ min, isBare }) => min !== null && !isBare) ?? ages.find(({ isBare }) => isBare),
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
  let understood = 0;
  for (let at = 0; at < tokens.length; at += 1) {
    if (SENTENCE_ENDS.has(tokens[at]?.text ?? '')) sentence = at + 1;
    if (!isNearNumber(tokens, at)) continue;
    const here = KINDS.flatMap((kind) => {
      const labelled = kind === 'time' ? null : labelledAt(tokens, at, kind);
      return [...languages().map((language) => quantityAt(tokens, at, language, kind)), labelled].flatMap((read) => {
        if (!read) return [];
        const candidate = { ...read, kind, start: at, isBare: kind === 'age' && isBareAge(tokens, at, read) };
        return isStated(tokens, candidate, understood) ? [{ ...candidate, sentence }] : [];
      });
    });
    const [longest] = here.toSorted((a, b) => b.end - a.end);
    if (!longest) continue;
    found.push(longest);
    understood = longest.end;
    at = longest.end - 1;
  }
  return found;
}

/** A quantity begins a few words before its first number. */
const isNearNumber = (tokens: readonly Token[], at: number): boolean =>
  tokens.slice(at, at + MAX_PREFIX).some(beginsNumber);

const KINDS = ['players', 'time', 'age'] as const;

/** 'ages 8+', 'Alter: ab 8', 'Spieler: 2-4, …': the label stands for the unit. */
function labelledAt(tokens: readonly Token[], at: number, kind: 'players' | 'age'): FoundQuantity | null {
  const isAge = kind === 'age';
  for (const language of languages()) {
    const label = afterPhrase(tokens, at, isAge ? language.words.ageLabel : language.words.playersLabel);
    const start = tokens[label]?.text === ':' ? label + 1 : label;
    if (label === at || (!isAge && start === label)) continue;
    const read = quantityAt(tokens, start, language, kind);
    if (read && (isAge || isClauseEdge(tokens, read.end)))
      return { ...read, hasUnit: true, isSingle: !isAge && read.isSingle };
  }
  return null;
}

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

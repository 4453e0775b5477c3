import { withoutTrailing } from '#server/platform/outbound/without-trailing.ts';
import { parsePlayerRange } from '#shared/games/player-range.ts';
import { parseAgeRange } from '#shared/games/age-range.ts';
import { afterPhrase, type Token, tokensOf } from '#shared/games/facts/fact-tokens.ts';
import { type FactKind, type Language, languages, parseQuantity, type Quantity } from '#shared/games/facts/quantity.ts';

/** What a label names, with the bound or the unit that it states itself: 'Min. Spieler', 'Spieldauer (Std.)'. */
export interface Label {
  kind: FactKind;
  bound: 'min' | 'max' | null;
  unit: 'hours' | 'months' | null;
}

const MAX_LABEL = 80;
const MAX_VALUE = 120;
const LABELS = [
  ['players', 'playersLabel'],
  ['time', 'timeLabel'],
  ['age', 'ageLabel'],
] as const;
const MARKS = new Set(['(', ')', '[', ']', ':', '.', '-', '/', '*', '#', '°', "'"]);
const LEAST = new Set(
  'ab|min|mín|minimum|mínimo|mínima|minimo|minima|minimal|minimale|minimalna|mindest|mindestanzahl|mind|mini|最低'.split(
    '|',
  ),
);
const MOST = new Set(
  'bis|max|máx|maximum|máximo|máxima|massimo|massima|maximal|maximale|maksymalna|maks|maxi|höchstanzahl|最大'.split(
    '|',
  ),
);

/** The fact that a text names if it is made of nothing but the words of such a label; null for every other text. */
export function labelOf(text: string): Label | null {
  if (text.length > MAX_LABEL) return null;
  const tokens = tokensOf(text);
  if (tokens.some((token) => !isLabelWord(token.text))) return null;
  for (const language of languages())
    for (const [kind, list] of LABELS) {
      const label = readLabel(tokens, language, kind, list);
      if (label) return label;
    }
  return null;
}

let vocabulary: ReadonlySet<string> | null = null;

/** Whether a word can be part of a label: nearly no line of a page has only such words. */
function isLabelWord(text: string): boolean {
  vocabulary ??= new Set(
    languages().flatMap(({ words }) =>
      [
        words.playersLabel,
        words.timeLabel,
        words.ageLabel,
        words.labelFillers,
        words.hours,
        words.minutes,
        words.years,
        words.months,
      ].flatMap((phrases) => [...phrases.values()].flat(2)),
    ),
  );
  return MARKS.has(text) || vocabulary.has(text);
}

function readLabel(
  tokens: readonly Token[],
  { words }: Language,
  kind: FactKind,
  list: (typeof LABELS)[number][1],
): Label | null {
  const label: Label = { kind, bound: null, unit: null };
  let isNamed = false;
  for (let at = 0; at < tokens.length;) {
    const text = tokens[at]?.text ?? '';
    const named = afterPhrase(tokens, at, words[list]);
    const hours = kind === 'time' ? afterPhrase(tokens, at, words.hours) : at;
    const months = kind === 'age' ? afterPhrase(tokens, at, words.months) : at;
    const unit = kind === 'time' ? afterPhrase(tokens, at, words.minutes) : afterPhrase(tokens, at, words.years);
    const filler = afterPhrase(tokens, at, words.labelFillers);
    const isUnit = tokens[at - 1]?.text === '(' || tokens[at - 1]?.text === 'in' || tokens[at - 1]?.text === 'en';
    const next = Math.max(named, hours, months, unit, filler, MARKS.has(text) ? at + 1 : at);
    if (next === at) return null;
    if (named === next) isNamed = true;
    if (hours === next && named < next) label.unit = 'hours';
    if (months === next && named < next) label.unit = 'months';
    if (LEAST.has(text) && !(isUnit && kind === 'time')) label.bound = 'min';
    if (MOST.has(text)) label.bound = 'max';
    at = next;
  }
  return isNamed ? label : null;
}

/** Whether both ends are stated, and differ. */
export const isRange = ({ min, max }: Quantity): boolean => min !== null && max !== null && min < max && max < Infinity;

/** Reads the value beside a label; null if it is not one quantity, such as '2 or 4'. */
export function valueOf(text: string, label: Label): Quantity | null {
  const plain = text.slice(0, MAX_VALUE).replace(/\([^()]*\)|\[[^[\]]*\]/g, ' ');
  const value = withoutTrailing(plain, ' \t\n\r.;,:').trim();
  const found = quantityIn(value, label.kind) ?? listOf(value, label.kind);
  if (!found) return null;
  const factor = /[^\d\s.,+–-]/.test(value) || label.unit === null ? 1 : label.unit === 'hours' ? 60 : 1 / 12;
  const scaled = (bound: number | null) => (bound === null ? null : Math.floor(bound * factor));
  const [min, max] = [scaled(found.min), scaled(found.max)];
  // 'Alter von - bis: 8 - 12'
  if (isRange({ min, max })) return { min, max };
  // A minimum age is one; of players and minutes both ends are needed.
  if (label.bound === 'min') return { min, max: label.kind === 'age' ? max : Infinity };
  return label.bound === 'max' ? { min: null, max } : { min, max };
}

function quantityIn(value: string, kind: FactKind): Quantity | null {
  if (kind === 'players') return parsePlayerRange(value) ?? parseQuantity(value, kind) ?? countInWords(value);
  if (kind === 'age') return parseAgeRange(value);
  return parseQuantity(value, kind);
}

/** 'solo', 'zwei Spieler': beside a label, a number in words is a count. */
function countInWords(value: string): Quantity | null {
  const tokens = tokensOf(value);
  for (const { numbers, words } of languages()) {
    const count = numbers.get(tokens[0]?.text ?? '');
    if (count !== undefined && afterPhrase(tokens, 1, words.players) === tokens.length)
      return { min: count, max: count };
  }
  return null;
}

/** Player counts one by one: '2, 3, 4'. */
function listOf(value: string, kind: FactKind): Quantity | null {
  const counts = kind === 'players' ? value.split(/[,|/;]/).map((part) => parsePlayerRange(part)) : [];
  const singles = counts.map((count) => (count && count.min === count.max ? count.min : Number.NaN));
  const isRun = singles.length > 2 && singles.every((count, at) => at === 0 || count === (singles[at - 1] ?? 0) + 1);
  return isRun ? { min: singles[0] ?? null, max: singles.at(-1) ?? null } : null;
}

import type { FactKind, Quantity } from '#shared/games/facts/quantity.ts';
import { isRange, type Label, labelOf, valueOf } from './label-facts.ts';
import { proseFacts, type Quantities } from './prose-facts.ts';

const MAX_LABEL_RUN = 6;
const MAX_SHORT_LINE = 60;
/** Marks between facts on one line: '2-4 players | 45 min', but not that of 'joueur·euse·s'. */
const MARKS = /[|•]|(?<!\p{L})·|·(?!\p{L})/u;

export interface SeenFacts {
  /** Beside, under or in the column of a label; the first of each kind. */
  labelled: Quantities;
  /** In sentences, and on lines of their own. */
  told: Quantities;
  /** Kinds with a label whose value was not understood. */
  unclear: ReadonlySet<FactKind>;
}

/** The facts of a game in the lines that a page shows. */
export function seenFacts(lines: readonly string[]): SeenFacts {
  const labelled: Quantities = {};
  const bounds = new Map<FactKind, Quantity>();
  const unclear = new Set<FactKind>();
  const add = (label: Label, value: Quantity) => {
    if (label.bound === null || label.kind === 'age' || isRange(value)) labelled[label.kind] ??= value;
    else bounds.set(label.kind, joined(bounds.get(label.kind), value, label.bound));
  };
  const parts = lines.flatMap((line) => (MARKS.test(line) ? line.split(MARKS) : [line])).map((line) => line.trim());
  for (let at = 0; at < parts.length; at += 1) {
    const line = parts[at] ?? '';
    const beside = besideLabel(line);
    if (beside?.value) add(beside.label, beside.value);
    else if (beside) unclear.add(beside.label.kind);
    if (beside) continue;
    const run = labelsFrom(parts, at);
    const texts = run.map((_, place) => parts[at + run.length + place] ?? '');
    const values = run.map((label, place) => valueOf(texts[place] ?? '', label));
    run.forEach((label, place) => {
      const value = values[place];
      if (value) add(label, value);
      else if (/\d/.test(texts[place] ?? '')) unclear.add(label.kind);
    });
    if (values.some((value) => value !== null)) at += run.length * 2 - 1;
  }
  for (const [kind, { min, max }] of bounds) if (min !== null) labelled[kind] ??= { min, max: max ?? Infinity };
  return { labelled, told: proseFacts(sentencesOf(parts)), unclear };
}

/** Short lines one after the other with a number each are facts of one thing, as in a list of symbols. */
const sentencesOf = (parts: readonly string[]): string =>
  parts.map((part) => (part.length <= MAX_SHORT_LINE && /\d/.test(part) ? `${part} |` : `${part}.`)).join(' ');

const joined = (before: Quantity | undefined, value: Quantity, bound: 'min' | 'max'): Quantity => ({
  min: bound === 'min' ? value.min : (before?.min ?? null),
  max: bound === 'max' ? value.max : (before?.max ?? null),
});

/** 'Players: 2-4', 'Spielerzahl 2 bis 4', 'Durée : une heure', 'プレイ人数 2～4人'. */
function besideLabel(line: string): { label: Label; value: Quantity | null } | null {
  const colon = line.search(/[:：]/);
  const number = line.search(/\d/);
  let unread: Label | null = null;
  for (const end of number === -1 ? [colon] : [colon, ...wordStarts(line, number)]) {
    if (end <= 0) continue;
    const label = labelOf(line.slice(0, end));
    if (!label) continue;
    const value = valueOf(line.slice(end).replace(/^[:：]/, ''), label);
    if (value) return { label, value };
    unread ??= end === colon ? label : null;
  }
  return unread && number !== -1 ? { label: unread, value: null } : null;
}

/** Where the value can begin: at the first number, or one to three words before it. */
function wordStarts(line: string, number: number): number[] {
  const starts = [number];
  for (let at = number - 1; at > 0 && starts.length < 4; at -= 1)
    if (line[at - 1] === ' ' && line[at] !== ' ') starts.push(at);
  return starts;
}

/** The labels that stand in consecutive lines, as in the head of a table. */
function labelsFrom(parts: readonly string[], start: number): Label[] {
  const run: Label[] = [];
  while (run.length < MAX_LABEL_RUN) {
    const label = labelOf((parts[start + run.length] ?? '').replace(/[:：]$/, ''));
    if (!label) break;
    run.push(label);
  }
  return run;
}

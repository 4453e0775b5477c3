import type { GuestBallot } from '#server/domain/votes/guest-ballot.ts';
import { type Typed, votesIn } from './guest-forms.ts';

/** The page of a guest is one form: whichever of its buttons is pressed, the server has all that was typed and ticked. */
const PARTS = {
  answer: /^(?:status|name|along|companions|arrival|brings|guestNote)$/,
  /** An answer that is given by a button of its own. */
  status: /^status$/,
  ballot: /^(?:ballot|veto|want--?\d+|teach--?\d+)$/,
  bring: /^(?:title|players|duration)$/,
} as const;
export type FormPart = keyof typeof PARTS;

/** What was typed, without the part that is saved by now. */
export const withoutPart = (typed: Typed, part: FormPart | null): Typed =>
  Object.fromEntries(Object.entries(typed).filter(([field]) => part === null || !PARTS[part].test(field)));

const only = (typed: Typed, part: FormPart): [string, string][] =>
  Object.entries(typed).filter(([field]) => PARTS[part].test(field));

/** What a guest says of the games. */
export type Marks = Pick<GuestBallot, 'approves' | 'teaches' | 'veto'>;

/** The ballot as it was ticked, where the form had one; games that were not in it are as they are kept. */
export function marksOf(ballot: Marks, typed: Typed): Marks {
  if (typed.ballot === undefined) return ballot;
  const shown = new Set(typed.ballot.split(',').map(Number));
  const { approves, teaches, veto } = votesIn(typed);
  const merged = (ticked: readonly number[], kept: readonly number[]) => [
    ...ticked.filter((number) => shown.has(number)),
    ...kept.filter((number) => !shown.has(number)),
  ];
  return { approves: merged(approves, ballot.approves), teaches: merged(teaches, ballot.teaches), veto };
}

/**
 * Whether something was typed or ticked that is not kept.
 * @param typed without the part that was saved
 * @param kept what the fields of the answer hold
 */
export function isUnsaved(typed: Typed, kept: Typed, ballot: Marks): boolean {
  const differs = ([field, text]: [string, string]) => text.trim() !== (kept[field] ?? '').trim();
  const marks = marksOf(ballot, typed);
  const same = (one: readonly number[], other: readonly number[]) =>
    one.length === other.length && one.every((number) => other.includes(number));
  return (
    only(typed, 'answer').some(differs) ||
    only(typed, 'bring').some(([, text]) => text.trim() !== '') ||
    !same(marks.approves, ballot.approves) ||
    !same(marks.teaches, ballot.teaches) ||
    marks.veto !== ballot.veto
  );
}

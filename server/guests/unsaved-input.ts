import type { GuestBallot } from '#server/nights/service.ts';
import { type Typed, votesIn } from './guest-forms.ts';

/** The guest's page is one form: every button submits all input. */
const PARTS = {
  answer: /^(?:status|name|along|companions|arrival|brings|guestNote)$/,
  /** Answer buttons. */
  status: /^status$/,
  /** The one that declines withdraws what is only for those who come. */
  declined: /^(?:status|arrival|brings)$/,
  ballot: /^(?:ballot|veto|want--?\d+|teach--?\d+)$/,
  bring: /^(?:title|players|duration)$/,
  comment: /^comment$/,
  /** Answers to dates, with the fields beside them. */
  dates: /^(?:d\d+|dateNote|shareNote|name|along|companions)$/,
} as const;
export type FormPart = keyof typeof PARTS;

/** The input without the part that has been saved. */
export const withoutPart = (typed: Typed, part: FormPart | null): Typed =>
  Object.fromEntries(Object.entries(typed).filter(([field]) => part === null || !PARTS[part].test(field)));

const only = (typed: Typed, part: FormPart): [string, string][] =>
  Object.entries(typed).filter(([field]) => PARTS[part].test(field));

/** A guest's marks on the games. */
export type Marks = Pick<GuestBallot, 'approves' | 'teaches' | 'veto'>;

/** The numbers of the games that a form shows; undefined for one without games. */
export const gamesShown = ({ ballot }: Typed): number[] | undefined => ballot?.split(',').map(Number);

/** The ballot with the form's marks; games missing from the form keep the stored ones. */
export function marksOf(ballot: Marks, typed: Typed): Marks {
  const games = gamesShown(typed);
  if (games === undefined) return ballot;
  const shown = new Set(games);
  const { approves, teaches, veto } = votesIn(typed);
  const merged = (ticked: readonly number[], saved: readonly number[]) => [
    ...ticked.filter((number) => shown.has(number)),
    ...saved.filter((number) => !shown.has(number)),
  ];
  return { approves: merged(approves, ballot.approves), teaches: merged(teaches, ballot.teaches), veto };
}

/** Whether input about dates differs from what is stored. @param saved the stored field values */
export const isUnsavedDates = (typed: Typed, saved: Typed): boolean =>
  (typed.dateNote !== undefined && (typed.shareNote ?? '') !== (saved.shareNote ?? '')) ||
  only(typed, 'dates').some(([field, text]) => text.trim() !== (saved[field] ?? '').trim());

/**
 * Whether the input differs from what is stored. @param typed without the saved part @param saved the stored field
 * values
 */
export function isUnsaved(typed: Typed, saved: Typed, ballot: Marks): boolean {
  const differs = ([field, text]: [string, string]) => text.trim() !== (saved[field] ?? '').trim();
  const marks = marksOf(ballot, typed);
  const same = (one: readonly number[], other: readonly number[]) =>
    one.length === other.length && one.every((number) => other.includes(number));
  return (
    only(typed, 'answer').some(differs) ||
    [...only(typed, 'bring'), ...only(typed, 'comment')].some(([, text]) => text.trim() !== '') ||
    !same(marks.approves, ballot.approves) ||
    !same(marks.teaches, ballot.teaches) ||
    marks.veto !== ballot.veto
  );
}

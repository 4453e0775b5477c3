/** One answer as somebody got it. */
export interface Answer {
  at: number;
  isWrite: boolean;
  /** Pages of guests, and lists and details of owners. */
  of: 'guests' | 'owners';
  isDone: boolean;
}

/** What owners and guests got while nothing could be written. */
export interface Outage {
  atSecond: number;
  /** From the last write that was acknowledged to the next one. */
  secondsWithoutWrites: number;
  listsRead: number;
  listsRefused: number;
  guestPagesRead: number;
  guestPagesRefused: number;
  /** From the last page that was read before to the next one, the longest of the outage. */
  secondsWithoutReads: number;
}

const WORTH_TELLING_MS = 2_000;

/** The times of a run without an acknowledged write that were longer than two seconds. @param began of the run, as the answers have it */
export function outagesIn(answers: readonly Answer[], began: number): Outage[] {
  const sorted = answers.toSorted((one, other) => one.at - other.at);
  const writes = sorted.filter(({ isWrite, isDone }) => isWrite && isDone).map(({ at }) => at);
  const gaps = writes.flatMap((from, place) => {
    const to = writes[place + 1] ?? from;
    return to - from > WORTH_TELLING_MS ? [{ from, to }] : [];
  });
  return gaps.map(({ from, to }) => {
    const reads = sorted.filter(({ at, isWrite }) => !isWrite && at > from && at < to);
    const count = (of: Answer['of'], isDone: boolean) =>
      reads.filter((one) => one.of === of && one.isDone === isDone).length;
    const moments = [from, ...reads.filter(({ isDone }) => isDone).map(({ at }) => at), to];
    const pauses = moments.slice(1).map((at, place) => at - (moments[place] ?? at));
    const seconds = (ms: number) => Math.round(ms / 100) / 10;
    return {
      atSecond: Math.round((from - began) / 1_000),
      secondsWithoutWrites: seconds(to - from),
      listsRead: count('owners', true),
      listsRefused: count('owners', false),
      guestPagesRead: count('guests', true),
      guestPagesRefused: count('guests', false),
      secondsWithoutReads: seconds(Math.max(...pauses)),
    };
  });
}

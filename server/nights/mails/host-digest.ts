/** An answer that the host has not been notified of. */
export interface UnreportedAnswer {
  createdAt: Date;
  /** Whether the guest was asked by mail and had not answered before. */
  endsSilence: boolean;
}

const MINUTE_MS = 60_000;
const DAY_MS = 86_400_000;
/** Answers come in bursts after a mail; half an hour collects most of them. */
const GATHER_MS = 30 * MINUTE_MS;
const GATHER_SHORT_MS = 5 * MINUTE_MS;

/**
 * When a digest is due: half an hour after the first unreported answer, five minutes on the last day and for a host who is told
 * on a device, at once when the last asked guest has answered. Changed answers and those of guests who joined on their own
 * are always collected.
 * @param isNobodySilent whether all invited guests have answered @param isToldOnDevice the host gets no mail of it
 */
export function digestDue(
  night: Date,
  unreported: readonly UnreportedAnswer[],
  { isNobodySilent, isToldOnDevice }: Readonly<Record<'isNobodySilent' | 'isToldOnDevice', boolean>>,
  now: Date,
): boolean {
  if (unreported.length === 0) return false;
  if (isNobodySilent && unreported.some(({ endsSilence }) => endsSilence)) return true;
  const first = Math.min(...unreported.map(({ createdAt }) => createdAt.getTime()));
  const isShort = isToldOnDevice || night.getTime() - now.getTime() < DAY_MS;
  const gather = isShort ? GATHER_SHORT_MS : GATHER_MS;
  return now.getTime() - first >= gather;
}

/** Comments never hurry: they are collected for half an hour from the first. */
export const commentsDue = (firstAt: Date, now: Date): boolean => now.getTime() - firstAt.getTime() >= GATHER_MS;

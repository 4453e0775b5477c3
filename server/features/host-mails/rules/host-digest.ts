/** An answer of which the host was not told yet. */
export interface UnreportedAnswer {
  createdAt: Date;
  /** Whether it ends the silence of somebody who was asked by mail. */
  endsSilence: boolean;
}

const MINUTE_MS = 60_000;
const DAY_MS = 86_400_000;
/** Answers come in bursts after a mail: half an hour gathers most of a burst. On the last day the host is cooking. */
const GATHER_MS = 30 * MINUTE_MS;
const GATHER_LAST_DAY_MS = 5 * MINUTE_MS;

/**
 * Whether the host is to be told now: half an hour after the first answer of which they do not know, five minutes on the
 * last day, and at once where the last silent guest who was asked has answered. An answer that is merely changed, or of
 * somebody who put themselves on the list, is gathered: else each would be a mail.
 * @param isNobodySilent whether everybody on the list has answered
 */
export function digestDue(
  night: Date,
  unreported: readonly UnreportedAnswer[],
  isNobodySilent: boolean,
  now: Date,
): boolean {
  if (unreported.length === 0) return false;
  if (isNobodySilent && unreported.some(({ endsSilence }) => endsSilence)) return true;
  const first = Math.min(...unreported.map(({ createdAt }) => createdAt.getTime()));
  const gather = night.getTime() - now.getTime() < DAY_MS ? GATHER_LAST_DAY_MS : GATHER_MS;
  return now.getTime() - first >= gather;
}

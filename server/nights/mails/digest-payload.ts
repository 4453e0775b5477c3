import * as z from 'zod';

/** Ids after the last reported row, up to the last one to report; both 0 for none. */
export interface DigestRange {
  after: number;
  upTo: number;
}

export const NOTHING: DigestRange = { after: 0, upTo: 0 };

/** Ids of answers, and of comments: after the first, up to the second. */
export const digestPayload = z.object({
  after: z.int(),
  upTo: z.int(),
  commentsAfter: z.int().default(0),
  commentsUpTo: z.int().default(0),
});
export type DigestPayload = z.output<typeof digestPayload>;

/** What a newer range adds to one that was not sent yet. */
export const joinRanges = (pending: DigestRange, newer: DigestRange): DigestRange =>
  pending.upTo === 0 ? newer : newer.upTo === 0 ? pending : { after: pending.after, upTo: newer.upTo };

export const rangesOf = ({ after, upTo, commentsAfter, commentsUpTo }: DigestPayload) => ({
  answers: { after, upTo },
  comments: { after: commentsAfter, upTo: commentsUpTo },
});

export const payloadOf = (answers: DigestRange, comments: DigestRange): DigestPayload => ({
  ...answers,
  commentsAfter: comments.after,
  commentsUpTo: comments.upTo,
});

/** Each digest once. Those without comments have the name that they had before there were any. */
export const occurrenceOf = ({ upTo, commentsUpTo }: DigestPayload): string =>
  commentsUpTo === 0 ? String(upTo) : `${upTo} ${commentsUpTo}`;

/** From the first answer or comment that was not reported. */
export function mergeDigests(pending: DigestPayload, newer: DigestPayload): DigestPayload {
  const before = rangesOf(pending);
  const since = rangesOf(newer);
  return payloadOf(joinRanges(before.answers, since.answers), joinRanges(before.comments, since.comments));
}

import { momentText } from '#client/lib/reader-time.ts';
import type { AdminMail } from '#shared/admin/mails-contract.ts';

export const STATE_LABELS: Record<AdminMail['state'], string> = {
  failed: 'Failed',
  waiting: 'Waiting',
  held: 'Held',
  sent: 'Sent',
  dropped: 'Dropped',
};

/** 'host_digest' as 'Host digest'. */
export const kindText = (kind: AdminMail['kind']): string =>
  `${kind[0]?.toUpperCase()}${kind.slice(1).replaceAll('_', ' ')}`;

/** When it was sent, or is tried next. */
export function whenText({ state, attempts, createdAt, dueAt, sentAt }: AdminMail): string {
  if (sentAt) return `Sent ${momentText(sentAt)}.`;
  const tried = attempts === 0 ? 'Not tried yet' : attempts === 1 ? 'Tried once' : `Tried ${attempts} times`;
  if (state === 'waiting' || state === 'held') return `${tried}, next ${momentText(dueAt)}.`;
  return `${tried}, made ${momentText(createdAt)}.`;
}

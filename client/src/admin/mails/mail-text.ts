import { momentText } from '#client/lib/reader-time.ts';
import type { AdminMail } from '#shared/admin/mails-contract.ts';
import { t } from '#client/admin/words/words.ts';

export const STATE_LABELS: Record<AdminMail['state'], string> = {
  failed: t('Failed'),
  waiting: t('Waiting'),
  held: t('Held'),
  sent: t('Sent'),
  dropped: t('Dropped'),
};

/** Where none is in that state. */
export const NO_MAIL: Record<AdminMail['state'], string> = {
  failed: t('No mail is failed'),
  waiting: t('No mail is waiting'),
  held: t('No mail is held'),
  sent: t('No mail is sent'),
  dropped: t('No mail is dropped'),
};

export const KIND_LABELS: Record<AdminMail['kind'], string> = {
  invitation: t('Invitation'),
  answer_received: t('Answer received'),
  changed: t('Changed'),
  cancelled: t('Cancelled'),
  reminder: t('Reminder'),
  nudge: t('Nudge'),
  seat_offered: t('Seat offered'),
  host_digest: t('Host digest'),
  verify_account: t('Verify account'),
  account_exists: t('Account exists'),
  no_account: t('No account'),
  passkey_added: t('Passkey added'),
  passkey_removed: t('Passkey removed'),
  results: t('Results'),
  host_invitation: t('Host invitation'),
  join_confirmation: t('Join confirmation'),
  confirm_sender: t('Confirm sender'),
  message: t('Message'),
  comments: t('Comments'),
  date_options: t('Date options'),
  date_options_added: t('Date options added'),
  date_set: t('Date set'),
  date_reopened: t('Date reopened'),
  host_date_needed: t('Host date needed'),
  host_date_set: t('Host date set'),
  host_dates_answered: t('Host dates answered'),
  host_reminder: t('Host reminder'),
  vote_request: t('Vote request'),
  loan_overdue: t('Loan overdue'),
  loan_due: t('Loan due'),
  award_vote: t('Award vote'),
};

/** When it was sent, or is tried next. */
export function whenText({ state, attempts, createdAt, dueAt, sentAt }: AdminMail): string {
  if (sentAt) return t('Sent {moment}.', { moment: momentText(sentAt) });
  if (state === 'waiting' || state === 'held')
    return t('{attempts, plural, =0 {Not tried yet} =1 {Tried once} other {Tried # times}}, next {moment}.', {
      attempts,
      moment: momentText(dueAt),
    });
  return t('{attempts, plural, =0 {Not tried yet} =1 {Tried once} other {Tried # times}}, made {moment}.', {
    attempts,
    moment: momentText(createdAt),
  });
}

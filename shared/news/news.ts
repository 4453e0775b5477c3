import type { GuestNotice, HostNotice, MailKind, NewsKind, NoticeKind } from '#shared/enums.ts';

/** `person`: whom an account, an organization or a loan is about. */
type Audience = 'guests' | 'host' | 'person' | 'channels';

interface News {
  audience: readonly Audience[];
  /** The mails that tell it, each by what its reader knows so far. */
  mails: readonly MailKind[];
  /** The kind of notice by which a device tells it instead; null if it is always mailed. */
  notice: NoticeKind | null;
}

const toGuests = (mails: readonly MailKind[], notice: GuestNotice | null = null): News => ({
  audience: ['guests'],
  mails,
  notice,
});
const toHost = (mails: readonly MailKind[], notice: HostNotice): News => ({ audience: ['host'], mails, notice });
const toPerson = (...mails: readonly MailKind[]): News => ({ audience: ['person'], mails, notice: null });
const andToChannels = (news: News): News => ({ ...news, audience: [...news.audience, 'channels'] });

/**
 * What is told, each declared once: to whom, and by which ways. Mails, notices and posts to channels are three writers of it. What
 * is told to one person is a row of `mails` on every way, with one budget (`mail-budget.ts`); channels have rows of their own.
 */
export const NEWS = {
  'night.planned': andToChannels({ audience: [], mails: [], notice: null }),
  'night.invited': toGuests(['invitation', 'date_options']),
  'night.dates_added': toGuests(['date_options_added'], 'dates'),
  'night.date_set': andToChannels(toGuests(['date_set'], 'dates')),
  'night.date_reopened': toGuests(['date_reopened'], 'changes'),
  'night.moved': andToChannels(toGuests(['changed'], 'changes')),
  'night.cancelled': andToChannels(toGuests(['cancelled'], 'changes')),
  'night.soon': toGuests(['reminder'], 'reminders'),
  'night.asked_again': toGuests(['nudge']),
  'night.message': toGuests(['message']),
  'night.comments': toGuests(['comments']),
  'night.votes_asked': toGuests(['vote_request']),
  'night.results': andToChannels(toGuests(['results'])),
  'seat.offered': toGuests(['seat_offered'], 'seats'),
  'answer.saved': toGuests(['answer_received', 'join_confirmation']),
  'host.answers': toHost(['host_digest', 'host_dates_answered'], 'answers'),
  'host.dates': toHost(['host_date_needed', 'host_date_set'], 'dates'),
  'host.tomorrow': toHost(['host_reminder'], 'tomorrow'),
  'loan.overdue': toHost(['loan_overdue'], 'loans'),
  'loan.due': toPerson('loan_due'),
  'awards.vote': toPerson('award_vote'),
  'organization.asks': toPerson('host_invitation'),
  'account.passkey': toPerson('passkey_added', 'passkey_removed'),
  'account.address': toPerson('verify_account', 'account_exists', 'no_account', 'confirm_sender'),
} as const satisfies Record<NewsKind, News> & Record<string, News>;

const newsOf = new Map<MailKind, News>(Object.values(NEWS).flatMap((news) => news.mails.map((kind) => [kind, news])));

/** The kind of notice that can take the place of a mail, and whose devices tell it; null if it is always mailed. */
export function noticeOf(kind: MailKind): { notice: NoticeKind; isToHost: boolean } | null {
  const news = newsOf.get(kind);
  return news?.notice ? { notice: news.notice, isToHost: news.audience.includes('host') } : null;
}

import { dateText } from '#client/lib/reader-time.ts';
import { sizeText } from '#client/lib/number-text.ts';
import type { AdminPersonDetails } from '#shared/admin/people-contract.ts';
import { PLAN_NAMES } from '#shared/limits/plan-limits.ts';
import { t } from '#client/admin/words/words.ts';

/** What the panel of an account lists: term and fact. */
export function personFacts(person: AdminPersonDetails): (readonly [term: string, fact: string])[] {
  const { mails, openReports } = person;
  return [
    [t('Kind'), kindText(person)],
    [t('Since'), dateText(person.createdAt)],
    [t('Last seen'), person.lastSeen ? dateText(person.lastSeen) : t('Signed out everywhere')],
    [t('Plan'), planText(person)],
    [
      t('Holds'),
      t(
        '{games, plural, one {# game} other {# games}}, {plays, plural, one {# play} other {# plays}}, {nights, plural, one {# night} other {# nights}}',
        { games: person.games, plays: person.plays, nights: person.nights },
      ),
    ],
    [t('Pictures'), sizeText(person.pictureBytes)],
    [
      t('Signed in'),
      t('{devices, plural, one {# device} other {# devices}}, {tokens, plural, one {# token} other {# tokens}}', {
        devices: person.sessions,
        tokens: person.tokens,
      }),
    ],
    [
      t('Mails'),
      t('{waiting} waiting, {failed} failed, {sent} sent', {
        waiting: mails.waiting + mails.held,
        failed: mails.failed,
        sent: mails.sent,
      }),
    ],
    ...(openReports > 0 ? [[t('Reports'), t('{count} open', { count: openReports })] as const] : []),
  ];
}

function kindText({ accountType, isVerified }: AdminPersonDetails): string {
  if (accountType === 'organization') return isVerified ? t('Organization') : t('Organization, address not confirmed');
  return isVerified ? t('Person') : t('Person, address not confirmed');
}

function planText({ plan, givenPlan, planUntil, paidPlan, trialEndsAt }: AdminPersonDetails): string {
  const parts = [
    givenPlan !== 'free' &&
      (planUntil ? t('given until {date}', { date: dateText(planUntil) }) : t('given without an end')),
    paidPlan && t('pays for {plan}', { plan: PLAN_NAMES[paidPlan] }),
    trialEndsAt && trialEndsAt > new Date() && t('trial until {date}', { date: dateText(trialEndsAt) }),
  ].filter(Boolean);
  return parts.length > 0 ? `${PLAN_NAMES[plan]} (${parts.join(', ')})` : PLAN_NAMES[plan];
}

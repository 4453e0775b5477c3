import { dateText } from '#client/lib/reader-time.ts';
import { countText, sizeText } from '#client/lib/number-text.ts';
import type { AdminPersonDetails } from '#shared/admin/people-contract.ts';
import { PLAN_NAMES } from '#shared/limits/plan-limits.ts';

/** What the panel of an account lists: term and fact. */
export function personFacts(person: AdminPersonDetails): (readonly [term: string, fact: string])[] {
  const { mails, openReports } = person;
  const kind = person.accountType === 'organization' ? 'Organization' : 'Person';
  return [
    ['Kind', person.isVerified ? kind : `${kind}, address not confirmed`],
    ['Since', dateText(person.createdAt)],
    ['Last seen', person.lastSeen ? dateText(person.lastSeen) : 'Signed out everywhere'],
    ['Plan', planText(person)],
    [
      'Holds',
      [countText(person.games, 'game'), countText(person.plays, 'play'), countText(person.nights, 'night')].join(', '),
    ],
    ['Pictures', sizeText(person.pictureBytes)],
    ['Signed in', `${countText(person.sessions, 'device')}, ${countText(person.tokens, 'token')}`],
    ['Mails', `${mails.waiting + mails.held} waiting, ${mails.failed} failed, ${mails.sent} sent`],
    ...(openReports > 0 ? [['Reports', `${openReports} open`] as const] : []),
  ];
}

function planText({ plan, givenPlan, planUntil, paidPlan, trialEndsAt }: AdminPersonDetails): string {
  const parts = [
    givenPlan !== 'free' && `given ${planUntil ? `until ${dateText(planUntil)}` : 'without an end'}`,
    paidPlan && `pays for ${PLAN_NAMES[paidPlan]}`,
    trialEndsAt && trialEndsAt > new Date() && `trial until ${dateText(trialEndsAt)}`,
  ].filter(Boolean);
  return parts.length > 0 ? `${PLAN_NAMES[plan]} (${parts.join(', ')})` : PLAN_NAMES[plan];
}

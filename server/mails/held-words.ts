import type { Plan } from '#shared/enums.ts';
import { MAIL_BUDGET_HOURS, type ReachedLimit } from '#shared/rules/mails/mail-budget.ts';
import { PLAN_NAMES } from '#shared/rules/plans/plan-limits.ts';

/** Why a mail waits, for the host. It does not say whose mails used up a recipient's budget. */
export function heldWords({ limit, allowed, plan }: ReachedLimit & { plan: Plan }): string {
  if (limit === 'recipient') return `This address was sent enough mails for ${MAIL_BUDGET_HOURS} hours.`;
  const what = limit === 'invitations' ? 'invitations' : 'mails to guests';
  return `${PLAN_NAMES[plan]} sends at most ${allowed} ${what} in ${MAIL_BUDGET_HOURS} hours.`;
}

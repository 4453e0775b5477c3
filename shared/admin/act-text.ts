import { PLAN_NAMES } from '#shared/limits/plan-limits.ts';
import type { AdminActRow } from './acts-contract.ts';

/** One sentence for what an administrator did: 'ana@example.org gave ben@example.org Premium until 2027-01-01.' */
export function actText({ by, act, accountId, account, details }: AdminActRow): string {
  const who = by ?? 'A command on the server';
  const whom = account ?? (accountId === null ? 'nobody' : `account ${accountId} (deleted)`);
  const whose = account === null && accountId === null ? 'of nobody' : `of ${whom}`;
  switch (act) {
    case 'plan_given':
      return `${who} gave ${whom} ${planText(details)}.`;
    case 'disabled':
      return `${who} disabled ${whom}.`;
    case 'enabled':
      return `${who} enabled ${whom}.`;
    case 'payments_paused':
      return `${who} had Stripe pause the payments of ${whom}.`;
    case 'payments_resumed':
      return `${who} had Stripe resume the payments of ${whom}.`;
    case 'payments_unchanged':
      return `${who} asked Stripe in vain to ${details['wanted']} the payments of ${whom}.`;
    case 'deleted':
      return `${who} deleted ${whom}.`;
    case 'mail_sent_again':
      return `${who} had mail ${details['mail']} ${whose} sent again.`;
    case 'mail_stopped':
      return `${who} stopped mail ${details['mail']} ${whose}.`;
    case 'mail_tested':
      return `${who} sent a test mail.`;
    case 'link_made':
      return `${who} made a sign-up link for ${details['uses']} and ${details['days']}.`;
    case 'link_deleted':
      return `${who} deleted a sign-up link.`;
    case 'report_closed':
      return `${who} closed report ${details['report']} about ${whom}.`;
    case 'report_opened':
      return `${who} opened report ${details['report']} about ${whom} again.`;
  }
}

function planText({ plan = 'free', until }: AdminActRow['details']): string {
  const name = PLAN_NAMES[plan as keyof typeof PLAN_NAMES];
  return until === undefined ? name : `${name} until ${until}`;
}

import { PLAN_NAMES } from '#shared/limits/plan-limits.ts';
import { t } from '#shared/words/words.ts';
import type { AdminActRow } from './acts-contract.ts';

/** One sentence for what an administrator did: 'ana@example.org gave ben@example.org Premium until 2027-01-01.' */
export function actText({ by, act, accountId, account, details }: AdminActRow): string {
  const who = by ?? t('A command on the server');
  const whom = account ?? (accountId === null ? t('nobody') : t('account {id} (deleted)', { id: accountId }));
  switch (act) {
    case 'plan_given':
      return t('{who} gave {whom} {plan}.', { who, whom, plan: planText(details) });
    case 'disabled':
      return t('{who} disabled {whom}.', { who, whom });
    case 'enabled':
      return t('{who} enabled {whom}.', { who, whom });
    case 'payments_paused':
      return t('{who} had Stripe pause the payments of {whom}.', { who, whom });
    case 'payments_resumed':
      return t('{who} had Stripe resume the payments of {whom}.', { who, whom });
    case 'payments_unchanged':
      return details['wanted'] === 'resume'
        ? t('{who} asked Stripe in vain to resume the payments of {whom}.', { who, whom })
        : t('{who} asked Stripe in vain to pause the payments of {whom}.', { who, whom });
    case 'deleted':
      return t('{who} deleted {whom}.', { who, whom });
    case 'mail_sent_again':
      return t('{who} had mail {mail} of {whom} sent again.', { who, mail: String(details['mail']), whom });
    case 'mail_stopped':
      return t('{who} stopped mail {mail} of {whom}.', { who, mail: String(details['mail']), whom });
    case 'mail_tested':
      return t('{who} sent a test mail.', { who });
    case 'link_made':
      return t(
        '{who} made a sign-up link for {uses, plural, one {# account} other {# accounts}} and {days, plural, one {# day} other {# days}}.',
        { who, uses: numberIn(details['uses']), days: numberIn(details['days']) },
      );
    case 'link_deleted':
      return t('{who} deleted a sign-up link.', { who });
    case 'report_closed':
      return t('{who} closed report {report} about {whom}.', { who, report: String(details['report']), whom });
    case 'report_opened':
      return t('{who} opened report {report} about {whom} again.', { who, report: String(details['report']), whom });
  }
}

/** 3 of '3 accounts'. */
const numberIn = (counted: unknown): number => Number.parseInt(String(counted), 10);

function planText({ plan = 'free', until }: AdminActRow['details']): string {
  const name = PLAN_NAMES[plan as keyof typeof PLAN_NAMES];
  return until === undefined ? name : t('{plan} until {until}', { plan: name, until });
}

import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { MAIL_KINDS, PLANS } from '#shared/enums.ts';
import { type BudgetedMail, MAIL_BUDGET, MAIL_KIND_RULES, reachedLimit, type SentMails } from './mail-budget.ts';
import { PLAN_LIMITS } from '#shared/limits/plan-limits.ts';

const OLD = new Date('2026-01-01T12:00:00Z');
const none: SentMails = { byRecipient: [], byAccount: [] };
const mail = (changes: Partial<BudgetedMail> = {}): BudgetedMail => ({
  userId: 1,
  recipient: 'bea',
  kind: 'changed',
  ...changes,
});
const sent = (count: number, of: Partial<BudgetedMail> = {}, since = OLD): SentMails => {
  const one = { ...mail(of), count, oldest: since };
  return { byRecipient: [one], byAccount: [one] };
};

describe('a mail is allowed', () => {
  test('if nothing was sent', () => {
    for (const kind of MAIL_KINDS)
      for (const plan of PLANS) expect(reachedLimit(mail({ kind }), none, plan)).toBeNull();
  });

  test('until a recipient reaches the limit for one host; a cancellation is allowed after that', () => {
    const { host, cancellations } = MAIL_BUDGET.recipientOfHost;
    expect(reachedLimit(mail(), sent(host - 1), 'free')).toBeNull();
    expect(reachedLimit(mail(), sent(host), 'free')).toEqual({ limit: 'recipient', allowed: host, since: OLD });
    expect(reachedLimit(mail({ kind: 'cancelled' }), sent(host), 'free')).toBeNull();
    expect(reachedLimit(mail({ kind: 'cancelled' }), sent(host + cancellations), 'free')?.limit).toBe('recipient');
  });

  test('until a recipient reaches the limit for all hosts', () => {
    const { hosts } = MAIL_BUDGET.recipient;
    expect(reachedLimit(mail({ userId: 2 }), sent(hosts - 1), 'free')).toBeNull();
    expect(reachedLimit(mail({ userId: 2 }), sent(hosts), 'free')?.limit).toBe('recipient');
    expect(reachedLimit(mail({ userId: null, kind: 'cancelled' }), sent(hosts + 4), 'free')?.limit).toBe('recipient');
  });

  test('until a recipient reaches the limit for new hosts; known hosts may still send', () => {
    const { newHosts } = MAIL_BUDGET.recipient;
    const strangers = sent(newHosts, { isNewHost: true });
    for (const kind of ['invitation', 'answer_received'] as const) {
      const one = mail({ userId: 2, kind });
      expect(reachedLimit({ ...one, isNewHost: true }, strangers, 'free')?.limit).toBe('recipient');
      expect(reachedLimit(one, strangers, 'free')).toBeNull();
      expect(reachedLimit({ ...one, isNewHost: true }, sent(newHosts), 'free')).toBeNull();
    }
  });

  test.each(PLANS)('until an account on %s reaches the limit of its plan', (plan) => {
    const { guestsANight } = PLAN_LIMITS[plan];
    const { invitationLists, lists } = MAIL_BUDGET.account;
    const invitations = sent(invitationLists * guestsANight, { kind: 'invitation', recipient: 'others' });
    const invitation = mail({ kind: 'invitation' });
    expect(reachedLimit(invitation, invitations, plan)?.limit).toBe('invitations');
    expect(reachedLimit(mail(), invitations, plan)).toBeNull();
    expect(reachedLimit(mail(), sent(lists * guestsANight, { recipient: 'others' }), plan)?.limit).toBe('account');
  });

  test.each(PLANS)(
    'until two full lists of entered addresses got a confirmation request on %s; other mails are still allowed',
    (plan) => {
      const most = MAIL_BUDGET.account.joinLists * PLAN_LIMITS[plan].guestsANight;
      const typed = (count: number) => sent(count, { kind: 'join_confirmation', recipient: 'others' });
      const one = mail({ kind: 'join_confirmation' });
      expect(reachedLimit(one, typed(most - 1), plan)).toBeNull();
      expect(reachedLimit(one, typed(most), plan)?.limit).toBe('account');
      expect(reachedLimit(mail({ kind: 'answer_received' }), typed(most), plan)).toBeNull();
    },
  );

  test('regardless of confirmations of answers, which have a limit of their own', () => {
    const answers = sent(MAIL_BUDGET.recipientOfHost.answers, { kind: 'answer_received' });
    expect(reachedLimit(mail(), answers, 'free')).toBeNull();
    expect(reachedLimit(mail({ kind: 'answer_received' }), answers, 'free')?.limit).toBe('recipient');
  });
});

test('for any order of requests, the number of mails never exceeds the budget', () => {
  const { hosts, cancellations } = MAIL_BUDGET.recipient;
  const anyMail = fc.record({
    userId: fc.constantFrom(1, 2, 3, 4, null),
    recipient: fc.constantFrom('bea', 'cai'),
    kind: fc.constantFrom(...MAIL_KINDS),
  });
  fc.assert(
    fc.property(fc.array(anyMail, { maxLength: 200, size: 'max' }), (mails) => {
      const out: { [L in keyof SentMails]: SentMails[L][number][] } = { byRecipient: [], byAccount: [] };
      for (const one of mails) {
        if (reachedLimit(one, out, 'premium_plus')) continue;
        out.byRecipient.push({ ...one, count: 1, oldest: OLD });
        out.byAccount.push({ ...one, count: 1, oldest: OLD });
      }
      for (const person of ['bea', 'cai']) {
        const theirs = out.byRecipient.filter(({ recipient }) => recipient === person);
        const fromHosts = theirs.filter(({ kind }) => ['host', 'answer'].includes(MAIL_KIND_RULES[kind].pool));
        expect(fromHosts.length).toBeLessThanOrEqual(hosts + cancellations);
        const aboutAccounts = theirs.filter(({ kind }) => MAIL_KIND_RULES[kind].pool === 'account');
        expect(aboutAccounts.length).toBeLessThanOrEqual(MAIL_BUDGET.recipient.account);
      }
    }),
  );
});

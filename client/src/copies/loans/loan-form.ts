import type { Loan, NewLoan } from '#shared/games/loans/loans-contract.ts';
import type { LoanDirection } from '#shared/enums.ts';
import { daysLater } from '#shared/time/repeating-nights.ts';

/** The fields of 'Lend' as they are typed; blank for none. */
export interface LoanFields {
  personName: string;
  /** Id of a copy. */
  copyId: string;
  email: string;
  since: string;
  until: string;
  remindsOwner: boolean;
  remindsBorrower: boolean;
}

const USUAL_DAYS = 14;

/** A new loan lasts two weeks from today unless it is changed. @param today YYYY-MM-DD */
export const fieldsOf = (loan: Loan | undefined, today: string): LoanFields => ({
  personName: loan?.personName ?? '',
  copyId: String(loan?.copyId ?? ''),
  email: loan?.email ?? '',
  since: loan?.since ?? today,
  until: loan ? (loan.until ?? '') : daysLater(today, USUAL_DAYS),
  remindsOwner: loan?.remindsOwner ?? true,
  remindsBorrower: loan?.remindsBorrower ?? false,
});

/** The request body. Without an address or a last day no mail is sent. */
export function loanOf(fields: LoanFields, direction: LoanDirection): NewLoan {
  const email = direction === 'lent' ? fields.email.trim() || null : null;
  const until = fields.until || null;
  const remindsBorrower = fields.remindsBorrower && email !== null && until !== null;
  const copyId = direction === 'lent' ? Number(fields.copyId) || null : null;
  return { ...fields, direction, copyId, email, until, remindsBorrower };
}

import * as z from 'zod/mini';
import { LOAN_DIRECTIONS } from '#shared/enums.ts';
import { MAX_DAY_LENGTH, MAX_NAME_LENGTH } from '#shared/limits/limits.ts';
import { isCalendarDay } from '#shared/time/repeating-nights.ts';
import { contract } from '#shared/contract/contract.ts';
import { emailAddress, idParams, moment, requiredText } from '#shared/contract/fields.ts';
import { t } from '#shared/words/words.ts';

const day = z.string().check(z.maxLength(MAX_DAY_LENGTH), z.refine(isCalendarDay, t('Please choose a day')));

/** A game that is lent or borrowed. Days are YYYY-MM-DD, in the owner's time zone. */
export const loan = z.object({
  id: z.int(),
  gameId: z.int(),
  /** The copy that it is about; null if that is not known. */
  copyId: z.nullable(z.int()),
  /** At least 1; a game is away once as many of its loans are open. */
  copiesOfGame: z.int(),
  direction: z.enum(LOAN_DIRECTIONS),
  /** The borrower, or the lender. */
  personName: z.string(),
  email: z.nullable(z.string()),
  since: z.string(),
  /** The last day; null if none was agreed. */
  until: z.nullable(z.string()),
  /** Null while the loan is open. */
  returnedOn: z.nullable(z.string()),
  remindsOwner: z.boolean(),
  remindsBorrower: z.boolean(),
  createdAt: moment,
});
export type Loan = z.output<typeof loan>;

const fields = {
  personName: requiredText(MAX_NAME_LENGTH, t('Please say who')),
  email: z.nullable(emailAddress(t('Please enter a valid email address'))),
  since: day,
  until: z.nullable(day),
  /** Whether the owner gets a mail once the last day is over, at most once a week. */
  remindsOwner: z._default(z.boolean(), true),
  /** Whether the borrower is asked by one mail, the day before the last one. */
  remindsBorrower: z._default(z.boolean(), false),
};
type Facts = { since: string; until: string | null; email: string | null; remindsBorrower: boolean };

const inOrder = z.refine<Facts>(({ since, until }) => until === null || until >= since, {
  error: t('This is before the first day'),
  path: ['until'],
});
const reachable = z.refine<Facts>(({ email, remindsBorrower }) => !remindsBorrower || email !== null, {
  error: t('Please enter the address to which the mail goes'),
  path: ['email'],
});
const due = z.refine<Facts>(({ until, remindsBorrower }) => !remindsBorrower || until !== null, {
  error: t('Please choose the last day, so that the mail goes out the day before'),
  path: ['until'],
});

export const loanChange = z.object(fields).check(inOrder, reachable, due);
const newFields = { ...fields, direction: z.enum(LOAN_DIRECTIONS), copyId: z._default(z.nullable(z.int()), null) };
export const newLoan = z.object(newFields).check(
  inOrder,
  reachable,
  due,
  z.refine(({ direction, remindsBorrower }) => direction === 'lent' || !remindsBorrower, {
    error: t('Only who has a game of yours can be asked for it'),
    path: ['remindsBorrower'],
  }),
  z.refine(({ direction, copyId }) => direction === 'lent' || copyId === null, {
    error: t('Only a copy of yours can be named'),
    path: ['copyId'],
  }),
);
export type LoanChange = z.output<typeof loanChange>;
export type NewLoan = z.output<typeof newLoan>;

export const listLoans = contract({
  method: 'get',
  path: '/api/loans',
  summary: "The owner's open loans: what is lent and what is borrowed, those that are due first",
  access: 'owner',
  status: 200,
  response: z.array(loan),
});

export const addLoan = contract({
  method: 'post',
  path: '/api/games/:id/loans',
  summary: 'Writes down that an owned game or one of its copies is lent, or that one on another list is borrowed',
  access: 'owner',
  params: idParams,
  body: newLoan,
  status: 201,
  response: loan,
  refusals: ['loan_open', 'lend_owned_only', 'borrow_unowned_only', 'email_unverified'],
});

export const listReturnedLoans = contract({
  method: 'get',
  path: '/api/games/:id/loans',
  summary: 'The returned loans of a game, the latest first',
  access: 'owner',
  params: idParams,
  status: 200,
  response: z.array(loan),
});

/** A planned night that has the game on its list. */
const nightOfGame = z.object({
  id: z.int(),
  title: z.string(),
  /** The day on which it begins, YYYY-MM-DD in its time zone. */
  day: z.string(),
});
export type NightOfGame = z.output<typeof nightOfGame>;

export const listNightsOfGame = contract({
  method: 'get',
  path: '/api/games/:id/nights',
  summary: 'Planned nights with a date that have the game on their list, the next one first',
  access: 'owner',
  params: idParams,
  status: 200,
  response: z.array(nightOfGame),
});

export const changeLoan = contract({
  method: 'put',
  path: '/api/loans/:id',
  summary: 'Changes an open loan',
  access: 'owner',
  params: idParams,
  body: loanChange,
  status: 200,
  response: loan,
  refusals: ['email_unverified'],
});

export const endLoan = contract({
  method: 'post',
  path: '/api/loans/:id/return',
  summary: 'The game is back, or given back; saying so again changes nothing',
  access: 'owner',
  params: idParams,
  body: z.object({ on: day }),
  status: 200,
  response: loan,
});

export const reopenLoan = contract({
  method: 'delete',
  path: '/api/loans/:id/return',
  summary: 'Takes a return back',
  access: 'owner',
  params: idParams,
  status: 200,
  response: loan,
  refusals: ['loan_open'],
});

export const deleteLoan = contract({
  method: 'delete',
  path: '/api/loans/:id',
  summary: 'Deletes a loan, as if it had never been',
  access: 'owner',
  params: idParams,
  status: 204,
});

export const loanContracts = [
  listLoans,
  addLoan,
  listReturnedLoans,
  listNightsOfGame,
  changeLoan,
  endLoan,
  reopenLoan,
  deleteLoan,
];

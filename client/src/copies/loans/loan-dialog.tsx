import { useMutation, useQuery } from '@tanstack/react-query';
import { Handshake } from 'lucide-react';
import { useId } from 'react';
import { Controller, useForm, useWatch } from 'react-hook-form';
import { copiesQuery } from '../api.ts';
import { copiesByName } from '../copies-by-name.ts';
import { addLoan, changeLoan } from './api.ts';
import { closeLoan } from './loan-dialog-view.ts';
import { loanFailed, loanSaved } from './messages.ts';
import { today } from './today.ts';
import { useLoans } from './use-loan.ts';
import { ApiError } from '#client/lib/http/http.ts';
import { isNotFound } from '#client/lib/http/api-error.ts';
import { readersLocale } from '#client/lib/reader-time.ts';
import { DialogButtons } from '#client/ui/forms/dialog-buttons.tsx';
import { Checkbox } from '#client/ui/forms/checkbox.tsx';
import { ChoiceChips } from '#client/ui/forms/choice-chips.tsx';
import { Dialog } from '#client/ui/layers/dialog.tsx';
import { Field } from '#client/ui/forms/field.tsx';
import { TextInput } from '#client/ui/forms/text-input.tsx';
import { toast } from '#client/ui/layers/toast.ts';
import type { Game } from '#shared/games/games-contract.ts';
import type { Loan } from '#shared/games/loans/loans-contract.ts';
import type { LoanDirection } from '#shared/enums.ts';
import { longDay, shortDay } from '#shared/time/day-text.ts';
import { daysLater } from '#shared/time/repeating-nights.ts';
import { isOwned } from '#shared/games/lists.ts';
import type { Borrower } from './borrowers.ts';
import { type LoanFields, fieldsOf, loanOf } from './loan-form.ts';
import { BorrowerCombobox } from './borrower-combobox.tsx';
import { NightsNote } from './nights-note.tsx';
import { CopySelect } from './copy-select.tsx';
import { t } from '#client/copies/words/words.ts';

interface DirectionWords {
  title: (title: string) => string;
  person: string;
  save: (name: string) => string;
}
const WORDS: Record<LoanDirection, DirectionWords> = {
  lent: {
    title: (title) => t('Lend: {title}', { title }),
    person: t('To'),
    save: (name) => (name === '' ? t('Lend') : t('Lend to {name}', { name })),
  },
  borrowed: {
    title: (title) => t('Borrow: {title}', { title }),
    person: t('From'),
    save: (name) => (name === '' ? t('Borrow') : t('Borrow from {name}', { name })),
  },
};

interface LoanDialogProps {
  game: Game;
  /** The open loan to change; null for a new one. */
  loanId: number | null;
}

/** Lends a game or one of its copies, borrows one that is not owned, or changes an open loan. */
export function LoanDialog({ game, loanId }: LoanDialogProps) {
  const formId = useId();
  const loans = useLoans(game.id);
  const loan = loans.find(({ id }) => id === loanId);
  const { data } = useQuery(copiesQuery);
  const copies = copiesByName(data ?? [], game.id);
  const direction = loan?.direction ?? (isOwned(game) ? 'lent' : 'borrowed');
  const words = WORDS[direction];
  const form = useForm<LoanFields>({ defaultValues: fieldsOf(loan, today()) });
  const { register, control, formState, handleSubmit } = form;
  const { errors } = formState;
  const fields = useWatch({ control }) as LoanFields;
  const saved = (one: Loan) => {
    if (!loan) toast(loanSaved(one, game.title));
    closeLoan();
  };
  const failed = (error: Error) => {
    const named = error instanceof ApiError ? Object.entries(error.fields) : [];
    for (const [name, message] of named) form.setError(name as keyof LoanFields, { message }, { shouldFocus: true });
    if (named.length === 0) toast(loanFailed(error));
    // The loan or its game is gone: what is typed must not become a new loan.
    if (isNotFound(error)) closeLoan();
  };
  const add = useMutation({ ...addLoan, onSuccess: saved, onError: failed });
  const change = useMutation({ ...changeLoan, onSuccess: saved, onError: failed });
  const isPending = add.isPending || change.isPending;
  const save = handleSubmit((written) => {
    const body = loanOf(written, direction);
    if (loan) change.mutate({ id: loan.id, loan: body });
    else add.mutate({ gameId: game.id, loan: body });
  });
  const name = fields.personName.trim();
  /** Leaves an address alone that was typed, unless another one is known. */
  const fillAddress = ({ email }: Borrower) => {
    if (email !== null || !formState.dirtyFields.email) form.setValue('email', email ?? '');
  };
  return (
    <Dialog
      open
      onOpenChange={(open) => {
        if (!open && !isPending) closeLoan();
      }}
      title={loan ? t('Change: {title}', { title: game.title }) : words.title(game.title)}
      footer={
        <DialogButtons
          onCancel={closeLoan}
          cancelDisabled={isPending}
          form={formId}
          icon={Handshake}
          pending={isPending}
          pendingLabel={null}
        >
          {loan ? t('Save Changes') : words.save(name)}
        </DialogButtons>
      }
    >
      <form id={formId} noValidate className="grid gap-5" onSubmit={(event) => void save(event)}>
        <Controller
          control={control}
          name="personName"
          rules={{ validate: (text) => text.trim() !== '' || t('Please say who') }}
          render={({ field }) => (
            <Field label={words.person} required error={errors.personName?.message}>
              <BorrowerCombobox {...field} onChoose={fillAddress} />
            </Field>
          )}
        />
        {direction === 'lent' && !loan ? (
          <CopySelect copies={copies} loans={loans} {...register('copyId')} error={errors.copyId?.message} />
        ) : null}
        <div className="grid grid-cols-1 gap-5 sm:grid-cols-2">
          <Field label={t('Since')} required error={errors.since?.message}>
            <TextInput type="date" {...register('since', { required: t('Please choose a day') })} />
          </Field>
          <Field label={t('Until')} hint={t('Empty: no day is agreed')} error={errors.until?.message}>
            <TextInput type="date" min={fields.since} {...register('until')} />
          </Field>
        </div>
        <Controller
          control={control}
          name="until"
          render={({ field }) => (
            <ChoiceChips
              legend={t('Or until')}
              options={untilChoices(fields.since || today())}
              value={field.value}
              onChange={field.onChange}
            />
          )}
        />
        <Checkbox
          label={t('Remind me when it is late')}
          description={
            fields.until === ''
              ? t('Needs a last day.')
              : t('By mail, from {day}, at most once a week.', {
                  day: longDay(daysLater(fields.until, 1), today(), readersLocale()),
                })
          }
          disabled={fields.until === ''}
          {...register('remindsOwner')}
        />
        {direction === 'lent' ? (
          <AskBorrower fields={fields} error={errors.email?.message} register={register} />
        ) : null}
        {direction === 'lent' ? (
          <NightsNote
            gameId={game.id}
            since={fields.since}
            until={fields.until || null}
            hasCopyHere={copies.length > loans.filter(({ id }) => id !== loanId).length + 1}
          />
        ) : null}
      </form>
    </Dialog>
  );
}

interface AskBorrowerProps {
  fields: LoanFields;
  error: string | undefined;
  register: ReturnType<typeof useForm<LoanFields>>['register'];
}

/** The borrower's address, and whether they are asked by mail, which is off unless it is turned on. */
function AskBorrower({ fields, error, register }: AskBorrowerProps) {
  const { personName, email, until } = fields;
  const name = personName.trim();
  const canAsk = email.trim() !== '' && until !== '';
  return (
    <div className="grid gap-3">
      <Field label={t('Their e-mail address (optional)')} error={error}>
        <TextInput type="email" inputMode="email" autoComplete="off" {...register('email')} />
      </Field>
      <Checkbox
        label={name === '' ? t('Ask them by mail when it is due') : t('Ask {name} by mail when it is due', { name })}
        description={
          canAsk
            ? t('One mail to {email}, on {day}. They can stop your mails with a link in it.', {
                email: email.trim(),
                day: longDay(daysLater(until, -1), today(), readersLocale()),
              })
            : t('Needs an address and a last day.')
        }
        disabled={!canAsk}
        {...register('remindsBorrower')}
      />
    </div>
  );
}

const SPANS = [
  [7, (day: string) => t('A week: {day}', { day })],
  [14, (day: string) => t('Two weeks: {day}', { day })],
  [30, (day: string) => t('A month: {day}', { day })],
] as const;

/** Last days to choose from, counted from the first day; blank for none. @param since YYYY-MM-DD */
const untilChoices = (since: string): { value: string; label: string }[] => [
  ...SPANS.map(([days, labelOf]) => {
    const value = daysLater(since, days);
    return { value, label: labelOf(shortDay(value, today(), readersLocale())) };
  }),
  { value: '', label: t('No date') },
];

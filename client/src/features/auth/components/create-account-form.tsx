import { zodResolver } from '@hookform/resolvers/zod';
import { useMutation } from '@tanstack/react-query';
import { UserRoundPlus } from 'lucide-react';
import { useForm, useWatch } from 'react-hook-form';
import { useLocation, useSearch } from 'wouter';
import { ApiError } from '#client/lib/api-error.ts';
import { Button } from '#client/ui/button.tsx';
import { Field } from '#client/ui/field.tsx';
import { TextInput } from '#client/ui/text-input.tsx';
import { newAccount } from '#shared/contracts/auth.ts';
import { createAccountMutation } from '#client/entities/user/api.ts';
import { sayAccountCreated, sayAccountNotCreated } from '../messages.ts';
import { AFTER_SIGN_IN, loginPath, safeReturnPath } from '#client/entities/user/return-path.ts';
import { AccountTypeCards } from './account-type-cards.tsx';
import { SignUpDoors } from './sign-up-doors.tsx';

const FIELDS = ['firstName', 'lastName', 'email', 'accountType'] as const;

/** Validates on submit, then on change, so that nobody is corrected while they first type. */
export function CreateAccountForm() {
  const [, navigate] = useLocation();
  const returnTo = safeReturnPath(new URLSearchParams(useSearch()).get('returnTo'));
  const { register, control, handleSubmit, setValue, setError, formState } = useForm({
    resolver: zodResolver(newAccount),
    defaultValues: { firstName: '', lastName: '', email: '', accountType: 'individual' },
  });
  const { errors } = formState;
  const accountType = useWatch({ control, name: 'accountType' }) ?? 'individual';

  const creation = useMutation({
    ...createAccountMutation,
    onSuccess: () => {
      sayAccountCreated();
      navigate(returnTo === AFTER_SIGN_IN ? '/login' : loginPath(returnTo));
    },
    onError: (error) => {
      sayAccountNotCreated(error);
      const refused = error instanceof ApiError ? error.fields : {};
      for (const field of FIELDS) if (refused[field]) setError(field, { message: refused[field] });
    },
  });

  return (
    <form
      noValidate
      className="grid gap-4"
      onSubmit={handleSubmit((account) =>
        creation.mutate({ ...account, ...(returnTo !== AFTER_SIGN_IN && { returnTo }) }),
      )}
    >
      <AccountTypeCards
        value={accountType}
        onChange={(value) => setValue('accountType', value)}
        error={errors.accountType?.message}
      />
      <div className="create-account-names">
        <Field label="First Name" required error={errors.firstName?.message}>
          <TextInput autoComplete="given-name" {...register('firstName')} />
        </Field>
        <Field label="Last Name" required error={errors.lastName?.message}>
          <TextInput autoComplete="family-name" {...register('lastName')} />
        </Field>
      </div>
      <Field label="Email Address" required error={errors.email?.message}>
        <TextInput type="email" inputMode="email" autoComplete="email" {...register('email')} />
      </Field>
      <Button
        type="submit"
        variant="primary"
        size="lg"
        full
        icon={UserRoundPlus}
        pending={creation.isPending}
        pendingLabel="Creating Account..."
      >
        Create Account
      </Button>
      <SignUpDoors accountType={accountType} returnTo={returnTo} />
    </form>
  );
}

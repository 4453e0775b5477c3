import { zodResolver } from '@hookform/resolvers/zod';
import { useMutation, useQuery } from '@tanstack/react-query';
import { UserRoundPlus, Building2, UserRound } from 'lucide-react';
import { useForm, useWatch } from 'react-hook-form';
import { useLocation, useSearch } from 'wouter';
import { createAccountMutation, configQuery } from '../api.ts';
import { AFTER_SIGN_IN, safeReturnPath, signInPath } from '../return-path.ts';
import { ApiError } from '#client/lib/http/api-error.ts';
import { Button } from '#client/ui/forms/button.tsx';
import { Field } from '#client/ui/forms/field.tsx';
import { RadioCards, type RadioCard } from '#client/ui/forms/radio-cards.tsx';
import { Loading, Skeleton } from '#client/ui/states/skeleton.tsx';
import { TextInput } from '#client/ui/forms/text-input.tsx';
import { toast } from '#client/ui/layers/toast.ts';
import { newAccount } from '#shared/accounts/auth-contract.ts';
import type { AccountType } from '#shared/enums.ts';
import { orderedMethods, signUpAddress } from './sign-in-method-address.ts';
import { afterCreating } from './sign-in-notice.ts';
import { SignInMethodButton } from './sign-in-method-button.tsx';
import { SignInMethodsUnknown } from './sign-in-methods-pending.tsx';
import { t } from '#client/accounts/words/words.ts';

const OPTIONS: readonly RadioCard<AccountType>[] = [
  { value: 'individual', label: t('Individual'), description: t('Personal use'), icon: UserRound },
  { value: 'organization', label: t('Organization'), description: t('Team or business use'), icon: Building2 },
];

interface AccountTypeCardsProps {
  value: AccountType;
  onChange: (value: AccountType) => void;
  error: string | undefined;
}

function AccountTypeCards({ value, onChange, error }: AccountTypeCardsProps) {
  return <RadioCards legend={t('Account Type')} options={OPTIONS} value={value} onChange={onChange} error={error} />;
}

/** The toasts of the create-account screen. */
function toastAccountCreated(sendsMails: boolean): void {
  toast({
    title: t('Account created successfully!'),
    description: sendsMails
      ? t('Please check your email for verification instructions.')
      : t('The console of the server shows how to verify it.'),
  });
}

function toastAccountNotCreated(error: unknown): void {
  const reason = error instanceof ApiError ? error.reason : null;
  toast({
    variant: 'destructive',
    title: t('Error creating account'),
    description: reason ?? t('Something went wrong. Please try again.'),
  });
}

const FIELDS = ['firstName', 'lastName', 'email', 'accountType'] as const;

/** Validates on submit, then on change, so that first input is not corrected prematurely. */
export function CreateAccountForm() {
  const [, navigate] = useLocation();
  const returnTo = safeReturnPath(new URLSearchParams(useSearch()).get('returnTo'));
  const { register, control, handleSubmit, setValue, setError, formState } = useForm({
    resolver: zodResolver(newAccount),
    defaultValues: { firstName: '', lastName: '', email: '', accountType: 'individual' },
  });
  const { errors } = formState;
  const accountType = useWatch({ control, name: 'accountType' }) ?? 'individual';

  const { data: config } = useQuery(configQuery);
  const creation = useMutation({
    ...createAccountMutation,
    onSuccess: (_account, { email }) => {
      toastAccountCreated(config?.mails !== false);
      navigate(signInPath(returnTo), { state: afterCreating(email) });
    },
    onError: (error) => {
      toastAccountNotCreated(error);
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
      <div className="grid gap-4 sm:grid-cols-[1fr_1fr]">
        <Field label={t('First Name')} required error={errors.firstName?.message}>
          <TextInput autoComplete="given-name" {...register('firstName')} />
        </Field>
        <Field label={t('Last Name')} required error={errors.lastName?.message}>
          <TextInput autoComplete="family-name" {...register('lastName')} />
        </Field>
      </div>
      <Field label={t('Email Address')} required error={errors.email?.message}>
        <TextInput type="email" inputMode="email" autoComplete="email" {...register('email')} />
      </Field>
      <Button
        type="submit"
        variant="primary"
        size="lg"
        full
        icon={UserRoundPlus}
        pending={creation.isPending}
        pendingLabel={t('Creating Account...')}
      >
        {t('Create Account')}
      </Button>
      <SignUpMethods accountType={accountType} returnTo={returnTo} />
    </form>
  );
}

/** Other ways to create an account, with the chosen account type. */
function SignUpMethods({ accountType, returnTo }: { accountType: AccountType; returnTo: string }) {
  const { data: config, isError, isFetching, refetch } = useQuery(configQuery);
  return (
    <>
      <p className="flex items-center gap-3 text-sm text-ink-2 before:h-px before:flex-1 before:bg-line after:h-px after:flex-1 after:bg-line">
        {t('Or continue with')}
      </p>
      {isError ? <SignInMethodsUnknown retrying={isFetching} onRetry={() => void refetch()} /> : null}
      {config ? (
        <ul className="grid gap-3">
          {orderedMethods(config.doors).map((method) => (
            <li key={method.path}>
              <SignInMethodButton
                method={method}
                builtIn={config.builtInProvider}
                href={signUpAddress(method.path, accountType, returnTo)}
              />
            </li>
          ))}
        </ul>
      ) : isError ? null : (
        <Loading label={t('Loading...')}>
          <Skeleton className="h-[54px]" />
        </Loading>
      )}
    </>
  );
}

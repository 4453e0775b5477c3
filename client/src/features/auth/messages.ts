import { ApiError } from '#client/lib/api-error.ts';
import { toast } from '#client/ui/toast.ts';

/** The toasts of the create-account screen. */
export function sayAccountCreated(): void {
  toast({
    title: 'Account created successfully!',
    description: 'Please check your email for verification instructions.',
  });
}

export function sayAccountNotCreated(error: unknown): void {
  const reason = error instanceof ApiError ? error.reason : null;
  toast({
    variant: 'destructive',
    title: 'Error creating account',
    description: reason ?? 'Something went wrong. Please try again.',
  });
}

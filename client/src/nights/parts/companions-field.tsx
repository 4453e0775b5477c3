import type { ComponentProps } from 'react';
import { Field } from '#client/ui/forms/field.tsx';
import { NumberInput } from '#client/ui/forms/number-input.tsx';
import { MAX_COMPANIONS } from '#shared/limits/limits.ts';

interface CompanionsFieldProps extends ComponentProps<'input'> {
  error: string | undefined;
  /** Guests may have answered already. */
  hasAnswers?: boolean;
}

/** How many people each guest may bring; accepts `register()`. */
export function CompanionsField({ error, hasAnswers = false, ...input }: CompanionsFieldProps) {
  const hint = 'How many people each guest may bring; 0 is nobody.';
  return (
    <Field
      label="Companions per Guest (optional)"
      error={error}
      hint={hasAnswers ? `${hint} Who has said more already keeps that.` : hint}
    >
      <NumberInput {...input} min={0} max={MAX_COMPANIONS} inputMode="numeric" />
    </Field>
  );
}

import type { ComponentProps } from 'react';
import { Field } from '#client/ui/forms/field.tsx';
import { NumberInput } from '#client/ui/forms/number-input.tsx';
import { MAX_COMPANIONS } from '#shared/limits/limits.ts';
import { t } from '#client/nights/words/words.ts';

interface CompanionsFieldProps extends ComponentProps<'input'> {
  error: string | undefined;
  /** Guests may have answered already. */
  hasAnswers?: boolean;
}

/** How many people each guest may bring; accepts `register()`. */
export function CompanionsField({ error, hasAnswers = false, ...input }: CompanionsFieldProps) {
  return (
    <Field
      label={t('Companions per Guest (optional)')}
      error={error}
      hint={
        hasAnswers
          ? t('How many people each guest may bring; 0 is nobody. Who has said more already keeps that.')
          : t('How many people each guest may bring; 0 is nobody.')
      }
    >
      <NumberInput {...input} min={0} max={MAX_COMPANIONS} inputMode="numeric" />
    </Field>
  );
}

import type { ComponentProps } from 'react';
import { Field } from '#client/ui/forms/field.tsx';
import { Select } from '#client/ui/forms/select.tsx';
import type { Loan } from '#shared/games/loans/loans-contract.ts';
import { t } from '#client/copies/words/words.ts';

interface WhichCopyProps extends Omit<ComponentProps<typeof Select>, 'options' | 'placeholder'> {
  /** All of the game. */
  copies: readonly { id: number; name: string }[];
  /** The open loans of the game. */
  loans: readonly Loan[];
  error: string | undefined;
}

/** The copy to lend, of those that are not lent; nothing where the game has fewer than two. Accepts `register()`. */
export function CopySelect({ copies, loans, error, ...select }: WhichCopyProps) {
  if (copies.length < 2) return null;
  const here = copies.filter(({ id }) => !loans.some(({ copyId }) => copyId === id));
  return (
    <Field label={t('Which copy')} error={error}>
      <Select
        {...select}
        placeholder={t('Any of them')}
        options={here.map(({ id, name }) => ({ value: String(id), label: name }))}
      />
    </Field>
  );
}

import { LANGUAGE_NAMES, LANGUAGES } from '#shared/text/languages.ts';
import type { ComponentProps } from 'react';
import { Field } from '#client/ui/forms/field.tsx';
import { Select } from '#client/ui/forms/select.tsx';
import { t } from '#client/nights/words/words.ts';

const OPTIONS = LANGUAGES.map((value) => ({ value, label: LANGUAGE_NAMES[value] }));

/** In which language guests are written to. Accepts `register()`. */
export function GuestLanguageField(input: Omit<ComponentProps<'select'>, 'children'>) {
  return (
    <Field
      label={t('Mails to Guests')}
      hint={t('In this language, until a guest has answered in their own. Your texts stay as you write them.')}
      className="sm:col-span-full"
    >
      <Select {...input} options={OPTIONS} />
    </Field>
  );
}

import type { ComponentProps } from 'react';
import { Checkbox } from '#client/ui/forms/checkbox.tsx';
import { t } from '#client/nights/words/words.ts';

/** Whether guests may comment; accepts `register()`. */
export function CommentsCheckbox(input: Omit<ComponentProps<'input'>, 'type' | 'children'>) {
  return (
    <Checkbox
      {...input}
      label={t('Guests can comment')}
      description={t(
        'Those who have answered write and read on their page. You get it in one mail, and can remove it.',
      )}
      className="sm:col-span-full"
    />
  );
}

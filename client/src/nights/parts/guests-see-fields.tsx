import type { ComponentProps } from 'react';
import { Checkbox } from '#client/ui/forms/checkbox.tsx';
import { t } from '#client/nights/words/words.ts';

type Input = Omit<ComponentProps<'input'>, 'type' | 'children'>;

/** What guests see of a night: the place, and each other. Both accept `register()`. */
export function GuestsSeeFields({ place, guests }: { place: Input; guests: Input }) {
  return (
    <>
      <Checkbox
        {...place}
        label={t('Show the place to everybody who is invited')}
        description={t('Otherwise only those who accepted see it.')}
        className="sm:col-span-full"
      />
      <Checkbox
        {...guests}
        label={t('Show guests who else comes')}
        description={t('By first names; addresses are never shown.')}
        className="sm:col-span-full"
      />
    </>
  );
}

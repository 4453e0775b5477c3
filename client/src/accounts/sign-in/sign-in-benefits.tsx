import { CalendarDays, LibraryBig, WandSparkles } from 'lucide-react';
import type { IconType } from '#client/ui/marks/icon-type.ts';
import { t } from '#client/accounts/words/words.ts';

const UNLOCKED: readonly { icon: IconType; text: string }[] = [
  { icon: LibraryBig, text: t('Personal game collection management') },
  { icon: WandSparkles, text: t('Magic Picker recommendations') },
  { icon: CalendarDays, text: t('Game night planning and tracking') },
];

/** The benefits of signing in. */
export function SignInBenefits() {
  return (
    <section className="grid gap-4 pt-2">
      <h2>{t('What signing in unlocks')}</h2>
      <ul className="grid gap-3">
        {UNLOCKED.map(({ icon: Icon, text }) => (
          <li className="flex items-center gap-3.5" key={text}>
            <span className="grid size-11 flex-none place-items-center rounded-md bg-tile text-lg text-petrol shadow-tile">
              <Icon className="icon" aria-hidden="true" />
            </span>
            {text}
          </li>
        ))}
      </ul>
    </section>
  );
}

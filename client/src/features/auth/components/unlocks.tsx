import { CalendarDays, LibraryBig, WandSparkles } from 'lucide-react';
import type { IconType } from '#client/ui/icon-type.ts';
import './unlocks.css';

const UNLOCKED: readonly { icon: IconType; text: string }[] = [
  { icon: LibraryBig, text: 'Personal game collection management' },
  { icon: WandSparkles, text: 'Magic Picker recommendations' },
  { icon: CalendarDays, text: 'Game night planning and tracking' },
];

/** What signing in offers. */
export function Unlocks() {
  return (
    <section className="unlocks">
      <h2>What signing in unlocks</h2>
      <ul>
        {UNLOCKED.map(({ icon: Icon, text }) => (
          <li key={text}>
            <span className="unlocks-icon">
              <Icon className="icon" aria-hidden="true" />
            </span>
            {text}
          </li>
        ))}
      </ul>
    </section>
  );
}

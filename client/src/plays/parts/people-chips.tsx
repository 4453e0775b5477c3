import { Plus } from 'lucide-react';
import { t } from '#client/plays/words/words.ts';

interface PeopleChipsProps {
  /** Most frequent first. */
  people: readonly string[];
  onPick: (name: string, byKeyboard: boolean) => void;
}

const SHOWN = 8;

/** Frequent players as chips. */
export function PeopleChips({ people, onPick }: PeopleChipsProps) {
  if (people.length === 0) return null;
  return (
    <ul className="people-chips flex flex-wrap gap-1.5" aria-label={t('People you play with')}>
      {people.slice(0, SHOWN).map((name) => (
        <li key={name}>
          {/* A press by keyboard has a click count of 0. */}
          <button
            className="inline-flex min-h-9 max-w-full items-center gap-1 rounded-sm border border-dashed border-line-strong py-1 pr-2.5 pl-1.75 text-sm wrap-anywhere text-ink-2 hover:bg-petrol-tint hover:text-petrol pointer-coarse:min-h-tap"
            type="button"
            aria-label={t('Add {name}', { name })}
            onClick={({ detail }) => onPick(name, detail === 0)}
          >
            <Plus className="icon" aria-hidden="true" />
            <span dir="auto">{name}</span>
          </button>
        </li>
      ))}
    </ul>
  );
}

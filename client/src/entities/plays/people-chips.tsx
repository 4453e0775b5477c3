import { Plus } from 'lucide-react';

interface PeopleChipsProps {
  /** Most frequent first. */
  people: readonly string[];
  onPick: (name: string, byKeyboard: boolean) => void;
}

const SHOWN = 8;

/** The people one plays with most, each a tap away. */
export function PeopleChips({ people, onPick }: PeopleChipsProps) {
  if (people.length === 0) return null;
  return (
    <ul className="people-chips" aria-label="People you play with">
      {people.slice(0, SHOWN).map((name) => (
        <li key={name}>
          {/* A press by the keyboard has no clicks to count. */}
          <button type="button" aria-label={`Add ${name}`} onClick={({ detail }) => onPick(name, detail === 0)}>
            <Plus className="icon" aria-hidden="true" />
            <span dir="auto">{name}</span>
          </button>
        </li>
      ))}
    </ul>
  );
}

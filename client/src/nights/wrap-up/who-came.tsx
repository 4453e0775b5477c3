import { Check } from 'lucide-react';
import { Avatar } from '#client/ui/marks/avatar.tsx';
import type { WrapUpSheet } from '#shared/nights/wrap-up-contract.ts';

interface WhoCameProps {
  people: WrapUpSheet['people'];
  came: ReadonlySet<number>;
  onChange: (person: WrapUpSheet['people'][number], came: boolean) => void;
}

/** All attendees with checkboxes; accepted ones are preselected. */
export function WhoCame({ people, came, onChange }: WhoCameProps) {
  return (
    <ul className="flex flex-wrap gap-2" aria-label="Who came">
      {people.map((person) => (
        <li key={person.attendeeId}>
          <label className="group relative inline-flex min-h-tap max-w-full cursor-pointer items-center gap-2 rounded-md border border-dashed border-line-strong bg-tile-2 py-1 pr-3 pl-1.5 wrap-anywhere text-ink-2 has-checked:border-solid has-checked:bg-lamp-tint has-checked:font-strong has-checked:text-ink has-[:focus-visible]:outline-3 has-[:focus-visible]:outline-offset-2 has-[:focus-visible]:outline-focus">
            <input
              type="checkbox"
              className="sr-only"
              checked={came.has(person.attendeeId)}
              onChange={({ target }) => onChange(person, target.checked)}
            />
            <Avatar className="opacity-55 group-has-checked:opacity-100" name={person.name} size="sm" />
            <bdi>{[person.name, ...person.companions].join(', ')}</bdi>
            <Check className="icon invisible group-has-checked:visible" aria-hidden="true" />
          </label>
        </li>
      ))}
    </ul>
  );
}

import { PeopleChips } from '#client/entities/plays/people-chips.tsx';
import { usePlaySuggestions } from '#client/entities/plays/use-play-suggestions.ts';
import { nameKey } from '#shared/rules/people/person-name.ts';
import '#client/entities/plays/player-rows.css';

/** Frequent players who are not on the pad yet. */
export function KnownPlayers({ names, onAdd }: { names: readonly string[]; onAdd: (name: string) => void }) {
  const { memory } = usePlaySuggestions();
  const taken = new Set(names.map(nameKey));
  return <PeopleChips people={memory.names.filter((name) => !taken.has(nameKey(name)))} onPick={onAdd} />;
}

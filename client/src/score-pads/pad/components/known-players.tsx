import { PeopleChips } from '#client/plays/parts/people-chips.tsx';
import { usePlaySuggestions } from '#client/plays/use-play-suggestions.ts';
import { nameKey } from '#shared/text/person-name.ts';
import '#client/plays/parts/player-rows.css';

/** Frequent players who are not on the pad yet. */
export function KnownPlayers({ names, onAdd }: { names: readonly string[]; onAdd: (name: string) => void }) {
  const { memory } = usePlaySuggestions();
  const taken = new Set(names.map(nameKey));
  return <PeopleChips people={memory.names.filter((name) => !taken.has(nameKey(name)))} onPick={onAdd} />;
}

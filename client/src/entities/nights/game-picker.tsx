import { Search } from 'lucide-react';
import { useMemo, useRef, useState } from 'react';
import { Link } from 'wouter';
import { countText } from '#client/lib/number-text.ts';
import { TextInput } from '#client/ui/text-input.tsx';
import type { Game } from '#shared/contracts/games.ts';
import { pickableGames } from './pickable-games.ts';
import { ChosenGames } from './chosen-games.tsx';
import { PickableGame } from './pickable-game.tsx';
import './game-picker.css';

interface GamePickerProps {
  /** The owned ones, and others that are chosen. */
  games: readonly Game[];
  /** The organization that owns them, if any. */
  organization?: string | null;
  /** Ids in the host's order. */
  chosen: readonly number[];
  onChange: (ids: number[]) => void;
  /** The plan's limit; Infinity for none. */
  limit: number;
  error: string | undefined;
  /** Focus the search box on mount. */
  searchesAtOnce?: boolean;
}

const STEP = 40;

/** A list of owned games to choose from, with the chosen ones above it in order. */
export function GamePicker({ games, organization = null, chosen, onChange, limit, error, ...rest }: GamePickerProps) {
  const [text, setText] = useState('');
  const [shown, setShown] = useState(STEP);
  const search = useRef<HTMLInputElement>(null);
  const matching = useMemo(() => pickableGames(games, text), [games, text]);
  const full = chosen.length >= limit;
  const whose = organization === null ? 'your' : 'its';
  const add = (id: number) => onChange([...chosen, id]);
  const remove = (id: number) => onChange(chosen.filter((one) => one !== id));

  if (games.length === 0 && organization !== null) {
    return (
      <p className="text-ink-2">
        There is no game in the collection of <bdi>{organization}</bdi> yet.
      </p>
    );
  }
  if (games.length === 0) {
    return (
      <p className="text-ink-2">
        No games in your collection. Add some games first!{' '}
        <Link href="/add-game" className="link">
          Add Game
        </Link>
      </p>
    );
  }
  return (
    <div className="grid grid-cols-1 gap-2.5">
      <ChosenGames
        games={chosen.flatMap((id) => games.filter((game) => game.id === id))}
        onRemove={remove}
        onNoneLeft={() => search.current?.focus()}
      />
      <TextInput
        ref={search}
        type="search"
        icon={Search}
        value={text}
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- it replaces the button that was pressed
        autoFocus={rest.searchesAtOnce}
        placeholder={`Search ${whose} games...`}
        aria-label={`Search ${whose} games`}
        autoComplete="off"
        onChange={(event) => {
          setText(event.target.value);
          setShown(STEP);
        }}
        onKeyDown={(event) => {
          // Enter must not submit the form.
          if (event.key === 'Enter') event.preventDefault();
        }}
      />
      {error ? <p className="field-error">{error}</p> : null}
      <ul
        className="relative max-h-78 overflow-auto overscroll-contain rounded-md bg-well p-1.25 shadow-inset"
        aria-label={organization === null ? 'Your games' : `Games of ${organization}`}
        onScroll={({ currentTarget: list }) => {
          if (list.scrollTop + list.clientHeight > list.scrollHeight - 200) setShown((count) => count + STEP);
        }}
      >
        {matching.slice(0, shown).map((game) => {
          const isChosen = chosen.includes(game.id);
          return (
            <PickableGame
              key={game.id}
              game={game}
              chosen={isChosen}
              disabled={full && !isChosen}
              onToggle={() => (isChosen ? remove(game.id) : add(game.id))}
            />
          );
        })}
      </ul>
      <p role="status" className="text-xs leading-[1.4] text-ink-3">
        {matching.length === 0 ? 'No games match your search.' : countText(matching.length, 'game')}
        {chosen.length > 0 ? `, ${chosen.length}${limit === Infinity ? '' : ` of ${limit}`} chosen.` : ''}
      </p>
    </div>
  );
}

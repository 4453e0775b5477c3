import { Search, X } from 'lucide-react';
import { useMemo, useRef, useState } from 'react';
import { Link } from 'wouter';
import { TextInput } from '#client/ui/forms/text-input.tsx';
import type { Game } from '#shared/games/games-contract.ts';
import { PickableGame } from './pickable-game.tsx';
import { pickableGames } from '../pickable-games.ts';
import './game-picker.css';
import { rich, t } from '#client/nights/words/words.ts';

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
  const add = (id: number) => onChange([...chosen, id]);
  const remove = (id: number) => onChange(chosen.filter((one) => one !== id));

  if (games.length === 0 && organization !== null) {
    return (
      <p className="text-ink-2">
        {rich('There is no game in the collection of {organization} yet.', {
          organization: <bdi>{organization}</bdi>,
        })}
      </p>
    );
  }
  if (games.length === 0) {
    return (
      <p className="text-ink-2">
        {t('No games in your collection. Add some games first!')}{' '}
        <Link href="/add-game" className="link">
          {t('Add Game')}
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
        placeholder={organization === null ? t('Search your games...') : t('Search its games...')}
        aria-label={organization === null ? t('Search your games') : t('Search its games')}
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
        aria-label={organization === null ? t('Your games') : t('Games of {organization}', { organization })}
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
        {matching.length === 0
          ? t('No games match your search.')
          : t('{count, plural, one {# game} other {# games}}', { count: matching.length })}
        {chosen.length > 0 ? chosenText(chosen.length, limit) : ''}
      </p>
    </div>
  );
}

/** Follows the number of games that match. */
const chosenText = (count: number, limit: number): string =>
  limit === Infinity ? t(', {count} chosen.', { count }) : t(', {count} of {limit} chosen.', { count, limit });

interface ChosenGamesProps {
  /** In the host's order. */
  games: readonly Game[];
  onRemove: (id: number) => void;
  /** The last chip was removed: focus must move. */
  onNoneLeft: () => void;
}

/** The chosen games as chips; pressing one removes it and focuses its neighbour. */
function ChosenGames({ games, onRemove, onNoneLeft }: ChosenGamesProps) {
  const list = useRef<HTMLOListElement>(null);
  if (games.length === 0) return null;
  const remove = (id: number, index: number) => {
    const chips = list.current?.querySelectorAll('button');
    const next = chips?.[index + 1] ?? chips?.[index - 1];
    if (next) next.focus();
    else onNoneLeft();
    onRemove(id);
  };
  return (
    <ol ref={list} className="chosen-games flex flex-wrap gap-2" aria-label={t('Chosen games')}>
      {games.map(({ id, title }, index) => (
        <li className="max-w-full" key={id}>
          <button
            className="flex min-h-9 max-w-full items-center gap-2 rounded-md border border-petrol bg-petrol-tint px-2.5 py-1.25 text-start text-sm leading-[1.2] font-strong wrap-anywhere pointer-coarse:min-h-tap"
            type="button"
            aria-label={t('Remove {name}', { name: title })}
            onClick={() => remove(id, index)}
          >
            <span dir="auto">{title}</span>
            <X className="icon" aria-hidden="true" />
          </button>
        </li>
      ))}
    </ol>
  );
}

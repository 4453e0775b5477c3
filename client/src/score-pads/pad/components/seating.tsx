import { ArrowDown, ArrowUp, UsersRound, X } from 'lucide-react';
import { PeopleChips } from '#client/plays/parts/people-chips.tsx';
import '#client/plays/parts/player-rows.css';
import { usePlaySuggestions } from '#client/plays/use-play-suggestions.ts';
import { Button } from '#client/ui/forms/button.tsx';
import { IconButton } from '#client/ui/forms/icon-button.tsx';
import { nameKey } from '#shared/text/person-name.ts';
import { withMoved, withPlayer } from '../seating.ts';
import { AddPlayer } from './add-player.tsx';
import { SeatMark } from './seat-mark.tsx';

interface SeatingProps {
  names: readonly string[];
  onChange: (names: string[]) => void;
  /** Called with a name that is typed and not yet added. */
  onType: (name: string) => void;
}

/** The players in playing order. */
export function Seating({ names, onChange, onType }: SeatingProps) {
  const { memory } = usePlaySuggestions();
  const taken = new Set(names.map(nameKey));
  const free = memory.names.filter((name) => !taken.has(nameKey(name)));
  const add = (name: string) => onChange(withPlayer(names, name));
  return (
    <fieldset className="grid min-w-0 gap-3 [&_li:not(.people-chips_li)]:flex [&_li:not(.people-chips_li)]:min-h-12 [&_li:not(.people-chips_li)]:items-center [&_li:not(.people-chips_li)]:gap-1 [&_li:not(.people-chips_li)]:py-0.5 [&_li:not(.people-chips_li)]:pr-1 [&_li:not(.people-chips_li)]:pl-2.5 [&_ol>li:not(:first-child)]:border-t [&_ol>li:not(:first-child)]:border-t-line">
      <legend className="text-sm leading-[1.3] font-strong">Players</legend>
      {names.length > 0 ? (
        <ol>
          {names.map((name, index) => (
            <li key={name}>
              <SeatMark seat={index % 10} />
              <bdi className="min-w-0 flex-1 px-2 font-strong wrap-anywhere">{name}</bdi>
              <IconButton
                icon={ArrowUp}
                label={`${name} plays earlier`}
                disabled={index === 0}
                onClick={() => onChange(withMoved(names, index, -1))}
              />
              <IconButton
                icon={ArrowDown}
                label={`${name} plays later`}
                disabled={index === names.length - 1}
                onClick={() => onChange(withMoved(names, index, 1))}
              />
              <IconButton icon={X} label={`Remove ${name}`} onClick={() => onChange(names.toSpliced(index, 1))} />
            </li>
          ))}
        </ol>
      ) : null}
      <AddPlayer count={names.length} onAdd={add} onType={onType} people={free} />
      {names.length === 0 && memory.lastPlayers.length > 0 ? (
        <Button size="sm" icon={UsersRound} onClick={() => onChange([...memory.lastPlayers])}>
          Same players again
        </Button>
      ) : null}
      <PeopleChips people={free} onPick={add} />
    </fieldset>
  );
}

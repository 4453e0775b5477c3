import { ArrowDown, ArrowUp, Plus, X } from 'lucide-react';
import { useRef, useState } from 'react';
import { t } from '#client/tournaments/words/words.ts';
import { Button } from '#client/ui/forms/button.tsx';
import { Field } from '#client/ui/forms/field.tsx';
import { IconButton } from '#client/ui/forms/icon-button.tsx';
import { TextInput } from '#client/ui/forms/text-input.tsx';
import { displayNameOf } from '#client/nights/night-page/attendee-text.ts';
import { moveRow } from '#client/nights/night-page/move-row.ts';
import { MAX_NAME_LENGTH } from '#shared/limits/limits.ts';
import { STORAGE_LIMITS } from '#shared/limits/storage-limits.ts';
import type { Attendee } from '#shared/nights/attendees-contract.ts';
import { tidyName } from '#shared/text/person-name.ts';
import { type ChosenPlayer, isComing, typedNameError } from './set-up-form.ts';

interface ChoosePlayersProps {
  players: readonly ChosenPlayer[];
  attendees: readonly Attendee[];
  /** The order counts: the first is the best seed. */
  isOrdered: boolean;
  error: string | undefined;
  onChange: (players: readonly ChosenPlayer[]) => void;
}

const { most: MAX_PLAYERS } = STORAGE_LIMITS.tournamentPlayers;

/** Who plays: those who come, and names that are typed. Changes are announced. */
export function ChoosePlayers({ players, attendees, isOrdered, error, onChange }: ChoosePlayersProps) {
  const [announcement, setAnnouncement] = useState('');
  const [name, setName] = useState('');
  const [nameError, setNameError] = useState<string | null>(null);
  const list = useRef<HTMLOListElement>(null);
  const field = useRef<HTMLInputElement>(null);
  const chosen = new Set(players.map(({ attendeeId }) => attendeeId));
  const free = attendees.filter((attendee) => isComing(attendee) && !chosen.has(attendee.id));
  const isFull = players.length >= MAX_PLAYERS;
  const add = (player: ChosenPlayer) => {
    onChange([...players, player]);
    setAnnouncement(t('{name} plays.', { name: player.name }));
  };
  const addTyped = () => {
    const wrong = typedNameError(name, players);
    setNameError(wrong);
    field.current?.focus();
    if (wrong !== null) return;
    add({ attendeeId: null, name: tidyName(name) });
    setName('');
  };
  const move = (index: number, by: -1 | 1) => {
    const next = moveRow(players, index, by);
    if (next === players) return;
    onChange(next);
    const [moved, seed] = [players[index]?.name ?? '', index + by + 1];
    setAnnouncement(t('{name} is seed {seed} of {count}.', { name: moved, seed, count: players.length }));
  };
  const remove = (index: number) => {
    // Focus the neighbour before the button is removed.
    const near = list.current?.children[index + 1] ?? list.current?.children[index - 1];
    (near?.querySelector<HTMLElement>('[data-remove]') ?? field.current)?.focus();
    onChange(players.toSpliced(index, 1));
    setAnnouncement(t('{name} does not play.', { name: players[index]?.name ?? '' }));
  };
  return (
    <fieldset className="grid min-w-0 gap-2">
      <legend className="mb-1.5 text-sm font-strong">{t('Players: {count}', { count: players.length })}</legend>
      <p role="status" className="sr-only">
        {announcement}
      </p>
      {players.length === 0 ? (
        <p className="text-sm text-ink-2">{t('Nobody yet. Choose guests who accepted, or type names.')}</p>
      ) : null}
      <ol ref={list} aria-label={t('Who plays')} className="grid gap-1.5 empty:hidden sm:grid-cols-2">
        {players.map((player, index) => (
          <li
            key={player.attendeeId ?? player.name}
            className="flex min-w-0 items-center rounded-md bg-lamp-tint py-0.5 ps-3"
          >
            {isOrdered ? <b className="num w-6 flex-none font-display">{index + 1}</b> : null}
            <bdi className="min-w-0 flex-1 text-note leading-snug wrap-anywhere">{player.name}</bdi>
            {isOrdered ? (
              <>
                <MoveButton
                  icon={ArrowUp}
                  label={t('Move {name} up', { name: player.name })}
                  isOff={index === 0}
                  onClick={() => move(index, -1)}
                />
                <MoveButton
                  icon={ArrowDown}
                  label={t('Move {name} down', { name: player.name })}
                  isOff={index === players.length - 1}
                  onClick={() => move(index, 1)}
                />
              </>
            ) : null}
            <IconButton
              data-remove
              className="text-ink"
              icon={X}
              label={t('Take {name} off', { name: player.name })}
              onClick={() => remove(index)}
            />
          </li>
        ))}
      </ol>
      {error ? (
        <p role="alert" className="field-error">
          {error}
        </p>
      ) : null}
      {free.length > 0 && !isFull ? (
        <div role="group" aria-label={t('Guests who come')} className="flex flex-wrap gap-1.5">
          {free.map((attendee) => (
            <Button
              key={attendee.id}
              size="sm"
              icon={Plus}
              aria-label={t('Add {name}', { name: displayNameOf(attendee) })}
              onClick={() => add({ attendeeId: attendee.id, name: displayNameOf(attendee) })}
            >
              <bdi>{displayNameOf(attendee)}</bdi>
            </Button>
          ))}
        </div>
      ) : null}
      {isFull ? (
        <p className="text-sm text-ink-2">
          {t('That is all: a tournament has at most {most} players.', { most: MAX_PLAYERS })}
        </p>
      ) : (
        <div className="mt-1.5 flex items-end gap-2">
          <Field label={t('Somebody else')} className="min-w-0 flex-1" error={nameError ?? undefined}>
            <TextInput
              ref={field}
              value={name}
              maxLength={MAX_NAME_LENGTH}
              autoComplete="off"
              onChange={({ target }) => setName(target.value)}
              onKeyDown={(event) => {
                if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
                event.preventDefault();
                addTyped();
              }}
            />
          </Field>
          <Button icon={Plus} onClick={addTyped}>
            {t('Add')}
          </Button>
        </div>
      )}
    </fieldset>
  );
}

interface MoveButtonProps {
  icon: typeof ArrowUp;
  label: string;
  isOff: boolean;
  onClick: () => void;
}

const MoveButton = ({ icon, label, isOff, onClick }: MoveButtonProps) => (
  <IconButton
    className="text-ink aria-disabled:cursor-default aria-disabled:text-ink-3 aria-disabled:opacity-45"
    icon={icon}
    label={label}
    aria-disabled={isOff}
    onClick={onClick}
  />
);

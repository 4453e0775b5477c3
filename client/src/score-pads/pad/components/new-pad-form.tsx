import { useQuery } from '@tanstack/react-query';
import { Repeat2, ArrowDown, ArrowUp, UsersRound, X } from 'lucide-react';
import { useMemo, useRef, useState } from 'react';
import { useLocation, useSearch } from 'wouter';
import { GameCover } from '#client/brand/game-cover.tsx';
import { ownSheetsQuery } from '#client/plays/score-sheets/api.ts';
import { readFormDraft, writeFormDraft } from '#client/lib/device/form-drafts.ts';
import { Button } from '#client/ui/forms/button.tsx';
import { Field } from '#client/ui/forms/field.tsx';
import { Select } from '#client/ui/forms/select.tsx';
import { Tile } from '#client/ui/layout/tile.tsx';
import type { Category } from '#shared/enums.ts';
import { MAX_SHORT_TEXT_LENGTH } from '#shared/limits/limits.ts';
import { sheetsFor } from '#client/plays/score-sheets/built-in-sheets.ts';
import type { ScoreSheet } from '#shared/shapes/score-sheet.ts';
import { placeOfSheet } from '../chosen-sheet.ts';
import { createPad, type NewPadData } from '../create-pad.ts';
import { withTyped, withMoved, withPlayer } from '../seating.ts';
import { playersInAddress } from '../game-in-address.ts';
import { padAddress } from '../pad-address.ts';
import { PeopleChips } from '#client/plays/parts/people-chips.tsx';
import '#client/plays/parts/player-rows.css';
import { usePlaySuggestions } from '#client/plays/use-play-suggestions.ts';
import { IconButton } from '#client/ui/forms/icon-button.tsx';
import { nameKey } from '#shared/text/person-name.ts';
import { AddPlayer } from './add-player.tsx';
import { SeatMark } from './seat-mark.tsx';
import { t } from '#client/score-pads/words/words.ts';

interface NewPadFormProps {
  game: NewPadData['game'] & { category: Category };
  ownerId: number;
  /** Returns to the choice of a game. */
  onOther: () => void;
}

/** Sheet and players of a new pad. */
export function NewPadForm({ game, ownerId, onOther }: NewPadFormProps) {
  const [, navigate] = useLocation();
  const { data: own } = useQuery(ownSheetsQuery);
  const sheets = useMemo(() => sheetsFor(game, own ?? []), [game, own]);
  const [chosen, setChosen] = useState<ScoreSheet | null>(null);
  const [players, setPlayers] = useSeated(ownerId, playersInAddress(useSearch()));
  const typed = useRef('');
  const [isBeginning, setIsBeginning] = useState(false);
  const place = placeOfSheet(sheets, chosen);
  const sheet = sheets[place];

  const begin = async () => {
    if (!sheet || isBeginning) return;
    setIsBeginning(true);
    const name = sheet.name.slice(0, MAX_SHORT_TEXT_LENGTH);
    const all = withTyped(players, typed.current);
    const pad = await createPad({ ownerId, game, sheet: { ...sheet, name }, players: all });
    setPlayers([]);
    navigate(padAddress(pad));
  };

  return (
    <Tile as="section" className="begin-form grid gap-4.5" aria-labelledby="begin-title">
      <header className="flex flex-wrap items-center gap-x-3 gap-y-2">
        <GameCover
          title={game.title}
          category={game.category}
          imageUrl={game.imageUrl}
          className="size-14 flex-none rounded-md shadow-ply"
        />
        <h2 className="m-0 flex-[1_1_8rem] wrap-anywhere" id="begin-title">
          {game.title}
        </h2>
        <Button size="sm" variant="ghost" icon={Repeat2} onClick={onOther}>
          {t('Other Game')}
        </Button>
      </header>
      <Field label={t('Score sheet')} hint={sheet ? sheetHint(sheet) : null}>
        <Select
          value={String(place)}
          options={sheets.map(({ name }, index) => ({ value: String(index), label: name }))}
          onChange={(event) => setChosen(sheets[Number(event.target.value)] ?? null)}
        />
      </Field>
      <Seating
        names={players}
        onChange={setPlayers}
        onType={(name) => {
          typed.current = name;
        }}
      />
      <Button
        variant="primary"
        size="lg"
        full
        pending={isBeginning}
        pendingLabel={t('Beginning...')}
        onClick={() => void begin()}
      >
        {t('Begin')}
      </Button>
    </Tile>
  );
}

function sheetHint({ outcome, rows }: NewPadData['sheet']): string {
  const wins = outcome === 'lowest' ? t('Fewest points win.') : t('Most points win.');
  return rows.length === 0
    ? `${t('A row for every round.')} ${wins}`
    : `${rows.map(({ label }) => label).join(', ')}. ${wins}`;
}

/**
 * The people chosen for a table, kept in this tab until it begins: they stay seated while another game is chosen, a score
 * sheet is written, or the page is reloaded. @param named in the address, who sit down instead
 */
function useSeated(ownerId: number, named: string[]): [names: string[], setNames: (names: string[]) => void] {
  const key = `${ownerId}.seated`;
  const [names, setNames] = useState(() =>
    named.length > 0 ? named : (readFormDraft<{ names: string[] }>(key)?.typed.names ?? []),
  );
  return [
    names,
    (seated) => {
      setNames(seated);
      writeFormDraft<{ names?: string[] }>(key, { typed: seated.length === 0 ? {} : { names: seated }, filled: {} });
    },
  ];
}

interface SeatingProps {
  names: readonly string[];
  onChange: (names: string[]) => void;
  /** Called with a name that is typed and not yet added. */
  onType: (name: string) => void;
}

/** The players in playing order. */
function Seating({ names, onChange, onType }: SeatingProps) {
  const { memory } = usePlaySuggestions();
  const taken = new Set(names.map(nameKey));
  const free = memory.names.filter((name) => !taken.has(nameKey(name)));
  const add = (name: string) => onChange(withPlayer(names, name));
  return (
    <fieldset className="grid min-w-0 gap-3 [&_li:not(.people-chips_li)]:flex [&_li:not(.people-chips_li)]:min-h-12 [&_li:not(.people-chips_li)]:items-center [&_li:not(.people-chips_li)]:gap-1 [&_li:not(.people-chips_li)]:py-0.5 [&_li:not(.people-chips_li)]:pr-1 [&_li:not(.people-chips_li)]:pl-2.5 [&_ol>li:not(:first-child)]:border-t [&_ol>li:not(:first-child)]:border-t-line">
      <legend className="text-sm leading-[1.3] font-strong">{t('Players')}</legend>
      {names.length > 0 ? (
        <ol>
          {names.map((name, index) => (
            <li key={name}>
              <SeatMark seat={index % 10} />
              <bdi className="min-w-0 flex-1 px-2 font-strong wrap-anywhere">{name}</bdi>
              <IconButton
                icon={ArrowUp}
                label={t('{name} plays earlier', { name })}
                disabled={index === 0}
                onClick={() => onChange(withMoved(names, index, -1))}
              />
              <IconButton
                icon={ArrowDown}
                label={t('{name} plays later', { name })}
                disabled={index === names.length - 1}
                onClick={() => onChange(withMoved(names, index, 1))}
              />
              <IconButton
                icon={X}
                label={t('Remove {name}', { name })}
                onClick={() => onChange(names.toSpliced(index, 1))}
              />
            </li>
          ))}
        </ol>
      ) : null}
      <AddPlayer count={names.length} onAdd={add} onType={onType} people={free} />
      {names.length === 0 && memory.lastPlayers.length > 0 ? (
        <Button size="sm" icon={UsersRound} onClick={() => onChange([...memory.lastPlayers])}>
          {t('Same players again')}
        </Button>
      ) : null}
      <PeopleChips people={free} onPick={add} />
    </fieldset>
  );
}

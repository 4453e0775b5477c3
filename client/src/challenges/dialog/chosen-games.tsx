import { X } from 'lucide-react';
import { useMemo, useRef, useState } from 'react';
import { t } from '#client/challenges/words/words.ts';
import { Combobox } from '#client/ui/forms/combobox.tsx';
import { Field } from '#client/ui/forms/field.tsx';
import { IconButton } from '#client/ui/forms/icon-button.tsx';
import { readersCollator } from '#shared/games/collection-sort.ts';
import { titleKey } from '#shared/games/duplicate-title.ts';
import { isOwned } from '#shared/games/lists.ts';
import type { Game } from '#shared/games/games-contract.ts';
import { MAX_TITLE_LENGTH } from '#shared/limits/limits.ts';
import { TEN } from '#shared/challenges/ten.ts';
import type { ChosenGame } from '#shared/shapes/challenge-rule.ts';
import { searched, searchNames } from '#shared/text/search-names.ts';

const MOST_OFFERED = 8;

interface ChosenGamesProps {
  games: readonly Game[];
  value: readonly ChosenGame[];
  onChange: (games: ChosenGame[]) => void;
  error: string | undefined;
}

/** The games of a 10 x 10: from the owner's lists, or any title. */
export function ChosenGames({ games, value, onChange, error }: ChosenGamesProps) {
  const [text, setText] = useState('');
  const list = useRef<HTMLUListElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const offered = useMemo(() => choosable(games), [games]);
  const isFull = value.length >= TEN;
  const options = isFull || text.trim() === '' ? [] : optionsFor(offered, value, text);
  const choose = (game: ChosenGame) => {
    setText('');
    onChange([...value, game]);
  };
  const remove = (game: ChosenGame) => {
    onChange(value.filter((one) => one !== game));
    input.current?.focus();
  };
  return (
    <div className="grid gap-2.5">
      <Field
        label={t('Games ({chosen} of {ten})', { chosen: value.length, ten: TEN })}
        hint={isFull ? t('All ten are chosen.') : t('Type a title. You can choose the rest later.')}
        error={error}
      >
        <Combobox
          ref={input}
          value={text}
          onChange={setText}
          options={options}
          keyOf={({ title }) => title}
          onChoose={choose}
          suggested={options[0] ?? null}
          disabled={isFull}
          maxLength={MAX_TITLE_LENGTH}
          placeholder={t('Game title')}
          listLabel={t('Games')}
          status={
            text.trim() === '' ? '' : t('{count, plural, one {# game} other {# games}}', { count: options.length })
          }
        >
          {({ gameId, title }) => (
            <span className="flex flex-wrap items-baseline justify-between gap-x-3" dir="auto">
              {title}
              {gameId === null ? <small className="text-xs text-ink-2">{t('Not on your lists')}</small> : null}
            </span>
          )}
        </Combobox>
      </Field>
      {value.length > 0 ? (
        <ul ref={list} aria-label={t('Chosen games')} className="grid gap-1.5 sm:grid-cols-2">
          {value.map((game) => (
            <li
              key={titleKey(game.title)}
              className="flex min-w-0 items-center gap-2 rounded-md bg-tile-2 py-0.5 pr-0.5 pl-3 text-sm"
            >
              <span className="min-w-0 flex-1 wrap-anywhere" dir="auto">
                {game.title}
              </span>
              <IconButton icon={X} label={t('Take {title} out', { title: game.title })} onClick={() => remove(game)} />
            </li>
          ))}
        </ul>
      ) : null}
    </div>
  );
}

/** Games without expansions, owned ones first, each title once. */
function choosable(games: readonly Game[]): ChosenGame[] {
  const byTitle = new Map<string, ChosenGame>();
  const sorted = games
    .filter(({ isExpansion }) => !isExpansion)
    .toSorted((a, b) => Number(isOwned(b)) - Number(isOwned(a)) || readersCollator().compare(a.title, b.title));
  for (const { id, title } of sorted) {
    const key = titleKey(title);
    if (!byTitle.has(key)) byTitle.set(key, { gameId: id, title });
  }
  return [...byTitle.values()];
}

/** Those that match what is typed, then the typed title itself unless it is among them. */
function optionsFor(offered: readonly ChosenGame[], chosen: readonly ChosenGame[], text: string): ChosenGame[] {
  const taken = new Set(chosen.map(({ title }) => titleKey(title)));
  const free = offered.filter(({ title }) => !taken.has(titleKey(title)));
  const found = searchNames(free, text, ({ title }) => searched([title])).slice(0, MOST_OFFERED);
  const typed = titleKey(text);
  const isKnown = taken.has(typed) || found.some(({ title }) => titleKey(title) === typed);
  return isKnown ? found : [...found, { gameId: null, title: text.trim() }];
}

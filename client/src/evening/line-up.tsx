import { Dices, Plus } from 'lucide-react';
import { GameCover } from '#client/brand/game-cover.tsx';
import '#client/ui/marks/die-line.css';
import { reasonLine } from '#shared/evening/reason-line.ts';
import { Button } from '#client/ui/forms/button.tsx';
import type { PlannedEvening } from '#shared/evening/evening-contract.ts';
import type { Event } from '#shared/nights/events-contract.ts';
import { clockText, endText, titlesText } from './evening-text.ts';
import {
  fill,
  type FittingLineUp,
  type PlannedGame as Planned,
  addReserveGame,
  rerollPlan,
  type EveningOptions,
} from './evening-options.ts';
import { PlannedGame } from './planned-game.tsx';
import { PutOnNight } from './put-on-night.tsx';
import { t } from '#client/evening/words/words.ts';

interface LineUpProps {
  event: Event;
  evening: PlannedEvening;
  lineUp: FittingLineUp;
  options: EveningOptions;
  onChange: (options: EveningOptions) => void;
}

/** The evening in order; each game can be exchanged, kept or left out. */
export function LineUp({ event, evening: { heads, minutes, saved }, lineUp, options, onChange }: LineUpProps) {
  const { games, missing, minutesLeft, served } = lineUp;
  const at = (minutesAfter: number) => clockText(event, minutesAfter);
  const guests = games.filter(({ game }) => game.source !== 'host_shelf').map(({ game }) => game.title);
  // Games of an alternative choice would be replaced by the best ones once they are all on the night.
  const stay = () => {
    if (options.seed === 1) return;
    const numbers = games.map(({ game }) => game.number);
    onChange({ ...options, kept: numbers.filter((number) => !options.locked.includes(number)) });
  };
  return (
    <>
      <p role="status" className="sr-only">
        {titlesText(games.map(({ game }) => game.title))}
      </p>
      <EveningStrip
        games={games}
        minutes={minutes}
        ticks={minutes <= 1440 ? [0, 1, 2, 3, 4].map((quarter) => at((minutes * quarter) / 4)) : []}
      />
      <ol className="evening-games mt-2.5" aria-label={t('The evening')}>
        {games.map((planned) => (
          <PlannedGame
            key={planned.game.number}
            planned={planned}
            lineUp={lineUp}
            heads={heads}
            at={at(planned.startsAfter)}
            options={options}
            onChange={onChange}
          />
        ))}
      </ol>
      <p className="grid grid-cols-[66px_22px_minmax(0,1fr)] items-start gap-x-2 pt-2.25 text-sm max-compact:grid-cols-[64px_22px_minmax(0,1fr)] max-compact:gap-x-1.5 max-4xs:block">
        <b className="text-right whitespace-nowrap text-ink tabular-nums">{at(lineUp.minutes)}</b>{' '}
        <i
          className="mx-auto mt-1.25 mb-0 size-2.5 rounded-round bg-lamp shadow-[0_0_0_1.5px_var(--lamp-edge)] max-4xs:hidden"
          aria-hidden="true"
        />
        <span>
          {endText(minutesLeft)}{' '}
          {served.of > 0
            ? t('{count} of {all} voters get a game of theirs.', { count: served.count, all: served.of })
            : ''}
        </span>
      </p>
      {missing ? <p className="mt-2 text-sm wrap-anywhere text-ink-2">{missing}</p> : null}
      {options.most !== null && minutesLeft > 0 ? (
        <button type="button" className="link min-h-6" onClick={() => onChange(fill(options, lineUp))}>
          {t('Fill the evening')}
        </button>
      ) : null}
      <ReserveGames lineUp={lineUp} options={options} onChange={onChange} />
      <div className="mt-4 flex flex-wrap gap-2.5 max-sm:[&_.btn]:flex-auto">
        <Button icon={Dices} disabled={!lineUp.hasOthers} onClick={() => onChange(rerollPlan(options))}>
          {lineUp.hasOthers ? t('Another Evening') : t('Nothing else comes close')}
        </Button>
        <PutOnNight eventId={event.id} games={games} saved={saved} onDone={stay} />
      </div>
      {guests.length > 0 ? (
        <p className="mt-2 text-sm wrap-anywhere text-ink-2">
          {t(
            '{count, plural, one {{titles} comes with a guest and stays theirs.} other {{titles} come with guests and stay theirs.}}',
            { count: guests.length, titles: titlesText(guests) },
          )}
        </p>
      ) : null}
    </>
  );
}

interface EveningStripProps {
  games: readonly Planned[];
  /** Length of the whole evening. */
  minutes: number;
  /** Clock times at the start, each quarter and the end. */
  ticks: readonly string[];
}

/** The evening to scale: a cover per game, width by duration. The list below has the same content. */
function EveningStrip({ games, minutes, ticks }: EveningStripProps) {
  return (
    <div aria-hidden="true">
      <div className="relative mt-4 h-11.5 rounded-sm bg-well shadow-inset">
        {games.map(({ game, startsAfter, minutes: length }, index) => (
          <div
            className="absolute inset-y-0 overflow-hidden rounded-chip"
            key={game.number}
            style={{ left: `${(100 * startsAfter) / minutes}%`, width: `${(100 * length) / minutes}%` }}
          >
            <GameCover
              title={game.title}
              category={game.category ?? 'family'}
              imageUrl={game.imageUrl}
              className="size-full"
            />
            <b className="absolute bottom-1 left-1 min-w-5 rounded-xs bg-[#fefffd] text-center font-display text-xs leading-5 font-extrabold text-[#10292d]">
              {index + 1}
            </b>
          </div>
        ))}
      </div>
      <div className="mt-1.25 flex justify-between text-xs text-ink-2 tabular-nums max-4xs:hidden">
        {ticks.map((tick) => (
          <span key={tick}>{tick}</span>
        ))}
      </div>
    </div>
  );
}

/** Alternative games, each with a button to add it and the games it replaces. */
function ReserveGames({ lineUp, options, onChange }: Pick<LineUpProps, 'lineUp' | 'options' | 'onChange'>) {
  const { games, reserve } = lineUp;
  if (reserve.length === 0) return null;
  return (
    <div className="mt-4">
      <h3 className="mb-2 text-sm font-strong text-ink-2" id="evening-reserve">
        {t('In reserve, tap to put in')}
      </h3>
      <ul className="grid gap-2.5 sm:grid-cols-2" aria-labelledby="evening-reserve">
        {reserve.map((offered) => {
          const { game, minutes, reasons, replaces } = offered;
          const replaced = games.filter((planned) => replaces.includes(planned.game.number));
          return (
            <li key={game.number}>
              <button
                type="button"
                className="die-line grid size-full grid-cols-[auto_minmax(0,1fr)_auto] items-center gap-3 rounded-md p-2.5 text-start text-inherit [--board:var(--tile)] hover:bg-tile-2 max-4xs:grid-cols-[minmax(0,1fr)_auto]"
                onClick={() => onChange(addReserveGame(options, lineUp, offered))}
              >
                <GameCover
                  title={game.title}
                  category={game.category ?? 'family'}
                  imageUrl={game.imageUrl}
                  className="aspect-square w-11 rounded-sm max-4xs:hidden"
                />
                <span>
                  <b className="block leading-[1.3] wrap-anywhere" dir="auto">
                    {game.title}
                  </b>
                  <small className="mt-0.5 block text-xs leading-[1.3] wrap-anywhere text-ink-2">
                    {replaced.length > 0
                      ? t('{minutes} min, in place of {titles}', {
                          minutes,
                          titles: titlesText(replaced.map((one) => one.game.title)),
                        })
                      : t('{minutes} min', { minutes })}
                  </small>
                  <small className="mt-0.5 block text-xs leading-[1.3] wrap-anywhere text-ink-2">
                    {reasonLine(reasons)}
                  </small>
                </span>
                <Plus className="icon" aria-hidden="true" />
              </button>
            </li>
          );
        })}
      </ul>
    </div>
  );
}

import { Dices } from 'lucide-react';
import { Button } from '#client/ui/forms/button.tsx';
import type { PlannedEvening } from '#shared/evening/evening-contract.ts';
import type { Event } from '#shared/nights/events-contract.ts';
import { clockText, endText, titlesText } from './evening-text.ts';
import { fill, type FittingLineUp, addReserveGame, rerollPlan, type EveningOptions } from './evening-options.ts';
import { EveningStrip } from './evening-strip.tsx';
import { PlannedGame } from './planned-game.tsx';
import { PutOnNight } from './put-on-night.tsx';
import { ReserveGames } from './reserve-games.tsx';

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
      <ol className="evening-games mt-2.5" aria-label="The evening">
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
          {endText(minutesLeft)} {served.of > 0 ? `${served.count} of ${served.of} voters get a game of theirs.` : ''}
        </span>
      </p>
      {missing ? <p className="mt-2 text-sm wrap-anywhere text-ink-2">{missing}</p> : null}
      {options.most !== null && minutesLeft > 0 ? (
        <button type="button" className="link min-h-6" onClick={() => onChange(fill(options, lineUp))}>
          Fill the evening
        </button>
      ) : null}
      <ReserveGames lineUp={lineUp} onAddReserve={(reserve) => onChange(addReserveGame(options, lineUp, reserve))} />
      <div className="mt-4 flex flex-wrap gap-2.5 max-sm:[&_.btn]:flex-[1_0_auto] max-4xs:[&_.btn]:flex-auto">
        <Button icon={Dices} disabled={!lineUp.hasOthers} onClick={() => onChange(rerollPlan(options))}>
          {lineUp.hasOthers ? 'Another Evening' : 'Nothing else comes close'}
        </Button>
        <PutOnNight eventId={event.id} games={games} saved={saved} onDone={stay} />
      </div>
      {guests.length > 0 ? (
        <p className="mt-2 text-sm wrap-anywhere text-ink-2">
          {titlesText(guests)} {guests.length === 1 ? 'comes with a guest and stays' : 'come with guests and stay'}{' '}
          theirs.
        </p>
      ) : null}
    </>
  );
}

import { useMutation } from '@tanstack/react-query';
import { ListChecks } from 'lucide-react';
import { setEventGames } from '#client/features/game-nights/api.ts';
import { Button } from '#client/ui/button.tsx';
import { toast } from '#client/ui/toast.ts';
import type { PlannedEvening } from '#shared/contracts/evening.ts';
import type { Event } from '#shared/contracts/events.ts';
import { ROLES } from '#shared/rules/evening/roles.ts';
import { clockText, reasonsText } from '../evening-words.ts';
import * as messages from '../messages.ts';
import { exchange, fill, leaveOut, settle, type Wishes } from '../wishes.ts';
import { EmptyPlace } from './empty-place.tsx';
import { PlannedGame } from './planned-game.tsx';

type LineUpThere = Extract<PlannedEvening['lineUp'], { fits: true }>;

interface LineUpProps {
  event: Event;
  lineUp: LineUpThere;
  wishes: Wishes;
  onChange: (wishes: Wishes) => void;
}

/** The evening in its order, each game to be exchanged, kept or left out. */
export function LineUp({ event, lineUp, wishes, onChange }: LineUpProps) {
  const { games, reserve, minutes, minutesLeft, served } = lineUp;
  const titles = games.map(({ game }) => game.title).join(', ');
  const { mutate, isPending } = useMutation({
    ...setEventGames,
    onSuccess: (put) => toast(messages.putOnNight(put.length, brought)),
    onError: (error) => toast(messages.putFailed(error)),
  });
  const own = games.filter(({ game }) => game.source === 'host_shelf').map(({ game }) => game.number);
  const brought = games.filter(({ game }) => game.source !== 'host_shelf').map(({ game }) => game.title);
  return (
    <>
      <p role="status" className="sr-only">
        {titles}
      </p>
      <ol className="evening-games" aria-label="The evening">
        {ROLES.map((role) => {
          const planned = games.find((game) => game.role === role);
          const locked = wishes.locked[role];
          return planned ? (
            <PlannedGame
              key={role}
              planned={planned}
              at={clockText(event, planned.startsAfter)}
              isLocked={locked === planned.game.number}
              onLock={() => onChange(settle(wishes, role, locked === undefined ? planned.game.number : null))}
              onExchange={() => onChange(exchange(wishes, lineUp, role))}
              onLeaveOut={role === 'main' ? undefined : () => onChange(leaveOut(wishes, lineUp, role))}
            />
          ) : (
            <EmptyPlace
              key={role}
              role={role}
              isWished={locked === 'none'}
              onFill={() => onChange(fill(wishes, lineUp, role))}
            />
          );
        })}
      </ol>
      <p className="evening-end">
        <b>{clockText(event, minutes)}</b> The end{minutesLeft > 0 ? `, ${minutesLeft} minutes early` : ''}.{' '}
        {served.of > 0 ? `${served.count} of ${served.of} voters get a game of theirs.` : ''}
      </p>
      {reserve ? (
        <p className="evening-note">
          <b>In reserve: {reserve.game.title}.</b> {reasonsText(reserve.reasons)}
        </p>
      ) : null}
      <Button
        variant="act"
        icon={ListChecks}
        className="evening-put"
        pending={isPending}
        pendingLabel="Putting..."
        disabled={own.length === 0}
        onClick={() => mutate({ id: event.id, gameIds: own })}
      >
        Put These on the Night
      </Button>
      {brought.length > 0 ? (
        <p className="evening-note">{brought.join(' and ')} comes with a guest and stays theirs.</p>
      ) : null}
    </>
  );
}
